import Geometry

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case logicallyComplete, removed }
  private let kind: Kind

  /// After its duration, though a spring may still creep.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// Waits for the animations that the changes of a transaction begin (rule M4).
final class AnimationListener {
  private let criteria: AnimationCompletionCriteria
  private let completion: () -> Void
  /// When the last of them is complete, in seconds of the tree's time; `nil` when there is none.
  private var end: TimeInterval?

  init(_ criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
    self.criteria = criteria
    self.completion = completion
  }

  /// - Parameter rest: when nothing moves any more; `nil` for never.
  func animationDidBegin(_ animation: Animation, at start: TimeInterval, rest: TimeInterval?) {
    let own =
      criteria == .removed
      ? rest : animation.totalDuration(untilAtRest: false).map { start + $0 }
    end = max(end ?? start, own ?? .infinity)
  }

  /// All changes have been made: calls back when what they began is complete, at once if nothing is.
  func conclude(in clock: RenderClock) {
    let end = end ?? clock.seconds
    guard end.isFinite else { return }
    clock.schedule(at: RenderClock.nanoseconds(atOrAfter: end), completion)
  }
}

extension Transaction {
  /// Runs a closure when the animations of this transaction are complete; at once without any.
  ///
  /// It runs in the time of the tree in which the change is made.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    guard let motion = ViewGraph.current?.motion else { return completion() }
    let listener = AnimationListener(criteria, completion)
    listeners.append(listener)
    motion.add(listener)
  }
}

/// Changes state with an animation and runs a closure when it is complete.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
