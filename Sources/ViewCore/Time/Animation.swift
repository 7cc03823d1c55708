import Geometry

/// How a view moves from one value to another over time.
///
/// Coverage: full. Verified: documented (facts.md §6); rules M1 to M4 of docs/motion.md.
public struct Animation: Hashable, Sendable {
  /// The curve of an animation, before delay, speed and repetition.
  package enum Curve: Hashable, Sendable {
    /// Progress along a curve, over a duration in seconds.
    case timing(UnitCurve, duration: TimeInterval)
    /// A spring that takes over where an earlier one is. The blend duration of two springs that
    /// follow each other is not kept: the new one counts from the start.
    case spring(Spring)
    /// A spring that starts with a velocity, in ways a second, and adds to what runs already.
    case addedSpring(Spring, initialVelocity: Double)
    case custom(AnyCustomAnimation)
  }

  /// What is done to the time of an animation.
  package enum Step: Hashable, Sendable {
    case delay(TimeInterval)
    case speed(Double)
    /// How often the animation runs; `nil` for ever.
    case repetition(count: Int?, autoreverses: Bool)
    /// When the animation counts as complete.
    case logicalDuration(TimeInterval)
  }

  package var curve: Curve
  /// From the curve outwards, as they were written.
  package var steps: [Step] = []

  package init(_ curve: Curve) { self.curve = curve }

  private func adding(_ step: Step) -> Animation {
    var result = self
    result.steps.append(step)
    return result
  }

  public func delay(_ delay: TimeInterval) -> Animation { adding(.delay(delay)) }

  public func speed(_ speed: Double) -> Animation { adding(.speed(speed)) }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adding(.repetition(count: max(1, repeatCount), autoreverses: autoreverses))
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    adding(.repetition(count: nil, autoreverses: autoreverses))
  }

  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    adding(.logicalDuration(duration))
  }
}

extension Animation {
  /// Seconds from the change to the end, delay and repetitions included; `nil` when it never ends.
  ///
  /// - Parameter untilAtRest: waits for a spring to rest, beyond its duration.
  package func totalDuration(untilAtRest: Bool) -> TimeInterval? {
    duration(of: steps[...], curve: curveDuration(untilAtRest: untilAtRest), untilAtRest)
  }

  private func curveDuration(untilAtRest: Bool) -> TimeInterval? {
    switch curve {
    case .timing(_, let duration): duration
    case .spring(let spring): untilAtRest ? spring.settlingDuration : spring.duration
    case .addedSpring(let spring, let velocity):
      untilAtRest
        ? spring.settlingDuration(way: 1, velocity: abs(velocity)) : spring.duration
    case .custom(let animation): animation.duration
    }
  }

  /// Rule M2: steps count from the curve outwards.
  ///
  /// - Parameter curve: how long the curve itself runs, in seconds; `nil` for ever.
  func duration(
    of steps: ArraySlice<Step>, curve: TimeInterval?, _ untilAtRest: Bool = true
  ) -> TimeInterval? {
    var total = curve
    for step in steps {
      switch step {
      case .delay(let delay): total = total.map { $0 + delay }
      case .speed(let speed):
        total = speed > 0 ? total.map { $0 / speed } : nil
      case .repetition(let count, _):
        total = count.flatMap { count in total.map { $0 * Double(count) } }
      case .logicalDuration(let duration): if !untilAtRest { total = duration }
      }
    }
    guard let total else { return nil }
    return total.isFinite ? max(0, total) : nil
  }

  /// How much faster than the clock the curve's own time runs.
  var totalSpeed: Double {
    steps.reduce(1) { if case .speed(let speed) = $1 { $0 * speed } else { $0 } }
  }

  /// Whether nothing but speed changes the curve's time: then another spring may take it over.
  var keepsTime: Bool {
    steps.allSatisfy { step in
      switch step {
      case .speed, .logicalDuration: true
      case .delay, .repetition: false
      }
    }
  }
}
