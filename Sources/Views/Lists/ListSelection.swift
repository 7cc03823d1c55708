import ViewCore

/// A row that a touch selects.
struct ListSelectionModifier {
  let choice: PickerChoice
}

extension ListSelectionModifier: NodeModifier {
  typealias Node = ListSelectionNode
}

final class ListSelectionNode: ModifierNode<ListSelectionModifier> {
  @MainActor private var rowTag: TagValue? {
    item?.itemTag(below: isCopy ? parent ?? self : self)
  }

  override func describe(_ description: inout _ViewDescription) {
    if let rowTag, modifier.choice.isSelected(rowTag) { description.traits.append("selected") }
  }
}

extension ListSelectionNode: InteractionTarget {
  func performTap() -> Bool {
    guard environment.isEnabled, environment.allowsHitTesting, let rowTag else { return false }
    modifier.choice.select(rowTag)
    return true
  }
}
