import Geometry
import LayoutCore
import ViewCore

/// What may be done to a row while its list is edited.
struct RowEdits: OptionSet {
  let rawValue: Int
  static let delete = RowEdits(rawValue: 1)
  static let move = RowEdits(rawValue: 2)

  /// Points that the content of a row makes room by, for the button before it and the handle after
  /// it. Believed.
  static let room: CGFloat = 38
}

extension LazyItem {
  /// What may be done to the row.
  func edits(_ traits: ListRowTraits) -> RowEdits {
    var edits: RowEdits = []
    if row?.delete != nil, traits.isDeleteDisabled != true { edits.insert(.delete) }
    if row?.move != nil, traits.isMoveDisabled != true { edits.insert(.move) }
    return edits
  }
}

/// The button that deletes a row of a list that is edited, or the handle that moves it.
///
/// Believed: UIKit's red disc of 22 points, and three grey lines.
struct ListRowControl: View {
  let edit: RowEdits
  let action: @MainActor () -> Void

  var body: some View {
    if edit == .delete {
      Image(systemName: "minus.circle.fill")
        .font(.system(size: 20))
        .foregroundStyle(.red)
        .frame(maxHeight: .infinity)
        .accessibilityLabel("Remove")
        .modifier(TouchModifier(action: action))
    } else {
      Image(systemName: "line.3.horizontal")
        .font(.system(size: 18))
        .foregroundStyle(.tertiary)
        .frame(width: RowEdits.room)
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
        .accessibilityLabel("Reorder")
        .modifier(ListHandleModifier())
    }
  }
}

/// Where a finger takes a row to move it.
struct ListHandleModifier {}

extension ListHandleModifier: NodeModifier {
  typealias Node = ListHandleNode
}

final class ListHandleNode: ModifierNode<ListHandleModifier> {}
