import Geometry
import Testing
import Views

@testable import UIKit

/// Attributed strings of both kinds, made of one another.
@MainActor
@Suite struct AttributedStringTests {
  typealias Scope = AttributeScopes.SwiftUIAttributes

  @Test func whatATextDrawsIsTakenOver() throws {
    let string = NSMutableAttributedString(string: "Read ", attributes: [.kern: 2])
    string.append(
      NSAttributedString(
        string: "more",
        attributes: [
          .foregroundColor: UIColor.red, .underlineStyle: 1, .font: UIFont.systemFont(ofSize: 20),
          .link: "https://example.org",
        ]))
    let result = AttributedString(string)
    #expect(String(result.characters) == "Read more")
    let runs = Array(result.runs)
    try #require(runs.count == 2)
    #expect(runs[0][Scope.KerningAttribute.self] == 2)
    #expect(runs[1][Scope.ForegroundColorAttribute.self] == UIColor.red.color)
    #expect(runs[1][Scope.UnderlineStyleAttribute.self] == .single)
    #expect(runs[1][Scope.FontAttribute.self] != nil)
    #expect(
      runs[1][AttributeScopes.FoundationAttributes.LinkAttribute.self]?.host() == "example.org")
  }

  @Test func andBack() {
    var string = AttributedString("ab")
    string[Scope.ForegroundColorAttribute.self] = .red
    let result = NSAttributedString(string)
    #expect(result.string == "ab")
    #expect(
      result.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == UIColor(color: .red))
  }
}
