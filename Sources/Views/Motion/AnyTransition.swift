import Geometry
import LayoutCore
import ViewCore

/// A transition of a hidden type.
///
/// Coverage: full. Verified: documented.
public struct AnyTransition {
  let transition: any Transition

  nonisolated public init<T: Transition>(_ transition: T) { self.transition = transition }

  /// A view as it looks in a phase.
  @MainActor func apply<V: View>(content: V, phase: TransitionPhase) -> AnyView {
    func apply<T: Transition>(_ transition: T) -> AnyView {
      AnyView(transition.apply(content: content, phase: phase))
    }
    return apply(transition)
  }
}

extension AnyTransition: @unchecked Sendable {}

extension AnyTransition {
  public static let identity = AnyTransition(IdentityTransition())
  public static let opacity = AnyTransition(OpacityTransition())
  public static let slide = AnyTransition(SlideTransition())
  public static var scale: AnyTransition { scale(scale: 1e-5) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(
      AsymmetricTransition(
        insertion: ErasedTransition(base: insertion), removal: ErasedTransition(base: removal)))
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      CombinedTransition(
        first: ErasedTransition(base: self), second: ErasedTransition(base: other)))
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: ErasedTransition(base: self), animation: animation))
  }
}

struct ErasedTransition {
  let base: AnyTransition
}

extension ErasedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }

  var _hasMotion: Bool { base.transition._hasMotion }
}

extension View {
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    transition(ErasedTransition(base: t))
  }
}
