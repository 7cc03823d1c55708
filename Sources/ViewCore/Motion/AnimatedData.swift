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

/// The animatable data of a value on its way to the one set last.
///
/// A class, for nodes of types known only at run time: to hold or let go of a reference no type has to
/// be looked up.
final class AnimatedData<A: Animatable> {
  private var data: AnimatedValue<A.AnimatableData>

  init(_ value: A) { data = AnimatedValue(value.animatableData) }

  func retarget(to value: A, at node: ViewNode) {
    node.animate(&data, to: value.animatableData)
  }

  /// The value with the data of a moment; `nil` when nothing moves.
  func presented(_ value: A, at moment: Moment) -> A? {
    guard data.isAnimating(at: moment) else { return nil }
    var result = value
    result.animatableData = data.value(at: moment)
    return result
  }

  func isAnimating(at moment: Moment) -> Bool { data.isAnimating(at: moment) }
}

extension AnimatedData: AnyAnimatedData {
  func retarget(to value: Any, at node: ViewNode) {
    if let value = value as? A { retarget(to: value, at: node) }
  }

  func presented(_ value: Any, at moment: Moment) -> Any? {
    guard let value = value as? A, let shown = presented(value, at: moment) else { return nil }
    return shown
  }
}
