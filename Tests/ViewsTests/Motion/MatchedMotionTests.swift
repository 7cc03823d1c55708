import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Matched geometry in flight (rule M8).
@Suite @MainActor struct MatchedMotionTests {
  /// Three cells, of which one holds the plate.
  struct Cells: View {
    let selection: Int
    var transition = AnyTransition.offset()
    @Namespace private var space
    var body: some View {
      HStack(spacing: 10) {
        ForEach(0..<3, id: \.self) { index in
          Color.clear.frame(width: 20 + 10 * CGFloat(index), height: 20)
            .background {
              if index == selection {
                Color.red.transition(transition).matchedGeometryEffect(id: "plate", in: space)
              }
            }
        }
      }
    }
  }

  private static let times = [0.05, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1]

  /// The row begins at 45: cells at 45, 75 and 115, 20, 30 and 40 wide.
  @Test(arguments: [(0, 2, 45.0, 20.0, 115.0, 40.0), (2, 0, 115, 40, 45, 20)])
  func onePlateMoves(
    from: Int, to: Int, x: CGFloat, width: CGFloat, targetX: CGFloat, targetWidth: CGFloat
  ) {
    for time in Self.times {
      let host = Switched { Cells(selection: ($0 + from) % 3 == from ? from : to) }
      host.set(1, line, passing: time)
      let part = CGFloat(time)
      expect(
        host.shown(.red),
        [[x + (targetX - x) * part, 40, width + (targetWidth - width) * part, 20]])
    }
  }

  @Test func velocityIsKept() {
    let host = Switched { Cells(selection: $0) }
    host.set(2, .spring(duration: 1), passing: 0.2)
    let before = host.shown(.red)[0].rect.minX
    host.graph.pass(0.001)
    let speed = (host.shown(.red)[0].rect.minX - before) / 0.001
    host.set(1, .spring(duration: 1), passing: 0.001)
    let after = host.shown(.red)[0].rect.minX
    #expect(speed > 20)
    #expect(abs((after - before) / 0.002 - speed) < 2)
  }

  /// A plate that fades is painted at the same place as the one that comes.
  @Test func fadingViewsMoveAlong() {
    let host = Switched { Cells(selection: $0, transition: .opacity) }
    host.set(2, line, passing: 0.25)
    let shown = host.shown(.red)
    #expect(shown.map(\.opacity).sorted() == [0.25, 0.75])
    for plate in shown {
      #expect(plate.rect == CGRect(x: 62.5, y: 40, width: 25, height: 20))
    }
    host.graph.settle()
    expect(host.shown(.red), [[115, 40, 40, 20]])
  }

  struct Following: View {
    let selection: Int
    @Namespace private var space
    var body: some View {
      HStack(spacing: 10) {
        ForEach(0..<3, id: \.self) { index in
          Color.clear.frame(width: 20 + 10 * CGFloat(index), height: 20)
            .matchedGeometryEffect(id: index, in: space)
        }
      }
      .background {
        Color.red.matchedGeometryEffect(id: selection, in: space, isSource: false)
      }
    }
  }

  @Test func followersMoveToAnotherSource() {
    let host = Switched { Following(selection: $0) }
    host.set(2, line, passing: 0.5)
    expect(host.shown(.red), [[80, 40, 30, 20]])
    host.graph.settle()
    expect(host.shown(.red), [[115, 40, 40, 20]])
  }

  /// A source that is moved by the layout takes its followers along.
  struct Carried: View {
    let isRight: Bool
    @Namespace private var space
    var body: some View {
      ZStack {
        Color.clear
        Color.blue.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space)
          .frame(width: 100, alignment: isRight ? .trailing : .leading)
        Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
      }
    }
  }

  @Test func followersGoWithTheirSource() {
    let host = Switched { Carried(isRight: $0 == 1) }
    expect(host.shown(.red), [[50, 40, 20, 20]])
    host.set(1, line, passing: 0.25)
    expect(host.shown(.blue), [[70, 40, 20, 20]])
    expect(host.shown(.red), [[70, 40, 20, 20]])
    host.graph.settle()
    expect(host.shown(.red), [[130, 40, 20, 20]])
  }

  @Test func aLaterViewBeginsWhereItIs() {
    let host = Switched { Cells(selection: $0) }
    host.settle(7, line)
    #expect(host.shown(.red).isEmpty)
    host.set(1, line, passing: 0.25)
    expect(host.shown(.red), [[75, 40, 30, 20]])
  }
}
