import Addressing
import GalleryStories
import Geometry
import Templating

/// The list of all components at the side of every page.
///
/// Entries are filled once: a page of a gallery of ten thousand components costs their copying only.
struct Sidebar: Sendable {
  private struct Group {
    var title: String
    var entries: [(id: String, markup: String)] = []
  }

  private let groups: [Group]
  private let pages: PageMaker

  init(_ catalogue: Catalogue, pages: PageMaker) throws(TemplateError) {
    var groups: [Group] = []
    for component in catalogue.components {
      if groups.last?.title != component.group { groups.append(Group(title: component.group)) }
      let markup = try pages.fragment("sidebar-entry", Self.values(component))
      groups[groups.count - 1].entries.append((component.id, markup))
    }
    self.groups = groups
    self.pages = pages
  }

  /// The list with a component, and the story of it, marked as the one that is shown.
  ///
  /// - Parameter address: where the component's stories are.
  func markup(
    current component: CatalogueComponent? = nil, story: CatalogueStory? = nil,
    address: (CatalogueStory) -> String = { _ in "" }
  ) throws(TemplateError) -> String {
    var currentMarkup: String?
    if let component {
      var values = Self.values(component)
      values["isCurrent"] = true
      values["stories"] = .list(
        component.stories.map { entry in
          [
            "title": .text(entry.title), "isCurrent": .bool(entry.id == story?.id),
            "address": .text(address(entry)),
          ]
        })
      currentMarkup = try pages.fragment("sidebar-entry", values)
    }
    let filled = groups.map { group in
      let entries = group.entries.map { entry in
        entry.id == component?.id ? currentMarkup ?? entry.markup : entry.markup
      }
      return TemplateValue.object([
        "title": .text(group.title), "entries": .text(entries.joined()),
      ])
    }
    return try pages.fragment("sidebar", ["groups": .list(filled)])
  }

  static func address(of story: CatalogueStory, in component: CatalogueComponent) -> String {
    let path = "/components/\(PercentCoding.encode(component.id))"
    guard story.id != component.stories[0].id else { return path }
    return "\(path)?\(QueryString.print([QueryItem(name: "story", value: story.id)]))"
  }

  private static func values(_ component: CatalogueComponent) -> [String: TemplateValue] {
    [
      "id": .text(component.id), "title": .text(component.title),
      "address": .text("/components/\(PercentCoding.encode(component.id))"),
      "words": .text(component.searchText),
    ]
  }
}

extension CatalogueComponent {
  /// What a search looks through, in small letters.
  var searchText: String {
    ([id, title, group] + tags + stories.map(\.title)).joined(separator: " ").lowercased()
  }
}
