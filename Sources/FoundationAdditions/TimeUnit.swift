import Foundation

/// A unit that lengths of time are written in, the largest first.
enum TimeUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// Whether it stands in the colons of "1:05:09".
  var isPositional: Bool { self == .hour || self == .minute || self == .second }

  /// English, as CLDR has it.
  fileprivate var names: (letter: String, brief: (String, String), full: String) {
    switch self {
    case .year: ("y", ("yr", "yrs"), "year")
    case .month: ("mo", ("mth", "mths"), "month")
    case .week: ("w", ("wk", "wks"), "week")
    case .day: ("d", ("day", "days"), "day")
    case .hour: ("h", ("hr", "hr"), "hour")
    case .minute: ("m", ("min", "min"), "minute")
    case .second: ("s", ("sec", "sec"), "second")
    }
  }
}

/// So many of a unit.
struct Amount {
  let unit: TimeUnit
  let count: Int

  fileprivate var isOne: Bool { abs(count) == 1 }
  fileprivate var letter: String { "\(count)\(unit.names.letter)" }
  fileprivate var brief: String { isOne ? unit.names.brief.0 : unit.names.brief.1 }
  fileprivate var full: String { isOne ? unit.names.full : unit.names.full + "s" }

  fileprivate var spelled: String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
  }
}

extension DateComponentsFormatter.UnitsStyle {
  func text(_ amounts: [Amount]) -> String {
    switch self {
    case .positional: Self.positional(amounts)
    case .abbreviated: amounts.map(\.letter).joined(separator: " ")
    case .brief: amounts.map { "\($0.count)\($0.brief)" }.joined(separator: " ")
    case .short: amounts.map { "\($0.count) \($0.brief)" }.joined(separator: ", ")
    case .full: amounts.map { "\($0.count) \($0.full)" }.joined(separator: ", ")
    case .spellOut: amounts.map { "\($0.spelled) \($0.full)" }.joined(separator: ", ")
    }
  }

  /// Days and more by their letters; then the first amount as it is, those after it of two digits.
  private static func positional(_ amounts: [Amount]) -> String {
    let clock = amounts.filter(\.unit.isPositional).enumerated().map { index, amount in
      let digits = "\(amount.count)"
      return index > 0 && digits.count < 2 ? "0" + digits : digits
    }
    let dates = amounts.filter { !$0.unit.isPositional }.map(\.letter)
    return (dates + (clock.isEmpty ? [] : [clock.joined(separator: ":")])).joined(separator: " ")
  }
}
