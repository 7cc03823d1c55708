import Geometry

/// The animatable data of a value whose type is not known to be animatable.
@MainActor package protocol AnyAnimatedData: AnyObject {
  /// Moves to the data of a value, under the transaction in force at a node.
  func retarget(to value: Any, at node: ViewNode)
  /// The value with the data of a moment; `nil` when nothing moves.
  func presented(_ value: Any, at moment: Moment) -> Any?
  func isAnimating(at moment: Moment) -> Bool
}

/// The data of a value as it stands; `nil` for a type that has none.
@MainActor package func makeAnimatedData<A: Animatable>(_ value: A) -> (any AnyAnimatedData)? {
  A.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimatedData(value)
}

@MainActor private final class AnimatedData<A: Animatable>: AnyAnimatedData {
  private var data: AnimatedValue<A.AnimatableData>

  init(_ value: A) { data = AnimatedValue(value.animatableData) }

  func retarget(to value: Any, at node: ViewNode) {
    guard let value = value as? A else { return }
    node.animate(&data, to: value.animatableData)
  }

  func presented(_ value: Any, at moment: Moment) -> Any? {
    guard data.isAnimating(at: moment), var value = value as? A else { return nil }
    value.animatableData = data.value(at: moment)
    return value
  }

  func isAnimating(at moment: Moment) -> Bool { data.isAnimating(at: moment) }
}
