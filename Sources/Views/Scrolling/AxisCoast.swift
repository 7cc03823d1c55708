import Geometry

/// Where content is along an axis after a finger has let it go, in closed form (rule M17).
///
/// It slows down by a part of its speed each millisecond; at an end of its way it runs on a spring
/// that pulls it back; to a place that is asked for, it goes by a spring too.
struct AxisCoast {
  /// The part of the speed that is left after a millisecond: `UIScrollView.DecelerationRate`.
  enum Rate: Double, Sendable {
    /// Documented: 0.998.
    case normal = 0.998
    /// Documented: 0.99.
    case fast = 0.99

    /// Seconds that content at a speed would go on for if it did not slow down before it stops there.
    var reach: Double { -1 / (1_000 * log(rawValue)) }
  }

  /// Radians a second of the springs: believed (a mass of 1 on a stiffness of 100, critically damped,
  /// is what imitations of UIKit's scroll views found).
  private static let frequency = 10.0
  /// Content closer than this to its end, in points, is there: half a pixel of any screen.
  private static let tolerance = 0.15

  private enum Motion {
    case slowing(from: Double, speed: Double, rate: Rate)
    case spring(to: Double, way: Double, speed: Double, frequency: Double)
  }

  private var motions: [(start: Double, motion: Motion)] = []
  /// Seconds from the release to rest.
  private(set) var duration: Double
  /// Where the content comes to rest.
  private(set) var end: Double

  /// - Parameters:
  ///   - position: in points from the place at rest; outside of the limit it springs back.
  ///   - speed: in points a second.
  ///   - target: where the content is to come to rest; nil where it slows down by itself.
  ///   - bounces: whether it may run beyond its ends.
  ///   - pixel: the length that places at rest are multiples of.
  init(
    from position: Double, speed: Double, limit: Double, rate: Rate, target: Double? = nil,
    bounces: Bool = true, pixel: Double
  ) {
    let inside = min(max(0, position), limit)
    (end, duration) = (inside, 0)
    if inside != position {
      spring(from: position, to: target ?? inside, speed: speed, at: 0)
    } else if let target {
      spring(from: position, to: target, speed: speed, at: 0)
    } else if speed != 0 {
      slow(from: position, speed: speed, limit, rate, bounces: bounces, pixel: pixel)
    }
  }

  private mutating func slow(
    from position: Double, speed: Double, _ limit: Double, _ rate: Rate, bounces: Bool,
    pixel: Double
  ) {
    let natural = position + speed * rate.reach
    let bound = natural < 0 ? 0 : natural > limit ? limit : nil
    guard let bound else {
      let rest = min(limit, (natural / pixel).rounded() * pixel)
      let start = (rest - position) / rate.reach
      motions.append((0, .slowing(from: position, speed: start, rate: rate)))
      end = rest
      duration = rate.reach * max(0, log(abs(rest - position) / Self.tolerance))
      return
    }
    // The end is reached when so much of the speed is left.
    let left = 1 - (bound - position) / (speed * rate.reach)
    let time = -rate.reach * log(max(left, .leastNormalMagnitude))
    if time > 0 { motions.append((0, .slowing(from: position, speed: speed, rate: rate))) }
    (end, duration) = (bound, time)
    if bounces { spring(from: bound, to: bound, speed: speed * left, at: time) }
  }

  private mutating func spring(
    from position: Double, to target: Double, speed: Double, at start: Double
  ) {
    let way = position - target
    // Towards its target the content does not run past it: then the spring is as quick as it is.
    let isTowards = way != 0 && (speed > 0) == (way < 0)
    let frequency = isTowards ? max(Self.frequency, abs(speed / way)) : Self.frequency
    motions.append(
      (start, .spring(to: target, way: way, speed: speed, frequency: frequency)))
    end = target
    duration = start + Self.restTime(way: way, speed: speed, frequency: frequency)
  }

  /// When a critically damped spring is at rest: after that its way never grows beyond the tolerance.
  private static func restTime(way: Double, speed: Double, frequency: Double) -> Double {
    let slope = abs(speed + frequency * way)
    func bound(_ time: Double) -> Double { (abs(way) + slope * time) * exp(-frequency * time) }
    guard max(abs(way), bound(1 / frequency)) > tolerance else { return 0 }
    var low = 1 / frequency
    guard bound(low) > tolerance else { return low }
    var high = low * 2
    while bound(high) > tolerance, high < 60 { high *= 2 }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bound(middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }

  /// Where the content is some seconds after the release.
  func position(at time: Double) -> Double {
    guard time < duration, let (start, motion) = motions.last(where: { $0.start <= time }) else {
      return end
    }
    let time = time - start
    switch motion {
    case .slowing(let from, let speed, let rate):
      return from + speed * rate.reach * (1 - exp(-time / rate.reach))
    case .spring(let target, let way, let speed, let frequency):
      return target + (way + (speed + frequency * way) * time) * exp(-frequency * time)
    }
  }
}

/// The way of a scroll view's content after a finger has let it go.
struct ScrollCoast {
  let horizontal: AxisCoast
  let vertical: AxisCoast
  /// When it was let go, in seconds of the tree's time.
  let start: TimeInterval

  var duration: TimeInterval { max(horizontal.duration, vertical.duration) }
  var end: CGPoint { CGPoint(x: horizontal.end, y: vertical.end) }

  func position(at seconds: TimeInterval) -> CGPoint {
    CGPoint(
      x: horizontal.position(at: seconds - start), y: vertical.position(at: seconds - start))
  }

  func isOver(at seconds: TimeInterval) -> Bool { seconds - start >= duration - 1e-6 }
}
