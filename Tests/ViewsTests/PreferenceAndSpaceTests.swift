import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Values handed up, spaces handed down, state that follows identity.
@Suite @MainActor struct PreferenceAndSpaceTests {
  final class Log { var lines: [String] = [] }

  struct Offset: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  /// FR-113, rule PR1: views that set no value take no part, so no default arrives last and wins.
  @Test(arguments: [false, true]) func defaultsDoNotReplaceValues(hasBranch: Bool) {
    let log = Log()
    _ = mounted(
      Color.red
        .preference(key: Offset.self, value: -25)
        .overlay { if hasBranch { Color.green } }
        .background { Color.blue.frame(width: 3) }
        .onPreferenceChange(Offset.self) { log.lines.append("\($0)") })
    #expect(log.lines == ["-25.0"])
  }

  struct Joined: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  /// Siblings are reduced in the order of the views; a value further out replaces those inside.
  @Test func preferencesAreReducedInOrder() {
    let log = Log()
    _ = mounted(
      VStack {
        Color.red.preference(key: Joined.self, value: "a")
        HStack {
          Color.red
          Color.red.preference(key: Joined.self, value: "b").transformPreference(Joined.self) {
            $0 += "!"
          }
        }
        ForEach(0..<2) { Color.red.preference(key: Joined.self, value: "\($0)") }
        VStack { Color.red.preference(key: Joined.self, value: "lost") }
          .preference(key: Joined.self, value: "c")
      }
      .onPreferenceChange(Joined.self) { log.lines.append($0) })
    #expect(log.lines == ["ab!01c"])
  }

  struct Probe: View {
    let space: String
    var body: some View {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .named(space))
        block("\(space) \(Int(frame.minX)) \(Int(frame.minY))", 1, 1)
      }
    }
  }

  /// FR-119, rule CS1: a bar 82 high, a side 200 wide, the pane in the rest.
  @Test(arguments: [
    ("pane", "pane 0 0", true), ("other", "other 200 82", false), ("outer", "outer 200 0", true),
  ]) func namedSpaces(space: String, expected: String, isKnown: Bool) {
    let graph = mounted(
      VStack(spacing: 0) {
        Color.gray.frame(height: 82)
        HStack(spacing: 0) {
          Color.gray.frame(width: 200)
          Probe(space: space).coordinateSpace(.named("pane"))
        }
        .coordinateSpace(.named("outer"))
      }, width: 500, height: 400)
    #expect(frames(graph).keys.sorted() == [expected])
    #expect(graph.diagnostics.map(\.kind) == (isKnown ? [] : [.missingCoordinateSpace]))
  }

  @Test func theInnerOfTwoSpacesWins() {
    let graph = mounted(
      Probe(space: "s").coordinateSpace(.named("s")).padding(10).coordinateSpace(.named("s")))
    #expect(frames(graph).keys.sorted() == ["s 0 0"])
  }

  struct Row: View {
    let id: Int
    @State private var birth: Int
    init(id: Int, clock: Int) {
      self.id = id
      _birth = State(initialValue: clock)
    }
    var body: some View { block("row \(id) of \(birth)", 10, 10) }
  }

  struct Rows: View {
    let ids: [Int]
    let clock: Int
    var body: some View {
      VStack(spacing: 0) { ForEach(ids, id: \.self) { Row(id: $0, clock: clock) } }
    }
  }

  /// Rule P9.
  @Test func stateFollowsIdentity() {
    let graph = mounted(Rows(ids: [1, 2, 3], clock: 0))
    for (clock, ids) in [[3, 2, 1], [0, 3, 1], [2, 3], [3, 1, 2]].enumerated() {
      graph.update(Rows(ids: ids, clock: clock + 1), environment: EnvironmentValues())
      graph.settle()
    }
    let order = frames(graph).sorted { $0.value.minY < $1.value.minY }.map(\.key)
    #expect(order == ["row 3 of 0", "row 1 of 4", "row 2 of 3"])
    #expect(graph.diagnostics.isEmpty)
  }

  @Test func equalIDsWarn() {
    let graph = mounted(Rows(ids: [1, 2, 1, 1], clock: 0))
    #expect(frames(graph).count == 2)
    #expect(graph.diagnostics.map(\.message) == ["ForEach: 3 rows have the id “1”"])
  }

  private struct Marks: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(
      value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
    ) { value.merge(nextValue()) { $1 } }
  }

  private struct Bubble: Shape {
    var isSquare = false
    nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      let size = proposal.replacingUnspecifiedDimensions()
      return isSquare ? CGSize(width: size.height, height: size.height) : size
    }
  }

  /// What a reader builds anew in every pass calls for layout only where it measures otherwise.
  @Test func readersOfAnchorsWithShapesOfTheirOwnSettle() {
    let view = HStack {
      block("mark", 20, 20).anchorPreference(key: Marks.self, value: .bounds) { ["mark": $0] }
    }
    .frame(width: 100, height: 100)
    .overlayPreferenceValue(Marks.self) { marks in
      GeometryReader { proxy in
        if let mark = marks["mark"] {
          Color.clear.frame(width: 30, height: 10).background(Bubble())
            .accessibilityIdentifier("bubble")
            .position(x: proxy[mark].midX, y: proxy[mark].maxY + 10)
        }
      }
    }
    let graph = mounted(view, width: 100, height: 100)
    #expect(graph.diagnostics.isEmpty)
    expectFrames(graph, ["bubble": [35, 65, 30, 10]])
  }

  private struct Morphing: View {
    @State private var isSquare = false
    var body: some View {
      HStack(spacing: 0) {
        Bubble(isSquare: isSquare).accessibilityIdentifier("bubble")
          .onTapGesture { isSquare.toggle() }
      }
    }
  }

  @Test func shapesThatChangeTheirSizeAreLaidOutAgain() {
    let graph = mounted(Morphing(), width: 100, height: 40)
    expectFrames(graph, ["bubble": [0, 0, 100, 40]])
    #expect(graph.tap("bubble"))
    expectFrames(graph, ["bubble": [30, 0, 40, 40]])
  }
}
