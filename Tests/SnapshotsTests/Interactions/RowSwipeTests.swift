import Drawing
import Geometry
import Testing
import ViewCore
import Views

@testable import Snapshots

/// Rows that a finger moves aside (rule M23).
@Suite @MainActor struct RowSwipeTests {
  private func run(
    _ script: String, _ rest: String = "", style: RowsStory.ListStyleKind = .insetGrouped
  ) async throws -> TouchRun {
    try await TouchRun(script, query: "device=iphone-15&system=ios18\(rest)") {
      RowsStory(log: $0, style: style)
    }
  }

  private func left(_ run: TouchRun, _ text: String) -> CGFloat? {
    run.snapshot.frames(ofText: text).first?.minX
  }

  /// Far enough the actions stay uncovered; the row lies beside them.
  @Test(
    arguments: [
      ("drag(Coffee,-100,0)", "Coffee", 0), ("drag(Tea,-100,0)", "Tea", -150.7),
      ("drag(Tea,-50,0,1)", "Tea", 0), ("drag(Tea,-30,0,0.05)", "Tea", -150.7),
      ("drag(Tea,60,0)", "Tea", 74), ("drag(Apple,-50,0)", "Apple", -74),
      ("drag(Cherry,-50,0)", "Cherry", 0), ("drag(Apple,50,0)", "Apple", 0),
      ("drag(Apple,-50,0);drag(Banana,-50,0)", "Apple", 0),
      ("drag(Apple,-50,0);drag(Banana,-50,0)", "Banana", -74),
      ("drag(Apple,-50,0);drag(Apple,60,0)", "Apple", 0),
      ("drag(Apple,-50,0);tap(200,225)", "Apple", 0),
    ] as [(String, String, CGFloat)])
  func rowsRestBesideTheirActions(_ script: String, _ row: String, _ way: CGFloat) async throws {
    let rest = try await run("")
    let found = try await run(script)
    let start = try #require(left(rest, row))
    #expect(isClose(left(found, row), start + way), "\(left(found, row) ?? .nan) \(start)")
    if way == 0, !script.contains("Banana") {
      #expect(found.snapshot.drawing == rest.snapshot.drawing)
    }
  }

  /// A finger that stays has the row where it is.
  @Test func rowsFollowTheFinger() async throws {
    let start = try #require(left(try await run(""), "Tea"))
    for way in [-40, -120, 30] {
      let found = try await run("press(Tea);move(\(way),0)")
      #expect(isClose(left(found, "Tea"), start + CGFloat(way)))
    }
    // Beyond its actions a row that is not swiped fully follows less and less.
    let found = try #require(left(try await run("press(Tea);move(-250,0)"), "Tea"))
    #expect(found < start - 151 && found > start - 249)
  }

  @Test(
    arguments: [
      ("drag(Tea,-100,0);tap(Archive)", ["archive"]), ("drag(Tea,-100,0);tap(Flag)", ["flag"]),
      ("drag(Tea,100,0);tap(Pin)", ["pin"]), ("drag(Apple,-50,0);tap(Delete)", ["delete [0]"]),
      (
        "drag(Banana,-50,0);tap(Delete);drag(Apple,-50,0);tap(Delete)",
        ["delete [1]", "delete [0]"]
      ),
      // All the way: what stands at the edge is done, where that is allowed.
      ("drag(Tea,250,0)", ["pin"]), ("drag(Tea,-250,0)", []),
      ("drag(Apple,-250,0)", ["delete [0]"]),
      // A finger on a row that is aside only puts it back.
      ("drag(Tea,-100,0);tap(60,180)", []), ("tap(Tea)", ["tea"]),
    ])
  func actionsRun(_ script: String, _ entries: [String]) async throws {
    let found = try await run(script)
    #expect(found.entries == entries)
    #expect(found.snapshot.frames(ofText: "Archive").isEmpty || script == "drag(Tea,-250,0)")
  }

  @Test(arguments: ["", "&direction=rtl"], [RowsStory.ListStyleKind.insetGrouped, .plain])
  func afterwardsAllIsAtRest(_ rest: String, _ style: RowsStory.ListStyleKind) async throws {
    let before = try await run("", rest, style: style).snapshot
    let sign = rest.isEmpty ? 1 : -1
    for script in [
      "drag(Tea,\(-100 * sign),0);tap(Flag)", "drag(Tea,\(100 * sign),0);tap(Pin)",
      "press(Tea);move(\(-100 * sign),0);move(\(100 * sign),0);release",
    ] {
      let after = try await run(script, rest, style: style).snapshot
      #expect(after.drawing == before.drawing, "\(script)")
    }
  }

  /// A finger that moves along scrolls the list.
  @Test func listsScrollByTheirRows() async throws {
    func run(_ script: String) async throws -> TouchRun {
      try await TouchRun(script, query: "size=393x300&system=ios18") { RowsStory(log: $0) }
    }
    let start = try #require(left(try await run(""), "Apple"))
    let rest = try #require(try await run("").snapshot.frames["Apple"])
    let found = try await run("press(Tea);move(0,-60);wait(1);release")
    let apple = try #require(found.snapshot.frames["Apple"])
    #expect(isClose(apple.minY, rest.minY - 60) && isClose(apple.minX, start))
  }

  /// A list that goes while a finger has one of its rows takes the touch along.
  @Test(arguments: ["press(Row)", "press(Row);move(-60,0)", "press(Row);move(0,-60)"])
  func listsMayGoUnderAFinger(_ touch: String) async throws {
    struct Going: View {
      let log: TouchLog
      @State private var isThere = true
      @State private var isGoing = false
      var body: some View {
        VStack {
          Button("Other") { log.add("other") }
          if isThere {
            List { Text("Row").swipeActions { Button("Act") {} } }
          }
        }
        .simultaneousGesture(
          DragGesture(minimumDistance: 0).onChanged { _ in
            guard isThere, !isGoing else { return }
            isGoing = true
            Task {
              try? await Task.sleep(for: .seconds(0.5))
              isThere = false
              log.add("gone")
            }
          })
      }
    }
    for settling in [
      "wait(1);tap(Other)", "wait(1);release;tap(Other)", "wait(1);move(5,5);release",
    ] {
      let found = try await TouchRun("\(touch);\(settling)") { Going(log: $0) }
      #expect(found.entries == ["gone"] + (settling.contains("Other") ? ["other"] : []))
    }
  }

  /// The deleted row folds up while it fades; at the end it was never there.
  @Test func deletedRowsFoldUp() async throws {
    let script = "drag(Banana,-50,0);tap(Delete)"
    let open = try await run("drag(Banana,-50,0)").snapshot
    #expect(try await run(script, "&t=0").snapshot.drawing == open.drawing)
    let end = try await run(script).snapshot
    #expect(try await run(script, "&t=5").snapshot.drawing == end.drawing)
    let moving = try await run(script, "&t=0.1").snapshot
    let (before, after) = (open.frames["Cherry"], end.frames["Cherry"])
    #expect(before?.minY != after?.minY && moving.drawing != end.drawing)
    #expect(end.frames["Banana"] == nil)
  }
}

private func isClose(_ length: CGFloat?, _ expected: CGFloat) -> Bool {
  length.map { abs($0 - expected) < 0.5 } ?? false
}
