import Drawing
import Geometry
import Testing
import ViewCore
import Views

@testable import Snapshots

/// Lists that are edited (rule M24).
@Suite @MainActor struct RowEditTests {
  private func run(_ script: String, _ rest: String = "") async throws -> TouchRun {
    try await TouchRun(script, query: "device=iphone-15&system=ios18\(rest)") {
      RowsStory(log: $0)
    }
  }

  private func fruits(_ run: TouchRun) -> [String] {
    run.snapshot.frames.filter { ["Apple", "Banana", "Cherry"].contains($0.key) }
      .sorted { $0.value.minY < $1.value.minY }.map(\.key)
  }

  /// Rows that may be deleted or moved make room; the others stay.
  @Test func rowsMakeRoom() async throws {
    let (rest, found) = try await (run("").snapshot, run("tap(Edit)").snapshot)
    func way(_ name: String) throws -> CGFloat {
      try #require(found.frames[name]).minX - #require(rest.frames[name]).minX
    }
    #expect(try way("Apple") == 38 && way("Cherry") == 0)
    #expect(found.frames(ofText: "Tea").first == rest.frames(ofText: "Tea").first)
    #expect(found.frames(ofText: "Done").count == 1)
    #expect(try await run("tap(Edit);tap(Done)").snapshot.drawing == rest.drawing)
  }

  @Test func theModeComesWithMotion() async throws {
    let rest = try await run("").snapshot
    #expect(try await run("tap(Edit)", "&t=0").snapshot.drawing == rest.drawing)
    let end = try await run("tap(Edit)").snapshot
    #expect(try await run("tap(Edit)", "&t=5").snapshot.drawing == end.drawing)
    let moving = try await run("tap(Edit)", "&t=0.1").snapshot
    #expect(moving.drawing != rest.drawing && moving.drawing != end.drawing)
  }

  @Test func theButtonUncoversTheDeletion() async throws {
    let found = try await run("tap(Edit);tap(Remove)")
    #expect(found.entries.isEmpty && found.snapshot.frames(ofText: "Delete").count == 1)
    let deleted = try await run("tap(Edit);tap(Remove);tap(Delete)")
    #expect(deleted.entries == ["delete [0]"] && fruits(deleted) == ["Banana", "Cherry"])
  }

  @Test(
    arguments: [
      (60, ["move [0] 2"], ["Banana", "Apple", "Cherry"]),
      (100, ["move [0] 3"], ["Banana", "Cherry", "Apple"]),
      (300, ["move [0] 3"], ["Banana", "Cherry", "Apple"]),
      (15, [], ["Apple", "Banana", "Cherry"]), (-50, [], ["Apple", "Banana", "Cherry"]),
    ])
  func handlesMoveRows(_ way: Int, _ entries: [String], _ order: [String]) async throws {
    let found = try await run("tap(Edit);drag(Reorder,0,\(way))")
    #expect(found.entries == entries && fruits(found) == order)
    if entries.isEmpty {
      #expect(found.snapshot.drawing == (try await run("tap(Edit)").snapshot.drawing))
    }
  }

  /// While the finger has the row the others have made room.
  @Test func othersMakeRoomForTheRow() async throws {
    let rest = try await run("tap(Edit)").snapshot
    let held = try await run("tap(Edit);press(Reorder);move(0,50);wait(1)")
    let (apple, banana) = (
      try #require(held.snapshot.frames["Apple"]), try #require(held.snapshot.frames["Banana"])
    )
    #expect(held.entries.isEmpty)
    #expect(abs(apple.minY - (try #require(rest.frames["Apple"]).minY + 50)) < 0.5)
    #expect(abs(banana.minY - (try #require(rest.frames["Apple"]).minY)) < 0.5)
  }

  private struct Bound: View {
    struct Fruit: Identifiable { let id: String }
    var actions: EditActions<[Fruit]> = .all
    @State private var fruits = ["Apple", "Banana", "Cherry"].map(Fruit.init)
    var body: some View {
      NavigationStack {
        List($fruits, editActions: actions) { $fruit in
          Text(fruit.id).accessibilityIdentifier(fruit.id)
        }
        .toolbar { EditButton() }
      }
    }
  }

  /// Rows that are bound to a collection change it themselves.
  @Test(
    arguments: [
      ("drag(Banana,-50,0);tap(Delete)", ["Apple", "Cherry"]),
      ("drag(Apple,-250,0)", ["Banana", "Cherry"]),
      ("tap(Edit);drag(Reorder,0,100)", ["Banana", "Cherry", "Apple"]),
    ])
  func boundRowsAreEdited(_ script: String, _ order: [String]) async throws {
    let query = "device=iphone-15&system=ios18"
    let found = try await TouchRun(script, query: query) { _ in Bound() }
    #expect(fruits(found) == order)
    let fixed = try await TouchRun(script, query: query) { _ in Bound(actions: []) }
    #expect(fruits(fixed) == ["Apple", "Banana", "Cherry"])
  }

  /// An edit mode that component code sets counts like that of the button.
  @Test func theEnvironmentDecides() async throws {
    let found = try await TouchRun("", query: "device=iphone-15&system=ios18") { _ in
      List {
        ForEach(["Apple"], id: \.self) { Text($0).accessibilityIdentifier($0) }.onDelete { _ in }
      }
      .environment(\.editMode, .constant(.active))
    }
    let plain = try await TouchRun("", query: "device=iphone-15&system=ios18") { _ in
      List { ForEach(["Apple"], id: \.self) { Text($0).accessibilityIdentifier($0) } }
    }
    let (edited, rest) = (found.snapshot.frames["Apple"], plain.snapshot.frames["Apple"])
    #expect(try #require(edited).minX == #require(rest).minX + 38)
  }
}
