import Geometry
import LayoutCore
import ViewCore

/// A row of an opened menu, or what stands between rows.
struct MenuPart {
  enum Kind {
    case row(Subview)
    case header(SubviewsCollection)
    case gap
  }

  let kind: Kind
  /// A line divides it from the row above.
  var hasLine = false

  @MainActor var needsGutter: Bool {
    if case .row(let subview) = kind { subview.item.layoutValue(MenuGutterKey.self) } else { false }
  }

  /// Sections and what dividers divide become groups of rows with gaps between them; what is empty
  /// leaves nothing.
  @MainActor static func parts(of sections: SectionCollection, isReversed: Bool) -> [MenuPart] {
    var groups: [[MenuPart]] = []
    for section in sections {
      var rows: [Subview] = []
      var header = section.header.isEmpty ? nil : section.header
      func endGroup() {
        if !rows.isEmpty { groups.append(group(rows, header, isReversed)) }
        rows = []
        header = nil
      }
      for subview in section.content {
        if subview.innermost is DividerNode { endGroup() } else { rows.append(subview) }
      }
      endGroup()
    }
    if isReversed { groups.reverse() }
    return Array(groups.joined(separator: [MenuPart(kind: .gap)]))
  }

  private static func group(
    _ rows: [Subview], _ header: SubviewsCollection?, _ isReversed: Bool
  ) -> [MenuPart] {
    var parts = (isReversed ? rows.reversed() : rows).map {
      MenuPart(kind: .row($0), hasLine: true)
    }
    if let header {
      parts.insert(MenuPart(kind: .header(header)), at: 0)
    } else {
      parts[0].hasLine = false
    }
    return parts
  }
}

/// Whether a row of a menu has a mark before its title.
struct MenuGutterKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Whether a view fills its part of a menu by itself, as rows of buttons do.
struct MenuBandKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension Subview {
  /// What the view is without its modifiers.
  var innermost: ViewNode {
    var node = item
    while let inner = (node as? any ItemWrapping)?.wrappedItem { node = inner }
    return node
  }

  @MainActor var isPicture: Bool { innermost is ImageNode }

  /// Whether the view is a row of the menu's own making, not one to be read only.
  @MainActor var isMenuControl: Bool {
    item.layoutValue(MenuBandKey.self) || item.itemModifiers.contains { $0 is TouchNode }
  }
}
