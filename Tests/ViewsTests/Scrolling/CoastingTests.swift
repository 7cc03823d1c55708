import Geometry
import LayoutCore
import Testing
import ViewCore

@testable import Views

/// Where content goes after a finger has let it go (rule M17).
@Suite struct CoastingTests {
  private func coast(
    from position: Double = 0, speed: Double, limit: Double = 10_000,
    rate: AxisCoast.Rate = .normal, target: Double? = nil, bounces: Bool = true
  ) -> AxisCoast {
    AxisCoast(
      from: position, speed: speed, limit: limit, rate: rate, target: target, bounces: bounces,
      pixel: 0.5)
  }

  /// 0.998 of the speed is left after a millisecond, 0.99 where content slows down quickly.
  @Test(arguments: [(AxisCoast.Rate.normal, 499.5), (.fast, 99.5)])
  func contentSlowsDown(_ rate: AxisCoast.Rate, _ way: Double) {
    let coast = coast(speed: 1_000, rate: rate)
    #expect(coast.end == way)
    // The speed after a tenth of a second.
    let speed = (coast.position(at: 0.1005) - coast.position(at: 0.0995)) / 0.001
    let expected = 1_000 * pow(rate.rawValue, 100)
    #expect(abs(speed - expected) < expected * 0.002)
    #expect(coast.position(at: 0) == 0 && coast.position(at: coast.duration) == coast.end)
    #expect(abs(coast.position(at: coast.duration - 1e-6) - coast.end) < 0.2)
  }

  /// Places at rest are whole pixels.
  @Test(arguments: [33.0, 777.7, -412.3]) func endsAreOnThePixelGrid(_ speed: Double) {
    let coast = coast(from: 3_000, speed: speed)
    #expect((coast.end * 2).rounded() == coast.end * 2)
  }

  /// At an end the content runs over and comes back, with the speed that it has there.
  @Test func contentBouncesAtItsEnds() {
    let coast = coast(speed: 1_000, limit: 100)
    #expect(coast.end == 100)
    let times = stride(from: 0.0, to: coast.duration, by: 0.005).map { $0 }
    let positions = times.map(coast.position)
    let top = positions.max() ?? 0
    #expect(top > 110 && top < 150)
    for (a, b) in zip(positions, positions.dropFirst()) { #expect(abs(b - a) < 5.1) }
    #expect(self.coast(speed: 1_000, limit: 100, bounces: false).position(at: 0.3) == 100)
  }

  /// Let go beyond an end it springs back, and is there after less than a second.
  @Test(arguments: [(-50.0, 0.0), (160, 100)])
  func contentSpringsBack(_ position: Double, _ end: Double) {
    let coast = coast(from: position, speed: 0, limit: 100)
    #expect(coast.end == end && coast.duration > 0.4 && coast.duration < 1)
    #expect(coast.position(at: 0) == position)
    // Critically damped at 10 radians a second.
    let expected = end + (position - end) * 2 * exp(-1)
    #expect(abs(coast.position(at: 0.1) - expected) < 1e-9)
  }

  /// To a target content goes without running past it, whatever its speed.
  @Test(arguments: [0.0, 500, 5_000, -300]) func targetsAreNotPassed(_ speed: Double) {
    let coast = coast(from: 100, speed: speed, target: 300)
    #expect(coast.end == 300)
    let way = stride(from: 0.0, to: 2, by: 0.01).map(coast.position)
    #expect(way.allSatisfy { $0 <= 300 + 1e-9 })
    #expect(abs((coast.position(at: 1e-5) - 100) / 1e-5 - speed) < abs(speed) * 0.01 + 1)
  }

  @Test func whatRestsStays() {
    let coast = coast(from: 40, speed: 0)
    #expect(coast.end == 40 && coast.duration == 0 && coast.position(at: 0) == 40)
  }
}
