import Foundation
import Testing
import UIKit

/// Predicates of strings are read and evaluated.
@Suite struct PredicateTests {
  private final class Person {
    let name: String
    let age: Int
    init(name: String, age: Int) {
      self.name = name
      self.age = age
    }
  }

  @Test(arguments: [
    ("SELF MATCHES %@", "[A-Z]+@[a-z]+\\.de", "ANNA@post.de", true),
    ("SELF MATCHES %@", "[a-z]+", "anna1", false),
    ("SELF MATCHES[c] %@", "[a-z]+", "ANNA", true),
    ("SELF CONTAINS[cd] %@", "ANNE", "Jeànne", true),
    ("SELF CONTAINS %@", "ANNE", "Jeanne", false),
    ("SELF BEGINSWITH 'A' AND SELF ENDSWITH %@", "a", "Anna", true),
    ("NOT (SELF == %@)", "a", "b", true),
    ("SELF LIKE %@", "A*a", "Anna", true),
    ("SELF LIKE %@", "A?a", "Anna", false),
    ("SELF ==", "a", "a", false),
    ("(SELF == %@", "a", "a", false),
  ])
  func texts(_ format: String, _ argument: String, _ object: String, _ holds: Bool) {
    #expect(NSPredicate(format: format, argument).evaluate(with: object) == holds)
  }

  @Test func propertiesAreFoundByTheirNames() {
    let anna = Person(name: "Anna", age: 30)
    let adult = NSPredicate(format: "age >= %d AND name BEGINSWITH[c] 'a'", 18)
    #expect(adult.evaluate(with: anna))
    #expect(!adult.evaluate(with: Person(name: "Ben", age: 40)))
    #expect(NSPredicate(format: "%K IN %@", "age", [29, 30]).evaluate(with: anna))
    #expect(NSPredicate(format: "email == nil").evaluate(with: anna))
  }
}
