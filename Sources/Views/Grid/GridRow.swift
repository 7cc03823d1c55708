import Geometry
import LayoutCore
import ViewCore

/// The cells of one row of a Grid. Elsewhere its views stand for themselves, as in a Group.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    makeModifierNode(
      GridRowNode.self, view.content, GridRowModifier(alignment: view.alignment), replacing: old,
      inputs: inputs)
  }
}

struct GridRowModifier {
  let alignment: VerticalAlignment?
}

/// Marks every item of a row's content as a cell of that row.
final class GridRowNode: ModifierNode<GridRowModifier> {
  /// The copies for several cells are of one row with the node that made them.
  private var row: ObjectIdentifier {
    isCopy ? parent.map(ObjectIdentifier.init) ?? ObjectIdentifier(self) : ObjectIdentifier(self)
  }

  override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    if Key.self == GridRowKey.self,
      let value = GridRowMembership(row: row, alignment: modifier.alignment) as? Key.Value
    {
      return value
    }
    return super.layoutValue(key)
  }

  override func modifierDidChange(from old: GridRowModifier) {
    if old.alignment != modifier.alignment { invalidateLayout() }
  }
}
