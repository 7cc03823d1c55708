import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@testable import Snapshots

@Suite @MainActor struct GestureCombinationTests {
  @Test(
    arguments: [
      ("tap(a)", ["single"]), ("tap(a,2)", ["double"]), ("hold(a,2)", []),
    ])
  func exclusive(_ script: String, _ expected: [String]) async throws {
    let run = try await TouchRun(script) { log in
      Color.red
        .gesture(
          TapGesture(count: 2).onEnded { log.add("double") }
            .exclusively(before: TapGesture().onEnded { log.add("single") })
        )
        .accessibilityIdentifier("a")
    }
    #expect(run.entries == expected)
  }

  @Test(
    arguments: [
      ("drag(a,30,0)", ["first"]), ("hold(a,1)", ["second"]), ("tap(a)", []),
    ])
  func exclusiveValues(_ script: String, _ expected: [String]) async throws {
    let run = try await TouchRun(script) { log in
      Color.red
        .gesture(
          DragGesture().exclusively(before: LongPressGesture()).onEnded { value in
            switch value {
            case .first: log.add("first")
            case .second: log.add("second")
            }
          }
        )
        .accessibilityIdentifier("a")
    }
    #expect(run.entries == expected)
  }

  @Test(
    arguments: [
      ("tap(a)", ["tap"]), ("hold(a,0.6)", ["long", "tap"]), ("hold(a,2)", ["long"]),
      ("drag(a,30,0)", []),
    ])
  func simultaneous(_ script: String, _ expected: [String]) async throws {
    let run = try await TouchRun(script) { log in
      Color.red
        .gesture(
          TapGesture().onEnded { log.add("tap") }
            .simultaneously(with: LongPressGesture().onEnded { _ in log.add("long") })
        )
        .accessibilityIdentifier("a")
    }
    #expect(run.entries == expected)
  }

  @Test(
    arguments: [
      // Held long enough, then moved; moved at once; held only.
      ("press(a);wait(0.6);move(40,0);release", ["held true", "moved 40", "end 40"]),
      ("drag(a,40,0)", []), ("hold(a,1)", ["held true"]), ("tap(a)", []),
    ])
  func sequences(_ script: String, _ expected: [String]) async throws {
    let run = try await TouchRun(script) { log in
      Color.red
        .gesture(
          LongPressGesture(minimumDuration: 0.5).onEnded { log.add("held \($0)") }
            .sequenced(
              before: DragGesture().onEnded { log.add("moved \(short($0.translation.width))") }
            )
            .onEnded { value in
              if case .second(true, let drag?) = value {
                log.add("end \(short(drag.translation.width))")
              }
            }
        )
        .accessibilityIdentifier("a")
    }
    #expect(run.entries == expected)
  }

  private struct Board: View {
    let log: TouchLog

    var body: some View {
      VStack(spacing: 0) {
        child.gesture(tap("parent")).accessibilityIdentifier("normal")
        child.highPriorityGesture(tap("parent")).accessibilityIdentifier("high")
        child.simultaneousGesture(tap("parent")).accessibilityIdentifier("both")
        child.gesture(tap("parent"), including: .gesture).accessibilityIdentifier("gesture")
        child.gesture(tap("parent"), including: .subviews).accessibilityIdentifier("subviews")
        child.gesture(tap("parent"), including: .none).accessibilityIdentifier("none")
        child.highPriorityGesture(DragGesture().onEnded { _ in log.add("drag") })
          .accessibilityIdentifier("drag")
        child.gesture(tap("parent")).disabled(true).accessibilityIdentifier("disabled")
        Button("Go") { log.add("button") }
          .simultaneousGesture(LongPressGesture().onEnded { _ in log.add("long") })
          .accessibilityIdentifier("button")
        Button("Stop") { log.add("button") }.highPriorityGesture(tap("parent"))
          .accessibilityIdentifier("high button")
        child.gesture(Optional(tap("parent"))).gesture(TapGesture?.none)
          .accessibilityIdentifier("optional")
      }
    }

    private var child: some View {
      Color.red.onTapGesture { log.add("child") }
    }

    private func tap(_ name: String) -> some Gesture {
      TapGesture().onEnded { log.add(name) }
    }
  }

  @Test(
    arguments: [
      ("tap(normal)", ["child"]), ("tap(high)", ["parent"]), ("tap(both)", ["child", "parent"]),
      ("tap(gesture)", ["parent"]), ("tap(subviews)", ["child"]), ("tap(none)", []),
      ("tap(drag)", ["child"]), ("drag(drag,40,0)", ["drag"]), ("tap(disabled)", []),
      ("tap(button)", ["button"]), ("hold(button)", ["button", "long"]),
      ("tap(high button)", ["parent"]), ("tap(optional)", ["child"]),
    ])
  func priorities(_ script: String, _ expected: [String]) async throws {
    let run = try await TouchRun(script, query: "size=300x700") { Board(log: $0) }
    #expect(run.entries.sorted() == expected)
    #expect(run.reasons.isEmpty == !expected.isEmpty)
  }

  private struct Counting: View {
    let log: TouchLog
    @State private var count = 0

    var body: some View {
      Color.red
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in count += 1 }
            .onEnded { _ in log.add("built \(count > 1)") }
        )
        .accessibilityIdentifier("a")
        .overlay { Text("\(count)") }
    }
  }

  /// Actions are those of the last build, not of the build in which the touch began.
  @Test func actionsFollowTheView() async throws {
    let run = try await TouchRun("drag(a,30,0,0.1)") { Counting(log: $0) }
    #expect(run.entries == ["built true"])
  }
}
