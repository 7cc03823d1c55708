import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  /// A point in time of a dispatch queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// Nanoseconds of uptime, or of the installed main clock.
    private var uptime: Int

    public init(_ time: DispatchTime) { uptime = Int(clamping: time.uptimeNanoseconds) }

    init(nanoseconds: UInt64) { uptime = Int(clamping: nanoseconds) }

    private init(uptime: Int) { self.uptime = uptime }

    public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }

    var nanoseconds: UInt64 { UInt64(max(0, uptime)) }

    public func distance(to other: Self) -> Stride {
      .nanoseconds(other.uptime.clampedAdding(-uptime))
    }

    public func advanced(by n: Stride) -> Self {
      Self(uptime: uptime.clampedAdding(n.magnitude))
    }

    /// A length of time in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      public var magnitude: Int

      public init(_ timeInterval: DispatchTimeInterval) {
        magnitude =
          switch timeInterval {
          case .seconds(let count): count.nanoseconds(times: 1_000_000_000)
          case .milliseconds(let count): count.nanoseconds(times: 1_000_000)
          case .microseconds(let count): count.nanoseconds(times: 1000)
          case .nanoseconds(let count): count
          case .never: .max
          @unknown default: .max
          }
      }

      public init(integerLiteral value: Int) {
        magnitude = value.nanoseconds(times: 1_000_000_000)
      }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value.nanoseconds(times: 1_000_000_000)
      }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.magnitude.clampedAdding(rhs.magnitude))
      }
      public static func - (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.magnitude.clampedAdding(0 - rhs.magnitude))
      }
      public static func * (lhs: Self, rhs: Self) -> Self {
        let seconds = Double(rhs.magnitude) / 1e9
        return Self(nanoseconds: Int(clampedNanoseconds: Double(lhs.magnitude) * seconds))
      }
      public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

      public static func seconds(_ s: Int) -> Self {
        Self(nanoseconds: s.nanoseconds(times: 1_000_000_000))
      }
      public static func seconds(_ s: Double) -> Self {
        Self(nanoseconds: Int(clampedNanoseconds: (s * 1e9).rounded()))
      }
      public static func milliseconds(_ ms: Int) -> Self {
        Self(nanoseconds: ms.nanoseconds(times: 1_000_000))
      }
      public static func microseconds(_ us: Int) -> Self {
        Self(nanoseconds: us.nanoseconds(times: 1000))
      }
      public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
    }
  }

  /// How a dispatch queue runs a scheduled action.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The clock that stands in for this queue, if it is the main one.
  var mainClock: (any MainClock)? {
    guard let clock = InstalledMainClock.current else { return nil }
    return getSpecific(key: MainQueueMark.shared.key) == nil ? nil : clock
  }

  public var now: SchedulerTimeType {
    if let clock = mainClock { return SchedulerTimeType(nanoseconds: clock.nanoseconds) }
    return SchedulerTimeType(.now())
  }

  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = mainClock { return clock.schedule(at: clock.nanoseconds, action) }
    nonisolated(unsafe) let action = action
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let clock = mainClock { return clock.schedule(at: date.nanoseconds, action) }
    nonisolated(unsafe) let action = action
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock = mainClock {
      let step = UInt64(max(0, interval.magnitude))
      return clock.repeating(from: date.nanoseconds, every: step, action)
    }
    nonisolated(unsafe) let action = action
    nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler { action() }
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

/// Marks the main queue: `DispatchQueue.main` is a new object each time, so identity cannot tell it.
private final class MainQueueMark: @unchecked Sendable {
  static let shared = MainQueueMark()
  let key = DispatchSpecificKey<Void>()

  init() { DispatchQueue.main.setSpecific(key: key, value: ()) }
}
