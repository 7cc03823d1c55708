import Geometry
import Testing

@testable import ViewCore

/// Values on their way, as functions of time (rules M1 to M4).
@Suite struct AnimatedValueTests {
  private func value(_ animation: Animation, at time: Double, from: Double = 0, to: Double = 100)
    -> Double
  {
    var value = AnimatedValue(from)
    value.retarget(to: to, animation: animation, at: Moment(seconds: 0))
    return value.value(at: Moment(seconds: time))
  }

  /// Rule M2: exact values of straight lines: what delay, speed and repetition do to time.
  @Test(
    arguments: [
      (.linear(duration: 1), [(0, 0), (0.25, 25), (1, 100), (2, 100)]),
      (.linear(duration: 1).delay(1), [(0.5, 0), (1, 0), (1.25, 25), (2, 100)]),
      (.linear(duration: 1).speed(2), [(0.25, 50), (0.5, 100)]),
      // Steps count from the curve outwards: the speed hurries the delay as well.
      (.linear(duration: 1).delay(1).speed(2), [(0.5, 0), (0.75, 50), (1, 100)]),
      (.linear(duration: 1).speed(2).delay(1), [(1, 0), (1.25, 50), (1.5, 100)]),
      (
        .linear(duration: 1).repeatCount(3, autoreverses: true),
        [(0.25, 25), (1.25, 75), (1.75, 25), (2.25, 25), (3, 100)]
      ),
      (
        .linear(duration: 1).repeatCount(2, autoreverses: false),
        [(0.25, 25), (1.25, 25), (1.75, 75), (2, 100)]
      ),
      // An even number of ways ends where it began, and jumps to its end.
      (.linear(duration: 1).repeatCount(2), [(1.75, 25), (1.999, 0.1), (2, 100)]),
      // A delay inside of a repetition comes each time, one outside once.
      (.linear(duration: 1).delay(1).repeatCount(2, autoreverses: false), [(2.5, 0), (3.5, 50)]),
      (.linear(duration: 1).repeatCount(2, autoreverses: false).delay(1), [(2.5, 50), (3, 100)]),
      (.linear(duration: 0), [(0, 100)]),
      (.linear(duration: 1).repeatForever(), [(0.25, 25), (9.25, 75), (100.5, 50)]),
    ] as [(Animation, [(Double, Double)])])
  func stepsOfTime(animation: Animation, expected: [(Double, Double)]) {
    for (time, value) in expected {
      #expect(abs(self.value(animation, at: time) - value) < 1e-9, "\(time)")
    }
  }

  /// A mass on a spring and a damper, integrated in small steps by Runge and Kutta's method.
  private func integrated(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, until end: Double
  ) -> Double {
    func slope(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, (stiffness * (1 - x) - damping * v) / mass)
    }
    let steps = 20_000
    let h = end / Double(steps)
    var (x, v) = (0.0, velocity)
    for _ in 0..<steps {
      let a = slope(x, v)
      let b = slope(x + h / 2 * a.0, v + h / 2 * a.1)
      let c = slope(x + h / 2 * b.0, v + h / 2 * b.1)
      let d = slope(x + h * c.0, v + h * c.1)
      x += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
      v += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
    }
    return x
  }

  @Test(
    arguments: [
      (1, 100, 10, 0), (1, 157.9, 17.6, 0), (2, 50, 40, 0), (1, 100, 20, 3), (1, 130.5, 22.85, 0),
      (1, 300, 5, -4),
    ] as [(Double, Double, Double, Double)])
  func springsFollowTheirEquation(
    mass: Double, stiffness: Double, damping: Double, velocity: Double
  ) {
    let animation = Animation.interpolatingSpring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    for time in [0.05, 0.1, 0.35, 0.5] {
      let expected = integrated(
        mass: mass, stiffness: stiffness, damping: damping, velocity: velocity, until: time)
      #expect(abs(value(animation, at: time, to: 1) - expected) < 1e-6, "at \(time)")
    }
  }

  /// The default animation: critically damped, 1 - (1 + ωt) e^-ωt with ω = 2π / 0.55.
  @Test(arguments: [0, 0.1, 0.2, 0.35, 0.55]) func theDefaultSpring(time: Double) {
    let angle = 2 * Double.pi / 0.55 * time
    #expect(abs(value(.default, at: time, to: 1) - (1 - (1 + angle) * exp(-angle))) < 1e-12)
  }

  @Test(arguments: [Animation.spring, .bouncy, .smooth(duration: 0.3), .spring.speed(2)])
  func aSpringTakesOverPlaceAndVelocity(next: Animation) {
    var value = AnimatedValue(0.0)
    value.retarget(to: 100, animation: .spring(duration: 0.6), at: Moment(seconds: 1))
    let at = 1.15
    let before = value
    value.retarget(to: -50, animation: next, at: Moment(seconds: at))
    let step = 1e-6
    func slope(_ value: AnimatedValue<Double>, _ time: Double) -> Double {
      (value.value(at: Moment(seconds: time + step)) - value.value(at: Moment(seconds: time)))
        / step
    }
    #expect(
      abs(value.value(at: Moment(seconds: at)) - before.value(at: Moment(seconds: at))) < 1e-9)
    #expect(slope(before, at) > 100)
    #expect(abs(slope(value, at) - slope(before, at)) < 0.05)
    #expect(abs(slope(value, at) - value.velocity(at: Moment(seconds: at))) < 0.05)
    #expect(value.value(at: Moment(seconds: 9)) == -50)
  }

  /// Rule M3: curves go on to zero while the next one begins.
  @Test func curvesAddUp() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 100, animation: .linear(duration: 1), at: Moment(seconds: 0))
    value.retarget(to: 0, animation: .linear(duration: 1), at: Moment(seconds: 0.5))
    for (time, expected) in [(0.5, 50.0), (0.75, 50), (1, 50), (1.25, 25), (1.5, 0)] {
      #expect(abs(value.value(at: Moment(seconds: time)) - expected) < 1e-9, "\(time)")
    }
  }

  @Test func withoutAnAnimationTheValueJumps() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 100, animation: .linear(duration: 1), at: Moment(seconds: 0))
    value.retarget(to: 40, animation: nil, at: Moment(seconds: 0.5))
    #expect(value.value(at: Moment(seconds: 0.5)) == 40)
    #expect(!value.isAnimating(at: Moment(seconds: 0.5)))
  }

  @Test func theSameTargetChangesNothing() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 100, animation: .linear(duration: 1), at: Moment(seconds: 0))
    value.retarget(to: 100, animation: nil, at: Moment(seconds: 0.5))
    #expect(value.value(at: Moment(seconds: 0.5)) == 50)
  }

  @Test func whatNeverEndsStandsAtItsFirstValueAtRest() {
    var value = AnimatedValue(3.0)
    value.retarget(
      to: 7, animation: .linear(duration: 1).repeatForever(), at: Moment(seconds: 0))
    #expect(value.value(at: Moment(seconds: 10, restart: 10)) == 3)
    #expect(value.value(at: Moment(seconds: 10.5, restart: 10)) == 5)
    #expect(value.end == nil)
    #expect(value.marks.count == 1)
  }

  struct Steady: CustomAnimation {
    var duration: Double
    var merges = false
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { time < duration ? value.scaled(by: time / duration) : nil }
    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { merges }
  }

  /// Counts its own calls: sixty a second.
  struct Counting: CustomAnimation {
    struct Calls: AnimationStateKey { static var defaultValue: Double { 0 } }
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Calls.self] += 1
      let calls = context.state[Calls.self]
      return calls < 60 ? value.scaled(by: calls / 60) : nil
    }
  }

  @Test func customAnimations() {
    #expect(value(Animation(Steady(duration: 2)), at: 0.5) == 25)
    #expect(value(Animation(Steady(duration: 2)).speed(2).delay(1), at: 1.5) == 50)
    #expect(value(Animation(Steady(duration: 2)), at: 2) == 100)
    #expect(abs(value(Animation(Counting()), at: 0.5) - 50) < 2)
    #expect(value(Animation(Counting()), at: 1.1) == 100)
    #expect(Animation(Steady(duration: 2)) == Animation(Steady(duration: 2)))
    #expect(Animation(Steady(duration: 2)) != Animation(Steady(duration: 3)))
  }

  /// A merged animation keeps the time of the one before, for the whole of both ways.
  @Test func customAnimationsMerge() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 100, animation: Animation(Steady(duration: 2)), at: Moment(seconds: 0))
    value.retarget(
      to: 200, animation: Animation(Steady(duration: 2, merges: true)), at: Moment(seconds: 1))
    #expect(value.value(at: Moment(seconds: 1.5)) == 150)
    #expect(value.value(at: Moment(seconds: 2)) == 200)
  }
}
