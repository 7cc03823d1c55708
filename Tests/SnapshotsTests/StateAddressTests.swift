import Addressing
import Geometry
import Testing

@testable import Snapshots

@Suite struct StateAddressTests {
  @Test(
    arguments: [
      ("segmented-control", "segmented-control", ""),
      ("segmented-control?selection=2", "segmented-control", "selection=2"),
      ("/segmented-control?selection=2", "segmented-control", "selection=2"),
      ("/components/segmented-control.svg?selection=2", "segmented-control", "selection=2"),
      ("components/segmented-control.json", "segmented-control", ""),
      ("/embed/segmented-control?a=b", "segmented-control", "a=b"),
      ("http://127.0.0.1:8080/components/a.png?b=1&c=2", "a", "b=1&c=2"),
      ("a?title=Hello World", "a", "title=Hello%20World"),
      ("a?title=a?b/c", "a", "title=a%3Fb/c"),
      ("%C3%A9", "é", ""),
    ])
  func readsWhatPeopleWrite(text: String, component: String, query: String) throws {
    let address = try StateAddress(text)
    #expect(address.component == component)
    #expect(QueryString.print(address.query) == query)
  }

  @Test(
    arguments: [
      ("", .noComponent("")),
      ("/", .noComponent("/")),
      ("?a=b", .noComponent("")),
      ("http://localhost", .noComponent("")),
      ("/api/v1/components/a", .noComponent("/api/v1/components/a")),
      ("a?title=#1", .fragment),
      (
        "a?title=100%",
        .malformedEscape(
          QueryStringError(parameter: "title", value: "100%", failure: .incompleteEscape))
      ),
    ] as [(String, StateAddress.Fault)])
  func saysWhatIsWrong(text: String, fault: StateAddress.Fault) {
    #expect(throws: fault) { try StateAddress(text) }
    #expect(!fault.description.isEmpty)
  }
}
