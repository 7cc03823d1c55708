import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Gestures made of others, with properties of their own.
@Suite @MainActor struct ComposedGestureTests {
  /// A pull that remembers how far it has gone, how often it came, and which way the text runs.
  private struct Pull: Gesture {
    let log: TouchLog
    let name: String
    @GestureState private var pulled: CGFloat = 0
    @State private var count = 0
    @Environment(\.layoutDirection) private var direction

    var body: some Gesture<DragGesture.Value> {
      let before = pulled
      return DragGesture(minimumDistance: 0)
        .updating($pulled) { value, pulled, _ in pulled = value.translation.width }
        .onChanged { _ in log.add("\(name) at \(short(pulled)) after \(short(before))") }
        .onEnded { _ in
          count += 1
          log.add("\(name) \(count) \(direction == .leftToRight ? "ltr" : "rtl")")
        }
    }
  }

  private func run(_ script: String, query: String = "size=200x200") async throws -> [String] {
    try await TouchRun(script, query: query) { log in
      VStack(spacing: 0) {
        Color.red.gesture(Pull(log: log, name: "a")).accessibilityIdentifier("a")
        Color.blue.gesture(Pull(log: log, name: "b").exclusively(before: TapGesture()))
          .accessibilityIdentifier("b")
      }
    }.entries
  }

  /// The body is built anew when the gesture's state changes, which falls back with the touch.
  @Test(
    arguments: [
      (
        "drag(a,20,0,0.0334)", ["a at 0 after 0", "a at 10 after 0", "a at 20 after 10", "a 1 ltr"]
      ),
      (
        "drag(a,20,0,0.0167);drag(a,10,0,0.0167)",
        [
          "a at 0 after 0", "a at 20 after 0", "a 1 ltr", "a at 0 after 0", "a at 10 after 0",
          "a 2 ltr",
        ]
      ),
      // A second touch takes the first one away: its state falls back too.
      (
        "press(a);move(30,0);tap(a)",
        ["a at 0 after 0"] + (0..<15).map { "a at \($0 * 2 + 2) after \($0 * 2)" }
          + ["a at 0 after 0", "a 1 ltr"]
      ),
    ])
  func statesAreKeptAndFallBack(_ script: String, _ expected: [String]) async throws {
    let entries = try await run(script)
    #expect(entries == expected)
  }

  /// Each view has properties of its own; inside of other gestures too.
  @Test func propertiesBelongToTheView() async throws {
    let entries = try await run(
      "tap(a);tap(a);tap(b);tap(a);tap(b)", query: "size=200x200&direction=rtl")
    #expect(
      entries.filter { !$0.contains("after") }
        == ["a 1 rtl", "a 2 rtl", "b 1 rtl", "a 3 rtl", "b 2 rtl"])
  }
}
