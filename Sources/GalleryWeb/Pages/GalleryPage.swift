import Addressing
import GalleryStories
import Geometry
import HTTPServing
import Templating

/// The page of all components: groups, thumbnails, search.
struct GalleryPage: Sendable {
  let catalogue: Catalogue
  let pages: PageMaker
  let sidebar: Sidebar

  /// The page of the components that all words of a search are found in.
  func answer(search: String) throws -> HTTPAnswer {
    let words = search.lowercased().split(whereSeparator: \.isWhitespace)
    let found = catalogue.components.filter { component in
      let text = component.searchText
      return words.allSatisfy { text.contains($0) }
    }
    let response = try pages.page(
      "gallery", title: "Gallery",
      values: [
        "groups": .list(groups(found)), "search": .text(search),
        "hasSearch": .bool(!words.isEmpty), "hasComponents": .bool(!catalogue.components.isEmpty),
        "isNothingFound": .bool(found.isEmpty && !catalogue.components.isEmpty),
        "count": .text(Self.count(found)), "sidebar": .text(try sidebar.markup()),
      ])
    return .prepared(PreparedResponse(response))
  }

  private func groups(_ components: [CatalogueComponent]) -> [TemplateValue] {
    var groups: [(title: String, cards: [TemplateValue])] = []
    for component in components {
      if groups.last?.title != component.group { groups.append((component.group, [])) }
      groups[groups.count - 1].cards.append(card(component))
    }
    return groups.map { ["title": .text($0.title), "cards": .list($0.cards)] }
  }

  private func card(_ component: CatalogueComponent) -> TemplateValue {
    let path = "/components/\(PercentCoding.encode(component.id))"
    let count = component.stories.count
    return [
      "title": .text(component.title), "address": .text(path), "picture": .text("\(path).svg"),
      "summary": .optional(component.summary.isEmpty ? nil : component.summary),
      "words": .text(component.searchText),
      "count": .text(count == 1 ? "1 story" : "\(count) stories"),
      "tags": .list(component.tags.map { ["title": .text($0)] }),
    ]
  }

  private static func count(_ components: [CatalogueComponent]) -> String {
    let stories = components.map(\.stories.count).reduce(0, +)
    let componentText = components.count == 1 ? "1 component" : "\(components.count) components"
    return "\(componentText), \(stories == 1 ? "1 story" : "\(stories) stories")"
  }
}
