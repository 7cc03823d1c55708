import Geometry
import LayoutCore
import ViewCore

/// The buttons and handles of rows while their list is edited (rule M24).
extension ListPlates {
  /// Those that are there, and take touches.
  var controls: [ViewNode] { staying.flatMap(\.controlNodes) }

  /// The plate whose control a node is part of.
  func plate(withControl node: ViewNode) -> ListPlateNode? {
    staying.first { plate in
      plate.controls.values.contains { control in node.ancestor { $0 === control.node } != nil }
    }
  }

  @MainActor func unmountControls(of plate: ListPlateNode) {
    for control in plate.controls.values { control.unmount() }
    plate.controls = [:]
  }

  /// Builds the controls that a row has now, and puts them at its ends.
  @MainActor func placeControls(of plate: ListPlateNode) {
    for edit in [RowEdits.delete, .move] {
      guard plate.line.edits.contains(edit) else {
        if let old = plate.controls.removeValue(forKey: edit.rawValue) { fadeOut(old) }
        continue
      }
      let isNew = plate.controls[edit.rawValue] == nil
      let control =
        plate.controls[edit.rawValue] ?? DeferredContent(alignment: .center, owner: list)
      plate.controls[edit.rawValue] = control
      build(control, edit, plate)
      place(control.node, control, edit, plate)
      if isNew { control.node.fade(isComing: true) }
    }
  }

  @MainActor private func build(
    _ control: DeferredContent, _ edit: RowEdits, _ plate: ListPlateNode
  ) {
    guard let graph = list.graph else { return }
    var environment = plate.item.environment
    environment.listRowContext = nil
    environment.stackOrientation = nil
    control.update(
      ListRowControl(edit: edit) { [weak list, weak plate] in
        if let list, let plate { list.swipes.open(plate, .trailing) }
      }, ViewInputs(graph: graph, environment: environment))
  }

  @MainActor private func place(
    _ node: ViewNode, _ control: DeferredContent, _ edit: RowEdits, _ plate: ListPlateNode
  ) {
    let row = plate.line.row
    let inset = list.metrics.contentInset
    let width = edit == .delete ? RowEdits.room - inset : RowEdits.room
    control.place(in: CGSize(width: width, height: row.height))
    var x = edit == .delete ? row.minX + inset : row.maxX - inset - width + 8
    if list.environment.layoutDirection == .rightToLeft {
      x = list.placedSize.width - x - node.placedSize.width
    }
    node.origin.x = x + plate.displacement.x
    node.origin.y = row.minY + plate.displacement.y + (row.height - node.placedSize.height) / 2
  }
}

extension ListPlateNode {
  var controlNodes: [ViewNode] {
    controls.isEmpty ? [] : controls.keys.sorted().compactMap { controls[$0]?.node }
  }
}
