import Geometry
import Testing
import ViewCore

/// Curves and springs against recorded and documented numbers.
@Suite struct AnimationCurveTests {
  /// GT-46: values at a quarter, a half and three quarters of the time, to two or three digits.
  @Test(arguments: [
    (UnitCurve.easeIn, [0.09, 0.32, 0.62]), (.easeOut, [0.38, 0.68, 0.91]),
    (.easeInOut, [0.13, 0.50, 0.87]), (.circularEaseIn, [0.032, 0.134, 0.339]),
    (.circularEaseOut, [0.661, 0.866, 0.968]), (.circularEaseInOut, [0.067, 0.5, 0.933]),
    (.linear, [0.25, 0.5, 0.75]),
  ]) func values(curve: UnitCurve, expected: [Double]) {
    for (time, value) in zip([0.25, 0.5, 0.75], expected) {
      #expect(abs(curve.value(at: time) - value) < 0.006, "\(curve) at \(time)")
    }
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 1)
  }

  /// GT-46.
  @Test(arguments: [
    (UnitCurve.easeIn, [0.67, 1.07, 1.37]), (.easeInOut, [1.06, 1.72, 1.06]), (.linear, [1, 1, 1]),
  ]) func velocities(curve: UnitCurve, expected: [Double]) {
    for (time, velocity) in zip([0.25, 0.5, 0.75], expected) {
      #expect(abs(curve.velocity(at: time) - velocity) < 0.006, "\(curve) at \(time)")
    }
    #expect(curve.velocity(at: 1.5) == 0)
  }

  @Test(arguments: [UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .linear])
  func inverseTurnsBack(curve: UnitCurve) {
    for time in [0.1, 0.4, 0.8] {
      #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
    }
  }

  /// facts.md §6.
  @Test func springDescriptions() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    let other = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(other.duration - 0.63) < 0.005)
    #expect(abs(other.bounce - 0.5) < 1e-9)
  }

  @Test(arguments: [
    Spring(duration: 0.5), Spring(duration: 0.4, bounce: 0.5),
    Spring(duration: 1, bounce: -0.4),
  ])
  func springsComeToRest(spring: Spring) {
    #expect(spring.value(target: 1.0, time: 0) == 0)
    #expect(spring.velocity(target: 1.0, time: 0) == 0)
    #expect(abs(spring.value(target: 1.0, time: spring.settlingDuration) - 1) < 0.0021)
    // The velocity is the slope of the value, and small steps lead where one leap does.
    let (step, time) = (1e-6, 0.2)
    let slope =
      (spring.value(target: 3.0, initialVelocity: 5, time: time + step)
        - spring.value(target: 3.0, initialVelocity: 5, time: time - step)) / (2 * step)
    #expect(abs(spring.velocity(target: 3.0, initialVelocity: 5, time: time) - slope) < 1e-4)
    var (value, velocity) = (0.0, 5.0)
    for _ in 0..<20 {
      spring.update(value: &value, velocity: &velocity, target: 3, deltaTime: 0.01)
    }
    #expect(abs(value - spring.value(target: 3.0, initialVelocity: 5, time: 0.2)) < 1e-9)
  }

  @Test func settlingDurationBuildsASpring() {
    let spring = Spring(settlingDuration: 2, dampingRatio: 0.6)
    #expect(abs(spring.settlingDuration - 2) < 1e-9)
  }

  @Test(arguments: [
    (Animation.linear, 0.35), (.easeIn(duration: 2).delay(1), 3), (.spring, 0.5),
    (.linear(duration: 1).repeatCount(3).speed(2), 1.5), (.default, 0.55),
    (.linear.logicallyComplete(after: 9), 9),
  ]) func durations(animation: Animation, seconds: Double) {
    #expect(animation.totalDuration(untilAtRest: false) == seconds)
    #expect(animation.repeatForever().totalDuration(untilAtRest: true) == nil)
  }
}
