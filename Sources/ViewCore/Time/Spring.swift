import Geometry

/// A spring: where what hangs on it is at a time, in closed form.
///
/// Coverage: full for vectors. Verified: documented (facts.md §6).
public struct Spring: Hashable, Sendable {
  /// The frequency without damping, in radians a second.
  private let frequency: Double
  /// Damping as a part of the critical one: below 1 the spring swings.
  public let dampingRatio: Double
  /// The mass that hangs on the spring.
  public let mass: Double

  private init(frequency: Double, dampingRatio: Double, mass: Double) {
    self.frequency = frequency.isFinite && frequency > 0 ? frequency : 1e6
    self.dampingRatio = dampingRatio.isFinite && dampingRatio > 0 ? dampingRatio : 0
    self.mass = mass
  }

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(
      frequency: 2 * .pi / duration,
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, .leastNormalMagnitude), mass: 1)
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio, mass: 1)
  }

  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(1, ratio), mass: mass)
  }

  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(frequency: 1, dampingRatio: dampingRatio, mass: 1)
    self.init(
      frequency: unit.restTime(epsilon) / settlingDuration, dampingRatio: dampingRatio, mass: 1)
  }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Descriptions

  public var response: Double { 2 * .pi / frequency }
  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  public var stiffness: Double { frequency * frequency * mass }
  public var damping: Double { 2 * dampingRatio * frequency * mass }
  /// Seconds until the spring stays within a thousandth of its target.
  public var settlingDuration: TimeInterval { restTime(0.001) }

  /// Seconds until a spring with a way before it and a velocity, both as lengths, stays within a
  /// thousandth of the way, or of how far the velocity alone would carry.
  func settlingDuration(way: Double, velocity: Double) -> TimeInterval {
    let push = velocity / frequency
    guard way > 0, push > 0 else { return settlingDuration }
    return restTime(0.001 * max(way, push) / (way + push))
  }

  /// When the envelope of the way left has shrunk to a part of the whole.
  private func restTime(_ epsilon: Double) -> Double {
    let decades = -log(min(max(epsilon, 1e-9), 0.999))
    if dampingRatio < 1 { return decades / (max(dampingRatio, 0.01) * frequency) }
    if dampingRatio > 1 {
      return decades / (frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot()))
    }
    // (1 + x) · exp(-x) = epsilon, by fixed-point steps, which converge for small epsilons.
    var x = decades
    for _ in 0..<60 { x = decades + log(1 + x) }
    return x / frequency
  }

  // MARK: Motion

  /// How far a unit's way and a unit's velocity at the start carry by a time: the way left of one,
  /// and what the velocity adds.
  private func parts(at time: Double) -> (rest: Double, push: Double) {
    let t = max(0, time)
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let envelope = exp(-decay * t)
      let sine = sin(swing * t) / swing
      return (envelope * (cos(swing * t) + decay * sine), envelope * sine)
    }
    if dampingRatio == 1 {
      let envelope = exp(-frequency * t)
      return (envelope * (1 + frequency * t), envelope * t)
    }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (decay - root, decay + root)
    let (slowly, quickly) = (exp(-slow * t), exp(-fast * t))
    return (
      (fast * slowly - slow * quickly) / (fast - slow), (slowly - quickly) / (fast - slow)
    )
  }

  /// The value at a time in seconds, on the way from zero to a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (rest, push) = parts(at: time)
    return target.scaled(by: 1 - rest) + initialVelocity.scaled(by: push)
  }

  /// The velocity at a time: of the parts, the push's slope is the rest less twice the decay's push.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (rest, push) = parts(at: time)
    let pushSlope = rest - 2 * dampingRatio * frequency * push
    return target.scaled(by: frequency * frequency * push)
      + initialVelocity.scaled(by: pushSlope)
  }

  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let start = velocity
    velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
    value = value + self.value(target: way, initialVelocity: start, time: deltaTime)
  }

  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}
