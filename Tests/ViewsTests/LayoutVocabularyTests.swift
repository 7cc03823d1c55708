import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Layouts of a program's own, hidden layouts and layouts that choose.
@Suite @MainActor struct LayoutVocabularyTests {
  /// Lines of ideal-sized views, 8 points apart, lines 6 points apart.
  struct LineWrap: Layout {
    typealias AnimatableData = EmptyAnimatableData

    private func arrange(_ subviews: Subviews, _ limit: CGFloat) -> (CGFloat, [CGPoint]) {
      var (x, y, lineHeight) = (CGFloat(0), CGFloat(0), CGFloat(0))
      let origins = subviews.map { subview in
        let size = subview.sizeThatFits(.unspecified)
        if x > 0, x + size.width > limit { (x, y, lineHeight) = (0, y + lineHeight + 6, 0) }
        defer {
          x += size.width + 8
          lineHeight = max(lineHeight, size.height)
        }
        return CGPoint(x: x, y: y)
      }
      return (y + lineHeight, origins)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let limit = proposal.width ?? 300
      return CGSize(width: limit, height: arrange(subviews, limit).0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (subview, origin) in zip(subviews, arrange(subviews, bounds.width).1) {
        subview.place(
          at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
          proposal: .unspecified)
      }
    }
  }

  /// Recorded: customlayout/line-wrap.
  @Test(arguments: [false, true]) func lineWrap(isHidden: Bool) {
    let content = Group {
      block("item0", 25, 16)
      block("item1", 25, 16)
      block("item2", 35.5, 16)
      block("item3", 27.5, 16)
      block("item4", 25, 16)
      block("item5", 60, 30)
      block("item6", 18.5, 16)
    }
    let layout = isHidden ? AnyLayout(AnyLayout(LineWrap())) : nil
    let lines = Group {
      if let layout { layout { content } } else { LineWrap() { content } }
    }
    let graph = mounted(
      lines.frame(width: 160).accessibilityIdentifier("lines"), width: 320, height: 160)
    expectFrames(
      graph,
      [
        "item0": [80, 54, 25, 16], "item1": [113, 54, 25, 16], "item2": [146, 54, 35.5, 16],
        "item3": [189.5, 54, 27.5, 16], "item4": [80, 76, 25, 16], "item5": [113, 76, 60, 30],
        "item6": [181, 76, 18.5, 16], "lines": [80, 54, 160, 52],
      ])
  }

  struct Turning: View {
    static var toggle: () -> Void = {}
    static var appeared = 0
    @State private var isUpright = false

    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: 25, height: 16).accessibilityIdentifier("first")
          .onAppear { Turning.appeared += 1 }
      }
    }

    var body: some View {
      let layout =
        isUpright ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 8))
      let _ = Self.toggle = { isUpright.toggle() }
      layout {
        Counter()
        block("second", 30, 20)
        block("third", 35.5, 16)
      }
      .accessibilityIdentifier("stack")
    }
  }

  /// Recorded: customlayout/any-layout.
  @Test func anyLayoutSwitchesAndKeepsIdentity() {
    Turning.appeared = 0
    let graph = mounted(Turning(), width: 240, height: 120)
    let flat: KeyValuePairs<String, [CGFloat]> = [
      "first": [66.75, 52, 25, 16], "second": [99.75, 50, 30, 20],
      "third": [137.75, 52, 35.5, 16], "stack": [66.75, 50, 106.5, 20],
    ]
    expectFrames(graph, flat)
    Turning.toggle()
    graph.settle()
    expectFrames(
      graph,
      [
        "first": [107.5, 30, 25, 16], "second": [105, 50, 30, 20],
        "third": [102.25, 74, 35.5, 16], "stack": [102.25, 30, 35.5, 60],
      ])
    Turning.toggle()
    graph.settle()
    expectFrames(graph, flat)
    #expect(Turning.appeared == 1)
  }

  struct Choice: View {
    static var log: [String] = []
    var axes: Axis.Set = [.horizontal, .vertical]
    var body: some View {
      ViewThatFits(in: axes) {
        block("wide", 101.5, 16).onAppear { Self.log.append("+wide") }
          .onDisappear { Self.log.append("-wide") }
          .preference(key: Names.self, value: ["wide"])
        block("narrow", 25, 32).onAppear { Self.log.append("+narrow") }
          .onDisappear { Self.log.append("-narrow") }
          .preference(key: Names.self, value: ["narrow"])
      }
    }
  }

  struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  /// GT-22: nothing fits in 10, so the last candidate shows.
  @Test(arguments: [
    (200, 200, "wide"), (60, 200, "narrow"), (10, 200, "narrow"), (200, 10, "narrow"),
  ]) func viewThatFits(width: CGFloat, height: CGFloat, name: String) {
    let graph = mounted(Choice(), width: width, height: height)
    #expect(frames(graph).keys.sorted() == [name])
  }

  @Test(arguments: [
    (Axis.Set.horizontal, 200, 8, "wide"), (.horizontal, 60, 8, "narrow"),
    (.vertical, 10, 20, "wide"), (.vertical, 200, 8, "narrow"),
  ]) func viewThatFitsLooksAtItsAxes(axes: Axis.Set, width: CGFloat, height: CGFloat, name: String)
  {
    let graph = mounted(Choice(axes: axes), width: width, height: height)
    #expect(frames(graph).keys.sorted() == [name])
  }

  @Test func emptyCandidateIsNoCandidate() {
    let graph = mounted(
      ViewThatFits {
        EmptyView()
        block("box", 4, 4)
      }, width: 12, height: 12)
    expectFrames(graph, ["box": [4, 4, 4, 4]])
  }

  @Test func onlyTheChosenCandidateExists() {
    struct Holder: View {
      static var width: CGFloat = 200
      static var names: [String] = []
      var body: some View {
        Choice().frame(width: Self.width)
          .onPreferenceChange(Names.self) { Self.names = $0 }
      }
    }
    Choice.log = []
    let graph = mounted(Holder())
    #expect(Choice.log == ["+wide"])
    #expect(Holder.names == ["wide"])
    Holder.width = 60
    graph.update(Holder(), environment: EnvironmentValues())
    graph.settle()
    #expect(Choice.log.sorted() == ["+narrow", "+wide", "-wide"])
    #expect(Holder.names == ["narrow"])
  }
}
