import Geometry

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case logicallyComplete, removed }
  private let kind: Kind

  /// After its duration, though a spring may still creep.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(kind: .removed)

  func duration(of animation: Animation) -> TimeInterval? {
    animation.totalDuration(untilAtRest: self == .removed)
  }
}

extension Transaction {
  /// Runs a closure when the animations of this transaction are complete; at once without any.
  ///
  /// It runs in the time of the tree in which the change is made.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    guard let clock = ViewGraph.current?.clock else { return completion() }
    guard let seconds = animation.map(criteria.duration) ?? 0 else { return }
    clock.schedule(at: clock.nanoseconds + UInt64(min(seconds, 1e9) * 1e9), completion)
  }
}

/// Changes state with an animation and runs a closure when it is complete.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  let result = try withTransaction(transaction, body)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return result
}
