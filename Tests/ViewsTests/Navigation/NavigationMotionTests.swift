import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Screens of a stack that move past each other (rule M15).
@Suite @MainActor struct NavigationMotionTests {
  private func part(_ time: Double) -> Double { PresentationMotionTests.part(time) }

  private func host(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> Switched<some View> {
    var environment = environment(.ios18)
    change(&environment)
    return Switched(width: 320, height: 480, environment: environment) { value in
      NavigationStack(path: .constant(Array(0..<value))) {
        Color.red.navigationTitle("Root")
          .navigationDestination(for: Int.self) { level in
            (level == 0 ? Color.green : Color.blue).navigationTitle("Level \(level)")
              .navigationBarTitleDisplayMode(.inline)
          }
      }
    }
  }

  private func change(_ host: Switched<some View>, to value: Int, passing seconds: Double) {
    host.set(value, under: Transaction(), passing: seconds)
  }

  private func place(_ host: Switched<some View>, _ color: Color) -> CGFloat? {
    let wanted = color.displayColor(in: EnvironmentValues())
    return host.list.shapes.first { $0.color == wanted }?.rect.minX
  }

  /// The new screen comes from the trailing edge, the old one gives way by 30 %.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [0.05, 0.1, 0.3])
  func screensPass(_ direction: LayoutDirection, _ time: Double) throws {
    let host = host { $0.layoutDirection = direction }
    let sign: CGFloat = direction == .rightToLeft ? -1 : 1
    change(host, to: 1, passing: time)
    #expect(isClose(place(host, .red), sign * -0.3 * 320 * part(time), within: 1e-4))
    #expect(isClose(place(host, .green), sign * 320 * (1 - part(time)), within: 1e-4))
    host.graph.settle()
    change(host, to: 0, passing: time)
    #expect(isClose(place(host, .red), sign * -0.3 * 320 * (1 - part(time)), within: 1e-4))
    #expect(isClose(place(host, .green), sign * 320 * part(time), within: 1e-4))
  }

  /// Several levels at once are one passage; back goes to a screen of the stack.
  @Test func onlyTheTopScreensPass() {
    let host = host()
    change(host, to: 2, passing: 0.1)
    #expect(place(host, .green) == nil)
    #expect(isClose(place(host, .blue), 320 * (1 - part(0.1)), within: 1e-4))
    host.graph.settle()
    change(host, to: 0, passing: 0.1)
    #expect(place(host, .green) == nil)
    #expect(isClose(place(host, .blue), 320 * part(0.1), within: 1e-4))
  }

  @Test(arguments: [1, 2]) func bothEndsAreAtRest(_ level: Int) {
    let host = host()
    let before = host.list
    host.settle(level)
    let other = Switched(width: 320, height: 480, environment: environment(.ios18)) { value in
      NavigationStack(path: .constant(Array(0..<(value + level)))) {
        Color.red.navigationTitle("Root")
          .navigationDestination(for: Int.self) { level in
            (level == 0 ? Color.green : Color.blue).navigationTitle("Level \(level)")
              .navigationBarTitleDisplayMode(.inline)
          }
      }
    }
    #expect(host.list == other.list && host.list != before)
    change(host, to: 0, passing: 10)
    #expect(host.list == before)
  }

  @Test func changesCanBeStill() {
    let host = host()
    host.set(1, under: Transaction(animation: nil), passing: 0)
    let early = host.list
    host.graph.settle()
    #expect(host.list == early && host.graph.clock.seconds == 0)
  }

  @Test func reducedMotionFades() throws {
    let host = host { $0[keyPath: \.accessibilityReduceMotion] = true }
    change(host, to: 1, passing: 0.1)
    #expect(place(host, .red) == 0 && place(host, .green) == 0)
    let green = try #require(
      host.list.shapes.first { $0.color == Color.green.displayColor(in: EnvironmentValues()) })
    #expect(abs(green.opacity - part(0.1)) < 1e-6)
  }

  /// Back in the middle of the way: no jump of place or speed.
  @Test func goingBackInFlightTakesOver() throws {
    let host = host()
    func x(after seconds: Double) throws -> CGFloat {
      host.graph.pass(seconds)
      return try #require(place(host, .green))
    }
    change(host, to: 1, passing: 0.0995)
    let first = try x(after: 0)
    let second = try x(after: 0.0005)
    change(host, to: 0, passing: 0.0005)
    let third = try x(after: 0)
    #expect(second < first && abs((third - second) - (second - first)) < 0.1)
    #expect(try x(after: 0.2) > third)
    host.graph.settle()
    #expect(place(host, .green) == nil && place(host, .red) == 0)
  }

  /// A screen disappears when it is out of sight.
  @Test func screensDisappearAtTheEnd() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let host = Switched(width: 320, height: 480) { value in
      NavigationStack(path: .constant(Array(0..<value))) {
        Text("root").onAppear { log.lines.append("+root") }
          .onDisappear { log.lines.append("-root") }
          .navigationDestination(for: Int.self) { _ in
            Text("top").onAppear { log.lines.append("+top") }
              .onDisappear { log.lines.append("-top") }
          }
      }
    }
    change(host, to: 1, passing: 0.2)
    #expect(log.lines == ["+root", "+top"])
    host.graph.settle()
    #expect(log.lines == ["+root", "+top", "-root"])
    change(host, to: 0, passing: 0.2)
    #expect(log.lines == ["+root", "+top", "-root", "+root"])
    host.graph.settle()
    #expect(log.lines == ["+root", "+top", "-root", "+root", "-top"])
  }

  /// A screen on its way out keeps the safe area that it had under its own bar.
  @Test func screensKeepTheirPlaceUnderTheirBars() throws {
    let host = host()
    let rest = try #require(host.shown(.red).first).rect
    change(host, to: 1, passing: 0.1)
    let moving = try #require(host.shown(.red).first).rect
    #expect(moving.minY == rest.minY && moving.height == rest.height)
  }
}
