import Geometry
import Testing

@testable import Snapshots

@Suite struct ActionScriptTests {
  @Test(
    arguments: [
      ("", []),
      ("tap(round-trip)", [.tap("round-trip")]),
      ("tap(Round trip)", [.tap("Round trip")]),
      ("tap(\"\")", [.tap("")]),
      ("tap(\"a,b;(c)\")", [.tap("a,b;(c)")]),
      ("tap(\"\\\"\\\\\")", [.tap("\"\\")]),
      ("type(email,\"a@b.c\")", [.typeText(field: "email", text: "a@b.c")]),
      ("type(email,a@b.c)", [.typeText(field: "email", text: "a@b.c")]),
      ("scroll(list,240)", [.scroll("list", .offset(240))]),
      ("scroll(list,0,240)", [.scroll("list", .point(x: 0, y: 240))]),
      ("scroll(list,id:12,top)", [.scroll("list", .id("12", anchor: .top))]),
      ("scroll(list,end)", [.scroll("list", .end)]),
      ("focus(next)", [.focus(.next)]),
      ("focus(previous)", [.focus(.previous)]),
      ("focus(none)", [.focus(.none)]),
      ("focus(\"next\")", [.focus(.field("next"))]),
      ("focus(email)", [.focus(.field("email"))]),
      ("back;dismiss", [.back, .dismiss]),
      ("back()", [.back]),
      ("wait(0.4)", [.wait(0.4)]),
      ("tap(a);wait(0.4);tap(b)", [.tap("a"), .wait(0.4), .tap("b")]),
    ] as [(String, [SnapshotAction])])
  func readsActions(text: String, actions: [SnapshotAction]) throws {
    #expect(try ActionScript.parse(text) == actions)
    #expect(try ActionScript.parse(ActionScript.print(actions)) == actions)
  }

  @Test(arguments: [
    "tap", "tap()", "tap(a,b)", "tap(a", "tap(a))", "tap(\"a)", "tap(\"a\"b)", "tap(a)tap(b)",
    "tap(a);",
    ";", "jump(a)", "wait(-1)", "wait(soon)", "scroll(list)", "scroll(list,NaN)", "type(a)",
    "focus()", "back(1)", " back", "tap(a(b))", "tap(\"a\\",
    Array(repeating: "back", count: 101).joined(separator: ";"),
  ])
  func refusesWhatIsNoAction(text: String) {
    #expect(throws: ActionScript.Fault.self) { try ActionScript.parse(text) }
  }
}
