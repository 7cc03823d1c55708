import Geometry
import LayoutCore
import ViewCore

/// What a row says to the list around it.
struct ListRowTraits: @unchecked Sendable {
  var insets: EdgeInsets?
  var background: AnyView?
  var separator = Visibility.automatic
  var separatorEdges: VerticalEdge.Set = .all
  var separatorTint: Color?
  /// Those of the inner modifiers first.
  var swipeActions: [SwipeActions] = []
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
}

struct ListRowTraitsKey: LayoutValueKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
}

/// Changes what the row under it says; the outer modifier adds to the inner.
struct ListRowTraitModifier {
  let change: (inout ListRowTraits) -> Void
}

extension ListRowTraitModifier: NodeModifier {
  typealias Node = ListRowTraitNode
}

final class ListRowTraitNode: ModifierNode<ListRowTraitModifier> {
  override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    guard Key.self == ListRowTraitsKey.self else { return super.layoutValue(key) }
    var inner = super.layoutValue(ListRowTraitsKey.self)
    var outer = ListRowTraits()
    modifier.change(&outer)
    inner.insets = inner.insets ?? outer.insets
    inner.background = inner.background ?? outer.background
    inner.separatorTint = inner.separatorTint ?? outer.separatorTint
    inner.swipeActions += outer.swipeActions
    inner.isDeleteDisabled = inner.isDeleteDisabled ?? outer.isDeleteDisabled
    inner.isMoveDisabled = inner.isMoveDisabled ?? outer.isMoveDisabled
    if inner.separator == .automatic {
      inner.separator = outer.separator
      inner.separatorEdges = outer.separatorEdges
    }
    return (inner as? Key.Value) ?? super.layoutValue(key)
  }

  override func modifierDidChange(from old: ListRowTraitModifier) { invalidateLayout() }
}

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  /// Where the separator under a row of a list begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where it ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

extension View {
  nonisolated func listRowTrait(_ change: @escaping (inout ListRowTraits) -> Void)
    -> some View
  { modifier(ListRowTraitModifier(change: change)) }

  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    func clean(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    let insets = insets.map {
      EdgeInsets(
        top: clean($0.top), leading: clean($0.leading), bottom: clean($0.bottom),
        trailing: clean($0.trailing))
    }
    return listRowTrait { $0.insets = insets }
  }

  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    let background = view.map { AnyView($0) }
    return listRowTrait { $0.background = background }
  }

  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRowTrait {
      $0.separator = visibility
      $0.separatorEdges = edges
    }
  }

  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { listRowTrait { $0.separatorTint = color } }

  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    changingEnvironment { if let tint { $0.tintColor = tint } }
  }
}
