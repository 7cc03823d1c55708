import Geometry
import ViewCore

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The distance from now in two units: `2 hr, 23 min`.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now in one unit with its sign: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts from now: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date; styles that count do so from the environment's `now`.
  public init(_ date: Date, style: DateStyle) {
    self.init(formatting: DatedText(date: date, style: style))
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(formatting: IntervalText(start: dates.lowerBound, end: dates.upperBound))
  }

  public init(_ interval: DateInterval) {
    self.init(formatting: IntervalText(start: interval.start, end: interval.end))
  }

  /// A clock that counts inside an interval, standing at the environment's `now`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      formatting: TimerText(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}

private struct DatedText: TextFormatting, Equatable {
  let date: Date
  let style: Text.DateStyle

  func text(in environment: EnvironmentValues) -> AttributedString {
    let difference = date.timeIntervalSince(environment.now)
    let text =
      switch style.kind {
      case .time: environment.dateText(date, .omitted, .shortened)
      case .date: environment.dateText(date, .long, .omitted)
      case .relative: DateDistance(abs(difference)).short(in: environment.locale)
      case .offset: DateDistance(difference).offset(in: environment.locale)
      case .timer: ClockText.text(abs(difference), showsHours: true)
      }
    return AttributedString(text)
  }
}

private struct IntervalText: TextFormatting, Equatable {
  let start: Date
  let end: Date

  func text(in environment: EnvironmentValues) -> AttributedString {
    let isSameDay = environment.calendar.isDate(start, inSameDayAs: end)
    let style = Date.IntervalFormatStyle(
      date: isSameDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale,
      calendar: environment.calendar, timeZone: environment.timeZone)
    return AttributedString(style.format(start..<max(start, end)))
  }
}

private struct TimerText: TextFormatting, Equatable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func text(in environment: EnvironmentValues) -> AttributedString {
    let now = min(pauseTime ?? environment.now, environment.now)
    let time = min(max(now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(interval.lowerBound)
    return AttributedString(ClockText.text(seconds, showsHours: showsHours))
  }
}

/// `2:32`, `1:05:09`; without hours the minutes go on.
enum ClockText {
  static func text(_ seconds: TimeInterval, showsHours: Bool) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "" }
    let total = Int(seconds)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (hours, minutes) = (total / 3600, total / 60 % 60)
    if showsHours, hours > 0 { return "\(hours):\(two(minutes)):\(two(total % 60))" }
    return "\(total / 60):\(two(total % 60))"
  }
}

extension EnvironmentValues {
  func dateText(
    _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> String {
    var style = Date.FormatStyle(date: day, time: time)
    style.locale = locale
    style.timeZone = timeZone
    style.calendar = calendar
    return style.format(date)
  }
}
