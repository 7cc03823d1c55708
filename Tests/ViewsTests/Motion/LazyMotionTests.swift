import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Rows of lazy containers that come, go and move (rule M19).
@Suite @MainActor struct LazyMotionTests {
  private struct Row: Identifiable {
    let id: Int
    let color: Color
  }

  private static let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple,
  ]

  private func row(_ id: Int) -> some View {
    Self.colors[id].frame(width: 40, height: 20)
  }

  /// A list of rows for each value, 100 points high.
  private func stack(_ ids: [[Int]]) -> Switched<some View> {
    Switched { value in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(ids[value], id: \.self) { self.row($0) } }
      }
    }
  }

  private func shown(_ host: Switched<some View>, _ id: Int) -> [Shown] {
    host.shown(Self.colors[id])
  }

  @Test func newRowsFadeWhileTheOthersMakeRoom() {
    let host = stack([[0, 1, 2], [0, 3, 1, 2]])
    host.set(1, line, passing: 0.25)
    expect(shown(host, 0), [[80, 0, 40, 20]])
    expect(shown(host, 3), [[80, 20, 40, 20]], opacity: 0.25)
    expect(shown(host, 1), [[80, 25, 40, 20]])
    expect(shown(host, 2), [[80, 45, 40, 20]])
  }

  @Test func rowsThatGoFadeWhereTheyLay() {
    let host = stack([[0, 3, 1, 2], [0, 1, 2]])
    host.set(1, line, passing: 0.25)
    expect(shown(host, 3), [[80, 20, 40, 20]], opacity: 0.75)
    expect(shown(host, 1), [[80, 35, 40, 20]])
    host.graph.pass(0.75)
    expect(shown(host, 3), [])
    expect(shown(host, 1), [[80, 20, 40, 20]])
  }

  @Test func rowsComeByTheirTransition() {
    let host = Switched { value in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(value == 0 ? [0] : [3, 0], id: \.self) { id in
            self.row(id).transition(.offset(x: 40))
          }
          if value == 1 { self.row(5).transition(.offset(x: -40)) }
        }
      }
    }
    host.set(1, line, passing: 0.25)
    expect(shown(host, 3), [[110, 0, 40, 20]])
    expect(shown(host, 0), [[80, 5, 40, 20]])
    expect(shown(host, 5), [[50, 40, 40, 20]])
    host.set(0, line, passing: 0)
    host.graph.settle()
    host.set(1, line, passing: 10)
    host.set(0, line, passing: 0.5)
    expect(shown(host, 3), [[100, 0, 40, 20]])
    expect(shown(host, 0), [[80, 10, 40, 20]])
  }

  /// The ends are the pictures of trees that never moved.
  @Test(arguments: [
    ([0, 1, 2], [0, 3, 1, 2]), ([0, 3, 1, 2], [0, 1]), ([0, 1, 2], [2, 1, 0]),
  ])
  func bothEndsAreAtRest(_ before: [Int], _ after: [Int]) {
    let host = stack([before, after])
    host.set(1, line, passing: 1)
    #expect(host.list == stack([after]).list)
    host.set(0, line, passing: 0)
    host.graph.settle()
    #expect(host.list == stack([before]).list)
  }

  /// Rows below the sight come up with the others, those that are pushed out of it go down.
  @Test func rowsMoveIntoSightAndOutOfIt() {
    let all = Array(0..<10)
    let host = stack([all, Array(all.dropFirst())])
    host.set(1, line, passing: 0.25)
    expect(shown(host, 0), [[80, 0, 40, 20]], opacity: 0.75)
    expect(shown(host, 4), [[80, 75, 40, 20]])
    expect(shown(host, 5), [[80, 95, 40, 20]])
    host.graph.settle()
    #expect(host.list == stack([Array(all.dropFirst())]).list)
    host.set(0, line, passing: 0.25)
    expect(shown(host, 0), [[80, 0, 40, 20]], opacity: 0.25)
    expect(shown(host, 4), [[80, 65, 40, 20]])
    expect(shown(host, 5), [[80, 85, 40, 20]])
    host.graph.settle()
    #expect(host.list == stack([all]).list)
  }

  /// What is built because it is scrolled to was there all the time.
  @Test func rowsScrolledToDoNotFade() {
    let all = Array(0..<10)
    let host = Switched { value in
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(all, id: \.self) { self.row($0) } }
        }
        .onChange(of: value) { reader.scrollTo(9, anchor: .bottom) }
      }
    }
    host.set(1, line, passing: 0.25)
    let opacities = Set(all.flatMap { shown(host, $0) }.map(\.opacity))
    #expect(opacities == [1])
  }

  @Test func rowsOfALaterAnimationDoNotFadeEither() {
    let all = Array(0..<10)
    let host = stack([Array(all.prefix(9)), all, all.reversed()])
    host.settle(1, line)
    host.set(2, line, passing: 0.25)
    let opacities = Set(all.flatMap { shown(host, $0) }.map(\.opacity))
    #expect(opacities == [1])
  }

  @Test func cellsOfGridsComeAndGo() {
    let host = Switched { value in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40))], spacing: 0) {
          ForEach(value == 0 ? [0, 1, 2] : [3, 0, 1, 2], id: \.self) { self.row($0) }
        }
      }
    }
    host.set(1, line, passing: 0.25)
    expect(shown(host, 3), [[60, 0, 40, 20]], opacity: 0.25)
    expect(shown(host, 0), [[70, 0, 40, 20]])
    expect(shown(host, 1), [[90, 5, 40, 20]])
    host.settle(0)
    host.settle(1)
    host.set(0, line, passing: 0.25)
    expect(shown(host, 3), [[60, 0, 40, 20]], opacity: 0.75)
    expect(shown(host, 0), [[90, 0, 40, 20]])
  }

  @Test func withoutAnimationNothingMoves() {
    let host = stack([[0, 1, 2], [3, 1]])
    host.set(1, passing: 0)
    expect(shown(host, 0) + shown(host, 2), [])
    expect(shown(host, 3), [[80, 0, 40, 20]])
    #expect(host.graph.clock.seconds == 0)
  }

  @Test func theAnimationOfAValueCountsToo() {
    let host = Switched { value in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(value == 0 ? [0] : [3, 0], id: \.self) { self.row($0) }
        }
        .animation(line, value: value)
      }
    }
    host.set(1, passing: 0.25)
    expect(shown(host, 3), [[80, 0, 40, 20]], opacity: 0.25)
    expect(shown(host, 0), [[80, 5, 40, 20]])
  }

  /// A row that comes back before it is gone is the same one.
  @Test func rowsComeBack() {
    let host = stack([[0, 1], [1]])
    host.set(1, line, passing: 0.5)
    host.set(0, line, passing: 0.25)
    // Half gone, and a quarter of the way on from there.
    expect(shown(host, 0), [[80, 0, 40, 20]], opacity: 0.5 - 0.25 + 0.25)
    host.graph.settle()
    #expect(host.list == stack([[0, 1]]).list)
  }

  @Test func rowsDisappearWhenTheyAreGone() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let host = Switched { value in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(value == 0 ? [0, 1] : [1], id: \.self) { id in
            self.row(id).onAppear { log.lines.append("+\(id)") }
              .onDisappear { log.lines.append("-\(id)") }
          }
        }
      }
    }
    log.lines = []
    host.set(1, line, passing: 0.5)
    #expect(log.lines.isEmpty)
    host.graph.settle()
    #expect(log.lines == ["-0"])
  }
}
