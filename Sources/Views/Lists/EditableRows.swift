import Geometry
import ViewCore

/// Rows made from data that a person may delete from or move.
struct EditableRows<Base: DynamicViewContent> {
  let base: Base
  let edit: RowEdit
}

/// What is said about one edit of rows; `nil` forbids it.
enum RowEdit {
  case delete(((IndexSet) -> Void)?)
  case move(((IndexSet, Int) -> Void)?)
}

extension EditableRows: DynamicViewContent {
  var data: Base.Data { base.data }
}

extension EditableRows: PrimitiveView {
  @MainActor static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? EditableRowsNode) ?? EditableRowsNode()
    node.update(view.base, inputs)
    node.edit = view.edit
    return node
  }
}

/// Says to the list around what may be done to the rows under it. Structure only.
final class EditableRowsNode: ViewNode {
  fileprivate(set) var edit = RowEdit.delete(nil)
  private var child: ViewNode?

  @MainActor func update<Content: View>(_ content: Content, _ inputs: ViewInputs) {
    adopt(inputs)
    child = reconcile(child, content, inputs)
  }

  override var isStructural: Bool { true }
  override var structuralChildren: _NodeList { _NodeList(child) }
  override func appendItems(to items: inout _NodeList) { child?.appendItems(to: &items) }
}

/// Which row of which data a view of a list is.
struct EditableRow {
  /// The data's rows.
  let source: any RowSource
  /// What says something about the data, outermost first.
  let editors: [EditableRowsNode]
  let index: Int

  /// What the outermost says about deleting.
  var delete: ((IndexSet) -> Void)? {
    for editor in editors { if case .delete(let action) = editor.edit { return action } }
    return source.edits.delete
  }

  /// What the outermost says about moving.
  var move: ((IndexSet, Int) -> Void)? {
    for editor in editors { if case .move(let action) = editor.edit { return action } }
    return source.edits.move
  }

  /// Whether another row is one of the same data.
  func isSibling(of other: EditableRow?) -> Bool {
    other?.source === source
  }
}

extension DynamicViewContent {
  /// Lets rows of a list be deleted: by a swipe, and by the button beside each while the list is
  /// edited. `nil` takes that back.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?)
    -> some DynamicViewContent
  { EditableRows(base: self, edit: .delete(action)) }

  /// Lets rows of a list be moved by their handles while the list is edited. `nil` takes that back.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent
  { EditableRows(base: self, edit: .move(action)) }
}
