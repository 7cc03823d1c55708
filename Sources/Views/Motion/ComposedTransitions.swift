import Geometry
import ViewCore

/// One transition to come by and another to leave by.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  public var insertion: Insertion
  public var removal: Removal

  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
      phase: phase == .didDisappear ? .identity : phase)
  }

  public var _hasMotion: Bool { insertion._hasMotion || removal._hasMotion }
}

struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension CombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  var _hasMotion: Bool { first._hasMotion || second._hasMotion }
}

/// A transition with an animation of its own, which replaces that of the change.
struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}

extension AnimatedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.animation(animation) { base.apply(content: $0, phase: phase) }
  }

  var _hasMotion: Bool { base._hasMotion }
}

/// Looks like one modifier at rest and like another on the way.
struct ModifierTransition<M: ViewModifier> {
  let active: M
  let identity: M
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Transition {
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}
