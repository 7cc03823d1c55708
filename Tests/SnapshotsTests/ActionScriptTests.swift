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
      ("submit", [.submit(nil)]),
      ("submit(a)", [.submit("a")]),
      ("wait(0.4)", [.wait(0.4)]),
      ("tap(3)", [.tap("3")]),
      ("tap(120,300)", [.touch(.tap(.point(x: 120, y: 300), count: 1))]),
      ("tap(bell,2)", [.touch(.tap(.name("bell"), count: 2))]),
      ("tap(\"3\",2)", [.touch(.tap(.name("3"), count: 2))]),
      ("tap(3,4,2)", [.touch(.tap(.point(x: 3, y: 4), count: 2))]),
      (
        "press(bell);move(0,40);release",
        [
          .touch(.press(.name("bell"))), .touch(.move(x: 0, y: 40)), .touch(.release),
        ]
      ),
      ("press(1,2)", [.touch(.press(.point(x: 1, y: 2)))]),
      ("hold(bell)", [.touch(.hold(.name("bell"), seconds: 1))]),
      ("hold(bell,0.5)", [.touch(.hold(.name("bell"), seconds: 0.5))]),
      ("hold(\"7\",2)", [.touch(.hold(.name("7"), seconds: 2))]),
      ("hold(7,2)", [.touch(.hold(.point(x: 7, y: 2), seconds: 1))]),
      ("drag(list,0,-200)", [.touch(.drag(.name("list"), x: 0, y: -200, seconds: 0.25))]),
      ("drag(0,0,-200)", [.touch(.drag(.name("0"), x: 0, y: -200, seconds: 0.25))]),
      (
        "drag(20,700,20,300)",
        [
          .touch(.drag(.point(x: 20, y: 700), x: 20, y: 300, seconds: 0.25))
        ]
      ),
      ("drag(list,0,-200,1)", [.touch(.drag(.name("list"), x: 0, y: -200, seconds: 1))]),
      ("pinch(map,2)", [.touch(.pinch(.name("map"), scale: 2))]),
      ("rotate(10,20,-90)", [.touch(.rotate(.point(x: 10, y: 20), degrees: -90))]),
      ("tap(a);wait(0.4);tap(b)", [.tap("a"), .wait(0.4), .tap("b")]),
    ] as [(String, [SnapshotAction])])
  func readsActions(text: String, actions: [SnapshotAction]) throws {
    #expect(try ActionScript.parse(text) == actions)
    #expect(try ActionScript.parse(ActionScript.print(actions)) == actions)
  }

  @Test(arguments: [
    "tap", "tap()", "tap(a,b)", "tap(a", "tap(a))", "tap(\"a)", "tap(\"a\"b)", "tap(a)tap(b)",
    "tap(a);",
    "tap(a,0)", "tap(a,1.5)", "tap(1,2,3,4)", "press()", "press(a,1)", "hold(a,61)", "hold(a,b)",
    "move(1)", "move(a,1)", "move(1,2,3)", "release(a)", "drag(a)", "drag(a,1)", "drag(1,2)",
    "drag(a,1,2,3,4)", "drag(a,1e9,0)", "pinch(a)", "pinch(a,0)", "pinch(a,1000)", "rotate(a,9999)",
    ";", "jump(a)", "wait(-1)", "wait(soon)", "scroll(list)", "scroll(list,NaN)", "type(a)",
    "focus()", "back(1)", " back", "tap(a(b))", "tap(\"a\\",
    Array(repeating: "back", count: 101).joined(separator: ";"),
  ])
  func refusesWhatIsNoAction(text: String) {
    #expect(throws: ActionScript.Fault.self) { try ActionScript.parse(text) }
  }
}
