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

extension Animation {
  /// A spring counts as at rest when it is this part of its way from the end (facts.md §6).
  private static let restFraction = 0.001

  /// Seconds from the change to the end, delay and repetitions included; `nil` when it never ends.
  func totalDuration(untilAtRest: Bool) -> TimeInterval? {
    guard let repeatCount else { return nil }
    let once =
      switch curve {
      case .bezier(_, _, _, _, let duration): duration
      case .spring(let response, let damping, _):
        untilAtRest ? Self.restTime(response: response, damping: damping) : response
      }
    let total = delaySeconds + once * Double(repeatCount) / max(speedFactor, .leastNormalMagnitude)
    return total.isFinite && total > 0 ? total : 0
  }

  /// When the envelope of a spring's way has shrunk to the rest fraction, in seconds.
  private static func restTime(response: Double, damping: Double) -> Double {
    let frequency = 2 * Double.pi / max(response, .leastNormalMagnitude)
    let decades = -log(restFraction)
    if damping < 1 { return decades / (max(damping, 0.01) * frequency) }
    // At critical damping (1 + x) · exp(-x) is the rest fraction at x = 9.2334.
    if damping == 1 { return 9.2334 / frequency }
    return decades / (frequency * (damping - (damping * damping - 1).squareRoot()))
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
