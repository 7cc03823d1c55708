import Geometry

/// A time span as text, in units of the calendar.
///
/// Months count 30 days and years 365 here: a span has no calendar.
struct DateDistance {
  private let seconds: TimeInterval

  init(_ seconds: TimeInterval) {
    self.seconds = seconds.isFinite ? min(max(seconds, -1e11), 1e11) : 0
  }

  private static let day: TimeInterval = 86_400
  private static let month = 30 * day
  private static let year = 365 * day

  /// The two largest units, short: `2 hr, 23 min`.
  func short(in locale: Locale) -> String {
    let total = abs(seconds)
    if total >= Self.month, locale.language.languageCode?.identifier == "en" {
      return english(total, units: Self.shortNames, count: 2).joined(separator: ", ")
    }
    return units(total, width: .abbreviated, count: 2, locale)
  }

  /// The largest unit with the sign: `+2 hours`.
  func offset(in locale: Locale) -> String {
    let total = abs(seconds)
    let sign = seconds < 0 ? "-" : "+"
    if total >= Self.month, locale.language.languageCode?.identifier == "en" {
      return sign + (english(total, units: Self.longNames, count: 1).first ?? "")
    }
    return sign + units(total, width: .wide, count: 1, locale)
  }

  private func units(
    _ total: TimeInterval, width: Duration.UnitsFormatStyle.UnitWidth, count: Int, _ locale: Locale
  ) -> String {
    var style = Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count,
      fractionalPart: .hide(rounded: .towardZero))
    style.locale = locale
    return style.format(.seconds(Int(total)))
  }

  private static let shortNames = [
    (year, "yr", "yr"), (month, "mth", "mths"), (day, "day", "days"),
  ]
  private static let longNames = [
    (year, "year", "years"), (month, "month", "months"), (day, "day", "days"),
  ]

  private func english(
    _ total: TimeInterval, units: [(TimeInterval, String, String)], count: Int
  ) -> [String] {
    var rest = total
    var result: [String] = []
    for (length, one, many) in units where result.count < count {
      let amount = (rest / length).rounded(.down)
      rest -= amount * length
      if amount > 0 { result.append("\(Int(amount)) \(amount == 1 ? one : many)") }
    }
    return result
  }
}
