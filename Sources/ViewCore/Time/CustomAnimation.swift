import Geometry

/// An animation of one's own: a function of time.
///
/// Coverage: full. Verified: documented. States are stepped sixty times a second.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time in seconds, on the way from zero to `value`; `nil` when it has come to rest.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over from a running one, with its time and state.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

extension Animation {
  public init<A: CustomAnimation>(_ base: A) { self.init(.custom(AnyCustomAnimation(base))) }
}

/// A custom animation of a hidden type.
package struct AnyCustomAnimation: Hashable, Sendable {
  let base: any CustomAnimation

  init(_ base: any CustomAnimation) { self.base = base }

  package static func == (lhs: AnyCustomAnimation, rhs: AnyCustomAnimation) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  /// Seconds until a unit's way has come to rest; `nil` for longer than motion is followed.
  var duration: TimeInterval? { CustomRun(way: 1.0).end(of: self) }
}
