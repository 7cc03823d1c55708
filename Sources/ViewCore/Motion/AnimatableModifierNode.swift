import Geometry

/// The node of a modifier that is drawn by a value on its way: nodes paint with `presented` and lay
/// out with `modifier` (rule M7).
open class _AnimatableModifierNode<Modifier: Animatable>: _ModifierNode<Modifier> {
  private final var animated: AnimatedValue<Modifier.AnimatableData>?

  /// The modifier as it shows now.
  package final var presented: Modifier {
    guard let animated, animated.isAnimating(at: moment) else { return modifier }
    var result = modifier
    result.animatableData = animated.value(at: moment)
    return result
  }

  @MainActor open override func modifierDidChange(from old: Modifier) {
    if animated == nil, graph?.motion.mayAnimate != true { return }
    let target = modifier.animatableData
    if animated == nil {
      if old.animatableData == target { return }
      animated = AnimatedValue(old.animatableData)
    }
    guard var data = animated else { return }
    animate(&data, to: target)
    animated = data
  }
}

package typealias AnimatableModifierNode = _AnimatableModifierNode

/// A modifier whose data moves. Its body is built by what is on the way.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
