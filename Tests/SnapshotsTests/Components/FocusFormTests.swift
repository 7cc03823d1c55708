import Addressing
import GalleryStories
import Snapshots
import Testing

@testable import Stories

/// The walk of the focus through a form, by the buttons over the keyboard (FR-122).
@Suite @MainActor struct FocusFormTests {
  private static let fields = ["name", "email", "phone"]

  private func focus(_ items: [String: String]) async throws -> String? {
    let query = QueryString.print(
      items.sorted { $0.key < $1.key }.map { QueryItem(name: $0.key, value: $0.value) })
    return try await Catalogue.linked.snapshot("focus-form?\(query)").focus.current
  }

  /// Names of the buttons by language: they have no influence.
  nonisolated private static let titles = [
    ["Back", "Next", "en", "ltr"], ["Назад", "Далее", "ru", "ltr"],
    ["السابق", "التالي", "ar", "rtl"],
  ]

  @Test(arguments: titles, [true, false])
  func nextIsOneFurtherAndBackOneLess(_ titles: [String], wraps: Bool) async throws {
    for (index, field) in Self.fields.enumerated() {
      for (step, title) in [(-1, titles[0]), (1, titles[1])] {
        let target = index + step
        let expected =
          wraps
          ? Self.fields[(target + 3) % 3]
          : Self.fields.indices.contains(target) ? Self.fields[target] : field
        let reached = try await focus([
          "focus": field, "do": "tap(\(title))", "wrapsAround": "\(wraps)", "locale": titles[2],
          "direction": titles[3],
        ])
        #expect(reached == expected, "\(title) from \(field)")
      }
    }
  }

  @Test(arguments: ["Back", "Next"])
  func fewFieldsAreNoHarm(_ title: String) async throws {
    #expect(
      try await focus(["fields": "name", "focus": "name", "do": "tap(\(title))"]) == "name")
    #expect(try await focus(["fields": "", "focus": "name", "do": "tap(\(title))"]) == nil)
  }
}
