import Geometry

/// How a view moves from one value to another over time.
public struct Animation: Hashable, Sendable {
  /// The curve of an animation, before delay, speed and repetition.
  package enum Curve: Hashable, Sendable {
    /// A cubic Bézier through (0, 0) and (1, 1), over a duration in seconds.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
    /// A damped spring; response in seconds, damping as a fraction of the critical one.
    case spring(response: Double, dampingFraction: Double, blendDuration: Double)
  }

  package var curve: Curve
  package var delaySeconds: Double = 0
  package var speedFactor: Double = 1
  /// How often the animation runs; `nil` for ever.
  package var repeatCount: Int? = 1
  package var autoreverses = false

  package init(_ curve: Curve) { self.curve = curve }

  /// Source: facts.md §6, iOS 17 and later.
  public static let `default` = Animation(
    .spring(response: 0.55, dampingFraction: 1, blendDuration: 0))

  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration))
  }

  public static func linear(duration: Double) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      .spring(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    let damping = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    return spring(response: duration, dampingFraction: damping, blendDuration: blendDuration)
  }

  public static var spring: Animation { spring(duration: 0.5) }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static var smooth: Animation { smooth(duration: 0.5) }
  public static var snappy: Animation { snappy(duration: 0.5) }
  public static var bouncy: Animation { bouncy(duration: 0.5) }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let response = 2 * Double.pi * (mass / max(stiffness, .leastNonzeroMagnitude)).squareRoot()
    let fraction = damping / (2 * (stiffness * mass).squareRoot())
    return spring(response: response, dampingFraction: fraction)
  }

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
}
