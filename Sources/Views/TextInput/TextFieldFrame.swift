import Geometry
import LayoutCore
import ViewCore

/// Marks a field as a whole: with all that its style draws around the place for text.
struct TextFieldFrameModifier {}

extension TextFieldFrameModifier: NodeModifier {
  typealias Node = TextFieldFrameNode
}

final class TextFieldFrameNode: ModifierNode<TextFieldFrameModifier> {
  override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    guard Key.self == IsTextFieldKey.self, let value = true as? Key.Value else {
      return super.layoutValue(key)
    }
    return value
  }
}

/// Says to the container around that a view is a field for text.
struct IsTextFieldKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}
