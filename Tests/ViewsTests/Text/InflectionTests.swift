import Geometry
import Testing
import ViewCore

@testable import Views

/// Automatic grammar agreement of texts: the marks are not drawn, and English nouns follow their number.
@MainActor
@Suite struct InflectionTests {
  @Test(arguments: [
    (1, "dog", "1 dog"), (2, "dog", "2 dogs"), (0, "box", "0 boxes"), (3, "city", "3 cities"),
    (3, "day", "3 days"), (2, "Person", "2 People"), (1200, "child", "1,200 children"),
    (2, "fish", "2 fish"),
  ])
  func nounsFollowTheirNumber(count: Int, noun: String, expected: String) {
    let text = Text("^[\(count) \(noun)](inflect: true)")
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    #expect(text.string(in: environment) == expected)
  }

  @Test func whatStandsAroundIsLeftAlone() {
    let text = Text("You have ^[\(2) **new** message](inflect: true) and \(1) more [link](a.b)")
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en")
    #expect(text.string(in: environment) == "You have 2 new messages and 1 more link")
    environment.locale = Locale(identifier: "fr")
    #expect(text.string(in: environment) == "You have 2 new message and 1 more link")
  }

  @Test func withoutMarksNothingChanges() {
    #expect(Text("^[2 dog]").string(in: EnvironmentValues()) == "^[2 dog]")
  }
}
