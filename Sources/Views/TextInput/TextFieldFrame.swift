import Geometry
import ViewCore

/// Marks a field as a whole: with all that its style draws around the place for text.
struct TextFieldFrameModifier {}

extension TextFieldFrameModifier: NodeModifier {
  typealias Node = TextFieldFrameNode
}

final class TextFieldFrameNode: ModifierNode<TextFieldFrameModifier> {}
