import Geometry

/// The node of a modifier that is drawn by a value on its way: nodes paint with `presented` and lay
/// out with `modifier` (rule M7).
open class _AnimatableModifierNode<Modifier: Animatable>: _ModifierNode<Modifier> {
  /// The modifier's data, once it has begun to move.
  private final var animated: AnimatedData<Modifier>?

  /// The modifier as it shows now.
  package final var presented: Modifier {
    animated?.presented(modifier, at: moment) ?? modifier
  }

  @MainActor open override func modifierDidChange(from old: Modifier) {
    if animated == nil {
      guard graph?.motion.mayAnimate == true, old.animatableData != modifier.animatableData
      else { return }
      animated = AnimatedData(old)
    }
    animated?.retarget(to: modifier, at: self)
  }
}

package typealias AnimatableModifierNode = _AnimatableModifierNode

/// A modifier whose data moves. Its body is built by what is on the way.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
