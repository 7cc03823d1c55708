import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// What lies elsewhere after a change moves there (rule M7).
@Suite @MainActor struct FrameMotionTests {
  @Test func leavesMoveAndGrow() {
    let row = Switched { value in
      HStack(spacing: 0) {
        Color.red.frame(width: value == 0 ? 20 : 60, height: 20)
        Color.blue.frame(width: 40, height: 40)
      }
    }
    expect(row.shown(.red), [[70, 40, 20, 20]])
    row.set(1, line, passing: 0.25)
    // From 70 to 50, and from 20 to 60 wide.
    expect(row.shown(.red), [[65, 40, 30, 20]])
    expect(row.shown(.blue), [[95, 30, 40, 40]])
    row.graph.pass(0.25)
    expect(row.shown(.red), [[60, 40, 40, 20]])
    expect(row.shown(.blue), [[100, 30, 40, 40]])
    row.graph.pass(0.5)
    expect(row.shown(.red), [[50, 40, 60, 20]])
    // Layout itself has been there at once.
    expectFrames(row.graph, [:])
  }

  @Test func layoutIsAtItsTargetAtOnce() {
    let row = Switched { value in
      Color.red.frame(width: value == 0 ? 20 : 60, height: 20).accessibilityIdentifier("box")
    }
    row.set(1, line, passing: 0.25)
    expectFrames(row.graph, ["box": [70, 40, 60, 20]])
  }

  /// The order of a ForEach changes: every row goes its own way.
  @Test func rowsChangeTheirOrder() {
    let rows = Switched { value in
      VStack(spacing: 0) {
        ForEach(value == 0 ? [Color.red, .blue, .green] : [.green, .red, .blue], id: \.self) {
          $0.frame(width: 10, height: 10)
        }
      }
    }
    rows.set(1, line, passing: 0.5)
    expect(rows.shown(.red), [[95, 40, 10, 10]])
    expect(rows.shown(.blue), [[95, 50, 10, 10]])
    expect(rows.shown(.green), [[95, 45, 10, 10]])
  }

  @Test func retargetingGoesOnFromWhereItIs() {
    let box = Switched { value in
      Color.red.frame(width: 10, height: 10)
        .frame(width: 110, alignment: value == 0 ? .leading : .trailing)
    }
    box.set(1, line, passing: 0.5)
    expect(box.shown(.red), [[95, 45, 10, 10]])
    box.set(0, line, passing: 0.25)
    // The old way goes on for 25, the new one has begun: 145 - 25 - 25 = 95.
    expect(box.shown(.red), [[95, 45, 10, 10]])
    box.graph.pass(0.5)
    expect(box.shown(.red), [[70, 45, 10, 10]])
    box.graph.settle()
    expect(box.shown(.red), [[45, 45, 10, 10]])
  }

  @Test func withoutAnAnimationNothingMoves() {
    let box = Switched { value in
      Color.red.frame(width: 10, height: 10)
        .frame(width: 110, alignment: value == 0 ? .leading : .trailing)
    }
    box.set(1, passing: 0.1)
    expect(box.shown(.red), [[145, 45, 10, 10]])
    // A change without one ends what runs.
    box.set(0, line, passing: 0.5)
    expect(box.shown(.red), [[95, 45, 10, 10]])
    box.set(2, passing: 0)
    expect(box.shown(.red), [[145, 45, 10, 10]])
  }

  /// Clips and what they clip move each by itself.
  @Test func clipsMove() {
    let box = Switched { value in
      Color.red.frame(width: value == 0 ? 20 : 40, height: 20).clipShape(Rectangle())
    }
    box.set(1, line, passing: 0.5)
    let clips = box.list.items.compactMap { item -> CGRect? in
      guard case .group(let group) = item else { return nil }
      return group.clip?.path.boundingRect
    }
    #expect(clips == [CGRect(x: 85, y: 40, width: 30, height: 20)])
    expect(box.shown(.red), [[85, 40, 30, 20]])
  }

  /// What lies in an effect moves with it.
  @Test func effectsCarryTheirContent() {
    let box = Switched { value in
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }
      .offset(y: 5)
      .frame(width: 120, alignment: value == 0 ? .leading : .trailing)
    }
    box.set(1, line, passing: 0.5)
    expect(box.shown(.red), [[90, 50, 10, 10]])
    expect(box.shown(.blue), [[100, 50, 10, 10]])
  }

  /// A group moves as one: what enters it is where the group is.
  @Test(arguments: [(true, 55.0), (false, 150.0)]) func geometryGroups(
    isGroup: Bool, x: CGFloat
  ) {
    let box = Switched { value in
      let pair = HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        if value == 1 { Color.blue.frame(width: 10, height: 10).transition(.identity) }
      }
      .frame(width: 20, alignment: .leading)
      Group {
        if isGroup { pair.geometryGroup() } else { pair }
      }
      .frame(width: 120, alignment: value == 0 ? .leading : .trailing)
    }
    box.set(1, line, passing: 0.05)
    expect(box.shown(.blue), [[x, 45, 10, 10]])
  }

  @Test func backgroundsGrowWithTheirView() {
    let box = Switched { value in
      Color.clear.frame(width: value == 0 ? 20 : 60, height: 20)
        .padding(5).background(Color.red, in: Rectangle()).border(Color.blue, width: 2)
    }
    box.set(1, line, passing: 0.5)
    expect(box.shown(.red), [[75, 35, 50, 30]])
    expect(box.shown(.blue), [[76, 36, 48, 28]])
  }

  struct Scrolled: View {
    static var scroll: (Int) -> Void = { _ in }
    var body: some View {
      ScrollViewReader { proxy in
        let _ = Self.scroll = { proxy.scrollTo($0, anchor: .top) }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { index in
              (index == 2 ? Color.red : Color.blue).frame(height: 40)
            }
          }
        }
      }
    }
  }

  @Test func animatedScrollingMoves() {
    let host = Switched { _ in Scrolled() }
    expect(host.shown(.red), [[0, 80, 200, 40]])
    host.graph.perform { withAnimation(line) { Scrolled.scroll(2) } }
    host.graph.pass(0.5)
    expect(host.shown(.red), [[0, 40, 200, 40]])
    host.graph.settle()
    expect(host.shown(.red), [[0, 0, 200, 40]])
    host.graph.perform { Scrolled.scroll(0) }
    host.graph.pass(0.1)
    expect(host.shown(.red), [[0, 80, 200, 40]])
  }

  /// At a time no more is measured than for the change at rest, and what moves is only painted.
  @Test func framesAtATimeCostNoLayout() {
    let host = Switched { value in
      HStack(spacing: 0) {
        Color.red.frame(width: value == 0 ? 20 : 60, height: 20)
        Text("beside").opacity(value == 0 ? 1 : 0)
      }
    }
    func sizings() -> Int {
      func count(_ node: ViewNode) -> Int {
        node.sizings + node.layoutChildren.map(count).reduce(0, +)
      }
      return host.graph.root.map(count) ?? 0
    }
    let start = sizings()
    host.settle(1)
    let plain = sizings() - start
    host.set(0, line, passing: 0)
    #expect(sizings() - start - plain <= 2 * plain)
    let changed = sizings()
    host.graph.pass(0.5)
    #expect(sizings() == changed)
  }
}
