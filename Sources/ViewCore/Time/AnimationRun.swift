import Geometry

/// One change of a value on its way: how much of the way is still to go at a time.
struct AnimationRun<V: VectorArithmetic> {
  /// From the value before to the one after the change.
  private(set) var way: V
  /// What a spring starts with, in its own time.
  private let velocity: V
  private let start: TimeInterval
  let animation: Animation
  private var custom: CustomRun<V>?
  /// Seconds from the start until at rest; `nil` for ever.
  private let duration: TimeInterval?
  /// Held while an animation without an end runs.
  private let endless: EndlessMark?

  /// - Parameter velocity: by the clock, for springs that take over from another.
  init(_ animation: Animation, way: V, velocity: V = .zero, at start: TimeInterval) {
    var own = velocity
    let speed = animation.totalSpeed
    if speed != 1, speed > 0 { own.scale(by: 1 / speed) }
    var custom: CustomRun<V>?
    switch animation.curve {
    case .addedSpring(_, let initial): own = way.scaled(by: initial)
    case .custom: custom = CustomRun(way: way)
    case .timing, .spring: break
    }
    self.init(animation, way: way, own: own, start: start, custom: custom)
  }

  private init(
    _ animation: Animation, way: V, own: V, start: TimeInterval, custom: CustomRun<V>?
  ) {
    self.animation = animation
    self.way = way
    velocity = own
    self.start = start
    self.custom = custom
    let curve: TimeInterval? =
      switch animation.curve {
      case .timing(_, let duration): duration
      case .spring(let spring), .addedSpring(let spring, _):
        spring.settlingDuration(
          way: way.magnitudeSquared.squareRoot(), velocity: own.magnitudeSquared.squareRoot())
      case .custom(let animation): custom?.end(of: animation)
      }
    duration = animation.duration(of: animation.steps[...], curve: curve)
    endless = duration == nil ? EndlessMark() : nil
  }

  /// Seconds of the tree's time at which this comes to rest; `nil` for never.
  var end: TimeInterval? { duration.map { start + $0 } }

  var mark: EndlessMark? { endless }

  private func elapsed(at moment: Moment) -> TimeInterval {
    duration == nil
      ? moment.seconds - max(start, moment.restart) : moment.seconds - start
  }

  /// Sums of seconds do not meet exactly: a millionth of one is the end.
  private static var tolerance: TimeInterval { 1e-6 }

  func isOver(at moment: Moment) -> Bool {
    duration.map { elapsed(at: moment) >= $0 - Self.tolerance } ?? false
  }

  /// What is still to go, as a difference from the target; `nil` when nothing is.
  func rest(at moment: Moment) -> V? {
    guard !isOver(at: moment) else { return nil }
    return value(steps: animation.steps[...], at: max(0, elapsed(at: moment))).map { $0 - way }
  }

  /// How far the way has been gone. Rule M2: the last step is the outermost.
  private func value(steps: ArraySlice<Animation.Step>, at time: TimeInterval) -> V? {
    guard let step = steps.last else { return curveValue(at: time) }
    let inner = steps.dropLast()
    switch step {
    case .delay(let delay): return value(steps: inner, at: max(0, time - delay))
    case .speed(let speed): return value(steps: inner, at: time * max(0, speed))
    case .logicalDuration: return value(steps: inner, at: time)
    case .repetition(let count, let autoreverses):
      guard let period = animation.duration(of: inner, curve: curveLength), period > 0 else {
        return value(steps: inner, at: time)
      }
      let run = (time / period).rounded(.down)
      if let count, run >= Double(count) { return nil }
      var own = time - run * period
      if autoreverses, run.truncatingRemainder(dividingBy: 2) == 1 { own = period - own }
      return value(steps: inner, at: own) ?? way
    }
  }

  private var curveLength: TimeInterval? {
    switch animation.curve {
    case .timing(_, let duration): duration
    case .spring(let spring), .addedSpring(let spring, _): spring.settlingDuration
    case .custom(let animation): custom?.end(of: animation)
    }
  }

  private func curveValue(at time: TimeInterval) -> V? {
    switch animation.curve {
    case .timing(let curve, let duration):
      guard duration > 0, time < duration else { return nil }
      return way.scaled(by: curve.value(at: time / duration))
    case .spring(let spring), .addedSpring(let spring, _):
      return spring.value(target: way, initialVelocity: velocity, time: time)
    case .custom(let animation): return custom?.value(of: animation, at: time)
    }
  }

  /// The velocity of a spring by the clock; zero for everything else.
  func velocity(at moment: Moment) -> V {
    guard !isOver(at: moment), animation.keepsTime else { return .zero }
    switch animation.curve {
    case .spring(let spring), .addedSpring(let spring, _):
      let speed = animation.totalSpeed
      return spring.velocity(
        target: way, initialVelocity: velocity, time: max(0, elapsed(at: moment)) * speed
      ).scaled(by: speed)
    case .timing, .custom: return .zero
    }
  }

  /// Rule M3: the run that goes on from this one when the target moves by `change`; `nil` when the
  /// two are to run beside each other.
  func merged(
    with animation: Animation, change: V, at moment: Moment
  ) -> AnimationRun? {
    switch (self.animation.curve, animation.curve) {
    case (.spring, .spring) where self.animation.keepsTime && animation.keepsTime:
      let left = rest(at: moment).map { change - $0 } ?? change
      return AnimationRun(
        animation, way: left, velocity: velocity(at: moment), at: moment.seconds)
    case (.custom, .custom(let new)):
      guard let custom, animation.keepsTime else { return nil }
      let time = max(0, elapsed(at: moment)) * self.animation.totalSpeed
      _ = value(steps: self.animation.steps[...], at: max(0, elapsed(at: moment)))
      var context = custom.context
      guard
        new.base.shouldMerge(
          previous: self.animation, value: way, time: time, context: &context)
      else { return nil }
      let total = way + change
      return AnimationRun(
        animation, way: total, own: .zero, start: start,
        custom: CustomRun(way: total, context: context, since: time))
    default: return nil
    }
  }
}

/// Stands for an animation without an end for as long as it runs.
package final class EndlessMark {}
