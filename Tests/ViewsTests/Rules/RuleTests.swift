import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Rules of docs/layout-rules.md that no case of another suite holds, in shapes of their own.
@Suite @MainActor struct RuleTests {
  private var rightToLeft: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    return environment
  }

  // MARK: Stacks

  /// Rule L13: ideal lengths decide, the last candidate is the fallback.
  @Test(arguments: [(120, "wide"), (119, "middle"), (60, "middle"), (59, "small"), (5, "small")])
  func candidatesThatFit(width: Int, shown: String) {
    let view = ViewThatFits(in: .horizontal) {
      block("wide", 120, 10)
      block("middle", 60, 400)
      block("small", 20, 10)
    }
    #expect(Array(frames(mounted(view, width: CGFloat(width), height: 50)).keys) == [shown])
  }

  /// Rule L15: an empty ForEach adds no distance.
  @Test func emptyCollectionsTakeNoRoom() {
    let column = VStack {
      block("a", 10, 10)
      ForEach([Int](), id: \.self) { _ in block("none", 10, 10) }
      block("b", 10, 10)
    }
    expectFrames(mounted(column), ["a": [145, 86, 10, 10], "b": [145, 104, 10, 10]])
  }

  // MARK: Right to left

  /// Rules R1, R2. The outer frame aligns the column by its leading guide, which is the explicit one of
  /// the guided view (rule A1).
  @Test func containersMirrorAndSubtreesTurnBack() {
    let column = VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 5) {
        block("a", 20, 10)
        block("b", 30, 10)
      }
      HStack(spacing: 5) {
        block("c", 20, 10)
        block("d", 30, 10)
      }
      .environment(\.layoutDirection, .leftToRight)
      block("padded", 20, 10).padding(.leading, 7)
      block("framed", 20, 10).frame(width: 50, alignment: .trailing)
      block("guided", 20, 10).alignmentGuide(.leading) { _ in 4 }
    }
    .frame(width: 100, alignment: .leading)
    expectFrames(
      mounted(column, width: 100, height: 50, environment: rightToLeft),
      [
        "a": [80, 0, 20, 10], "b": [45, 0, 30, 10], "c": [45, 10, 20, 10], "d": [70, 10, 30, 10],
        "padded": [73, 20, 20, 10], "framed": [50, 30, 20, 10], "guided": [84, 40, 20, 10],
      ])
  }

  /// Rule R3.
  @Test func horizontalScrollViewsStartAtTheRight() {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        block("first", 80, 20)
        block("second", 80, 20)
      }
    }
    expectFrames(
      mounted(view, width: 100, height: 20, environment: rightToLeft),
      ["first": [20, 0, 80, 20], "second": [-60, 0, 80, 20]])
  }

  private struct Steps: Layout {
    typealias AnimatableData = EmptyAnimatableData
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 40)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        let offset = CGFloat(index) * 20
        subview.place(
          at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), proposal: .unspecified)
      }
    }
  }

  /// Rule R4: the framework mirrors layouts of one's own, and grids.
  @Test func ownLayoutsAndGridsAreMirrored() {
    let steps = Steps {
      block("a", 20, 20)
      block("b", 20, 20)
    }
    expectFrames(
      mounted(steps, width: 100, height: 40, environment: rightToLeft),
      ["a": [80, 0, 20, 20], "b": [60, 20, 20, 20]])
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        block("c", 20, 20)
        block("d", 30, 20)
      }
    }
    expectFrames(
      mounted(grid, width: 60, height: 20, environment: rightToLeft),
      ["c": [40, 0, 20, 20], "d": [0, 0, 30, 20]])
  }

  /// Rule R5: a position counts from the mirrored edge, an offset moves against the reading direction.
  @Test func positionsAndOffsets() {
    let positioned = block("a", 10, 10).position(x: 20, y: 10).accessibilityIdentifier("whole")
    expectFrames(
      mounted(positioned, width: 100, height: 40, environment: rightToLeft),
      ["whole": [0, 0, 100, 40], "a": [75, 5, 10, 10]])
    let moved = block("b", 10, 10).offset(x: 7).accessibilityIdentifier("place")
    expectFrames(
      mounted(moved, width: 100, height: 40, environment: rightToLeft),
      ["place": [45, 15, 10, 10], "b": [38, 15, 10, 10]])
  }

  // MARK: Lazy containers and scroll views

  /// Rule G1.
  @Test func lazyStacksFillAcross() {
    let column = LazyVStack(spacing: 0) { block("a", 10, 10) }.accessibilityIdentifier("stack")
    expectFrames(
      mounted(ScrollView { column }, width: 100, height: 50),
      ["stack": [0, 0, 100, 10], "a": [45, 0, 10, 10]])
    let row = LazyHStack(spacing: 0) { block("a", 10, 10) }.accessibilityIdentifier("stack")
    expectFrames(
      mounted(ScrollView(.horizontal) { row }, width: 100, height: 50),
      ["stack": [0, 0, 10, 50], "a": [0, 20, 10, 10]])
  }

  /// Rule G3: a track without an alignment takes the grid's, and the centre across.
  @Test func cellsOfTracks() {
    let columns = [
      GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40), alignment: .bottomTrailing),
    ]
    let grid = LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
      block("a", 10, 10)
      block("b", 10, 10)
      block("tall", 10, 30)
    }
    expectFrames(
      mounted(ScrollView { grid }, width: 100, height: 50),
      ["a": [0, 0, 10, 10], "b": [70, 0, 10, 10], "tall": [0, 10, 10, 30]])
  }

  /// Rule G4: headers and footers are lines across the whole grid.
  @Test func headersAreLinesOfTheirOwn() {
    let grid = LazyVGrid(
      columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))], spacing: 0
    ) {
      Section {
        block("a", 10, 10)
        block("b", 10, 10)
        block("c", 10, 10)
      } header: {
        Color.red.frame(height: 20).accessibilityIdentifier("header")
      } footer: {
        Color.red.frame(height: 5).accessibilityIdentifier("footer")
      }
    }
    expectFrames(
      mounted(ScrollView { grid }, width: 100, height: 100),
      [
        "header": [0, 0, 100, 20], "a": [20, 20, 10, 10], "b": [70, 20, 10, 10],
        "c": [20, 30, 10, 10], "footer": [0, 40, 100, 5],
      ])
  }

  /// Rules S2, S4: content gets no length along the axis; rigid neighbours leave the rest.
  @Test func scrollViewsBetweenBars() {
    let column = VStack(spacing: 0) {
      block("top", 100, 30)
      ScrollView {
        VStack(spacing: 0) {
          Color.red.accessibilityIdentifier("flexible")
          block("rigid", 40, 500)
        }
      }
      .accessibilityIdentifier("scroll")
      block("bottom", 100, 20)
    }
    expectFrames(
      mounted(column, width: 100, height: 200),
      [
        "scroll": [0, 30, 100, 150], "flexible": [0, 30, 100, 10], "rigid": [30, 40, 40, 500],
        "bottom": [0, 180, 100, 20],
      ])
  }

  // MARK: Effects and text

  private struct Followers: View {
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        block("source", 40, 40).matchedGeometryEffect(id: "x", in: space)
        block("follower", 10, 10)
          .matchedGeometryEffect(id: "x", in: space, isSource: false)
          .frame(width: 10, height: 10).accessibilityIdentifier("slot")
        block("next", 10, 10)
      }
    }
  }

  /// Rule P7: the follower keeps its slot, and its neighbour its place.
  @Test func followersKeepTheirSlots() {
    expectFrames(
      mounted(Followers(), width: 60, height: 40),
      ["source": [0, 0, 40, 40], "slot": [40, 15, 10, 10], "next": [50, 15, 10, 10]])
  }

  /// Rule P12: the sigma of a shadow and of a blur is their radius.
  @Test func shadowsAndBlursAreGaussians() {
    let shadow = Drawn(Color.white.shadow(color: .black, radius: 4, x: 1, y: 2)).list.dump()
    #expect(shadow.contains("shadow(#000000 4 1,2)"), "\(shadow)")
    let blur = Drawn(Color.white.blur(radius: 3)).list.dump()
    #expect(blur.contains("blur(3)"), "\(blur)")
  }

  /// Rule T3.
  @Test(arguments: [(Font.title2, Font.Weight.bold), (.title3, .semibold), (.body, .semibold)])
  func boldTraits(font: Font, weight: Font.Weight) {
    func width(_ text: Text) -> CGFloat? {
      frames(mounted(text.accessibilityIdentifier("text")))["text"]?.width
    }
    #expect(
      width(Text("Hamburgefonts").font(font).bold())
        == width(Text("Hamburgefonts").font(font.weight(weight))))
    #expect(
      width(Text("Hamburgefonts").font(font)) != width(Text("Hamburgefonts").font(font).bold()))
  }

  /// Rule T5: beside a text lies the plain distance.
  @Test func rowsOfTextsKeepEight() throws {
    let row = HStack {
      Text("One").accessibilityIdentifier("one")
      Text("Two").accessibilityIdentifier("two")
      block("block", 10, 10)
    }
    let found = frames(mounted(row))
    let (one, two, last) = try (
      #require(found["one"]), #require(found["two"]), #require(found["block"])
    )
    #expect(abs(two.minX - one.maxX - 8) < 1e-9 && abs(last.minX - two.maxX - 8) < 1e-9)
  }

  /// Rule T6: a row on its first baselines.
  @Test func baselinesOfTexts() throws {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("Big").font(.system(size: 40)).accessibilityIdentifier("big")
      Text("Small").font(.system(size: 20)).accessibilityIdentifier("small")
      block("block", 10, 10)
    }
    let found = frames(mounted(row, environment: environment(.ios18, scale: 1)))
    let (big, small, last) = try (
      #require(found["big"]), #require(found["small"]), #require(found["block"])
    )
    // Ascents of 40 and 20 points: 38.09 and 19.04, to the pixel.
    #expect(small.minY - big.minY == 19)
    #expect(last.maxY - big.minY == 38)
  }

  /// Rule T11: between lines only.
  @Test(arguments: [(1, 0), (2, 5), (3, 10)])
  func lineSpacing(lines: Int, extra: Int) throws {
    let text = Array(repeating: "Line", count: lines).joined(separator: "\n")
    func height(_ spacing: CGFloat) throws -> CGFloat {
      let view = Text(text).lineSpacing(spacing).accessibilityIdentifier("text")
      return try #require(frames(mounted(view))["text"]).height
    }
    #expect(try abs(height(5) - height(0) - CGFloat(extra)) <= 1.0 / 3)
  }
}

/// Rule P8: while a change is animated, layout has the target values at once.
@Suite @MainActor struct AnimatedLayoutTests {
  private struct Growing: View {
    @State private var isLarge = false
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: isLarge ? 80 : 20, height: 20).accessibilityIdentifier("box")
          .onTapGesture { withAnimation(.linear(duration: 1)) { isLarge = true } }
        block("next", 10, 20)
      }
    }
  }

  @Test func framesHaveTheirTargetsAtOnce() throws {
    let graph = mounted(Growing(), width: 100, height: 20)
    expectFrames(graph, ["box": [35, 0, 20, 20], "next": [55, 0, 10, 20]])
    graph.perform { _ = (graph.named("box")?.layoutParent as? any InteractionTarget)?.performTap() }
    graph.pass(0.25)
    expectFrames(graph, ["box": [5, 0, 80, 20], "next": [85, 0, 10, 20]])
  }
}

/// Rule PR2.
@Suite @MainActor struct PreferenceChangeTests {
  private struct Width: PreferenceKey {
    static var defaultValue: Int { 7 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private final class Log { var values: [Int] = [] }

  private struct Reporting: View {
    let log: Log
    @State private var count = 1
    @State private var other = 0
    var body: some View {
      HStack {
        Color.red.preference(key: Width.self, value: count).accessibilityIdentifier("count")
          .onTapGesture { count += 1 }
        Color.red.opacity(Double(other)).onTapGesture { other += 1 }
          .accessibilityIdentifier("other")
      }
      .onPreferenceChange(Width.self) { log.values.append($0) }
    }
  }

  @Test func actionsRunForTheFirstAndForOtherValues() {
    let log = Log()
    let graph = mounted(Reporting(log: log))
    #expect(log.values == [1])
    #expect(graph.tap("other"))
    #expect(log.values == [1])
    #expect(graph.tap("count"))
    #expect(log.values == [1, 2])
  }
}
