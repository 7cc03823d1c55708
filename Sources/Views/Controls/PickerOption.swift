import Geometry
import LayoutCore
import ViewCore

/// What is chosen among tagged views, whatever the type of the tags.
struct PickerChoice {
  let isSelected: (TagValue) -> Bool
  let select: @MainActor (TagValue) -> Void

  init(
    isSelected: @escaping (TagValue) -> Bool, select: @escaping @MainActor (TagValue) -> Void
  ) {
    self.isSelected = isSelected
    self.select = select
  }

  @MainActor init<Value: Hashable>(_ selection: Binding<Value>) {
    isSelected = { $0.selection(as: Value.self) == selection.wrappedValue }
    select = { tag in
      if let value = tag.selection(as: Value.self) { selection.wrappedValue = value }
    }
  }

  /// Where the selected one is among the items of a `ChosenItemView`.
  @MainActor func index(in items: [ViewNode]) -> Int? {
    items.firstIndex { item in
      guard let owner = item.layoutParent, let tag = item.itemTag(below: owner) else {
        return false
      }
      return isSelected(tag)
    }
  }

  /// The same choice, with something to be done after it.
  func then(_ action: @escaping @MainActor () -> Void) -> PickerChoice {
    let select = select
    return PickerChoice(isSelected: isSelected) {
      select($0)
      action()
    }
  }
}

/// One option of a picker: a touch makes it the selection. Applied to all options at once; each
/// gets a node of its own (rule L11).
struct PickerOptionModifier {
  let choice: PickerChoice
  /// The plate of the selected option; `nil` paints none.
  var plate: (@MainActor (inout Painter, CGRect, EnvironmentValues) -> Void)?
}

extension PickerOptionModifier: NodeModifier {
  typealias Node = PickerOptionNode
}

final class PickerOptionNode: ModifierNode<PickerOptionModifier> {
  /// The value that this option stands for.
  @MainActor var optionTag: TagValue? { item?.itemTag(below: isCopy ? parent ?? self : self) }
  @MainActor var isSelected: Bool { optionTag.map(modifier.choice.isSelected) ?? false }

  override var motionRole: _MotionRole { .outline }

  override func paint(_ painter: inout _Painter) {
    if let plate = modifier.plate, isSelected {
      plate(&painter, paintedBounds(painter), environment)
    }
    super.paint(&painter)
  }

  override func describe(_ description: inout _ViewDescription) {
    description.role = description.role ?? "button"
    if isSelected { description.traits.append("selected") }
  }
}

extension PickerOptionNode: InteractionTarget {
  func performTap() -> Bool {
    guard environment.isEnabled, environment.allowsHitTesting, let tag = optionTag else {
      return false
    }
    modifier.choice.select(tag)
    return true
  }
}
