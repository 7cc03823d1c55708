import Geometry

/// The dates at which a timeline view is to be built again.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Dates in rising order; the first may lie before the start.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may be built again.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Equally distant dates.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// Begins with the last date at or before the start.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let interval = interval > 0 ? interval : .infinity
    let passed = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    let first = passed.isFinite ? max(0, passed) : 0
    return Entries(start: self.startDate, interval: interval, index: first)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var index: Double

    public mutating func next() -> Date? {
      defer { index += 1 }
      guard index > 0 else { return start }
      return interval.isFinite ? start.addingTimeInterval(index * interval) : nil
    }
  }
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> PeriodicTimelineSchedule.Entries
  {
    let seconds = startDate.timeIntervalSinceReferenceDate
    let minute = Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60)
    return PeriodicTimelineSchedule(from: minute, by: 60).entries(from: startDate, mode: mode)
  }
}

/// Dates of one's own.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every moment, or moments with a least distance; none while paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: TimeInterval?
  let isPaused: Bool

  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> PeriodicTimelineSchedule.Entries
  {
    PeriodicTimelineSchedule(
      from: startDate, by: isPaused ? .infinity : minimumInterval ?? 1.0 / 60
    ).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval)
    -> PeriodicTimelineSchedule
  { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
