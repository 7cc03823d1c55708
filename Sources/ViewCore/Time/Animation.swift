import Geometry

/// How a view moves from one value to another over time.
///
/// Coverage: partial (no custom animations). Verified: documented (facts.md §6).
public struct Animation: Hashable, Sendable {
  /// The curve of an animation, before delay, speed and repetition.
  package enum Curve: Hashable, Sendable {
    /// Progress along a curve, over a duration in seconds.
    case timing(UnitCurve, duration: TimeInterval)
    /// A spring that starts with a velocity, in ways a second. The blend duration of two springs
    /// that follow each other is not kept: each starts from where the other was.
    case spring(Spring, initialVelocity: Double)
  }

  package var curve: Curve
  package var delaySeconds: Double = 0
  package var speedFactor: Double = 1
  /// How often the animation runs; `nil` for ever.
  package var repeatCount: Int? = 1
  package var autoreverses = false
  /// When the animation counts as complete, where that was said.
  package var logicalDuration: TimeInterval?

  package init(_ curve: Curve) { self.curve = curve }

  public func delay(_ delay: TimeInterval) -> Animation {
    var result = self
    result.delaySeconds += delay
    return result
  }

  public func speed(_ speed: Double) -> Animation {
    var result = self
    result.speedFactor *= speed
    return result
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var result = self
    result.repeatCount = max(1, repeatCount)
    result.autoreverses = autoreverses
    return result
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var result = self
    result.repeatCount = nil
    result.autoreverses = autoreverses
    return result
  }

  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var result = self
    result.logicalDuration = duration
    return result
  }
}

extension Animation {
  /// Seconds from the change to the end, delay and repetitions included; `nil` when it never ends.
  ///
  /// - Parameter untilAtRest: waits for a spring to rest, beyond its duration.
  package func totalDuration(untilAtRest: Bool) -> TimeInterval? {
    if let logicalDuration, !untilAtRest { return logicalDuration }
    guard let repeatCount else { return nil }
    let once =
      switch curve {
      case .timing(_, let duration): duration
      case .spring(let spring, _): untilAtRest ? spring.settlingDuration : spring.duration
      }
    let total = delaySeconds + once * Double(repeatCount) / max(speedFactor, .leastNormalMagnitude)
    return total.isFinite && total > 0 ? total : 0
  }
}
