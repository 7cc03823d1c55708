import Geometry

/// Dates as ISO 8601 in UTC: `2024-01-01T00:00:00Z`, with a fraction of a second if there is one.
/// A day alone is its midnight; an offset `+02:00` is read and written as UTC.
extension Date: ControlValue {
  package static var controlType: ControlType { ControlType(kind: .date) }

  package init?(controlText text: String) {
    var scan = DateScan(text)
    guard let year = scan.digits(4), scan.take("-"), let month = scan.digits(2), scan.take("-"),
      let day = scan.digits(2), let days = CivilDay.number(year: year, month: month, day: day)
    else { return nil }
    var seconds = days * 86_400
    var fraction = 0.0
    if !scan.isAtEnd {
      guard scan.take("T"), let hour = scan.digits(2), hour < 24, scan.take(":"),
        let minute = scan.digits(2), minute < 60
      else { return nil }
      seconds += hour * 3600 + minute * 60
      if scan.take(":") {
        guard let second = scan.digits(2), second < 60 else { return nil }
        seconds += second
        if scan.take(".") {
          guard let value = scan.fraction() else { return nil }
          fraction = value
        }
      }
      guard let offset = scan.offset(), scan.isAtEnd else { return nil }
      seconds -= offset
    }
    self.init(timeIntervalSinceReferenceDate: Double(seconds) + fraction)
  }

  /// Dates outside the years 0 to 9999 are written as the nearest inside.
  package var controlText: String {
    let interval = timeIntervalSinceReferenceDate
    let inside =
      interval.isNaN ? 0 : min(max(interval, CivilDay.firstSecond), CivilDay.lastSecond)
    let whole = inside.rounded(.down)
    let seconds = Int(whole)
    let days = Int((whole / 86_400).rounded(.down))
    let (year, month, day) = CivilDay.date(of: days)
    let time = seconds - days * 86_400
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let years = String(repeating: "0", count: 4 - String(year).count) + String(year)
    let fraction = inside - whole
    let decimals = fraction == 0 ? "" : String(PlainDecimal.text(of: fraction).dropFirst())
    return "\(years)-\(two(month))-\(two(day))T\(two(time / 3600)):\(two(time / 60 % 60)):"
      + "\(two(time % 60))\(decimals)Z"
  }
}

/// Days of the Gregorian calendar, counted from 2001-01-01.
private enum CivilDay {
  /// Days from 0000-03-01 to 2001-01-01.
  private static let epoch = 730_791
  /// 0000-01-01T00:00:00Z, in seconds from 2001.
  static let firstSecond = -63_145_526_400.0
  /// 9999-12-31T23:59:59Z, in seconds from 2001.
  static let lastSecond = 252_423_993_599.0

  /// Nil if there is no such day.
  static func number(year: Int, month: Int, day: Int) -> Int? {
    guard (1...12).contains(month), day >= 1 else { return nil }
    let shiftedYear = month > 2 ? year : year - 1
    let shiftedMonth = (month + 9) % 12
    let century = shiftedYear.quotientRoundedDown(by: 400)
    let yearOfCentury = shiftedYear - century * 400
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
    let dayOfCentury = yearOfCentury * 365 + yearOfCentury / 4 - yearOfCentury / 100 + dayOfYear
    let number = century * 146_097 + dayOfCentury - epoch
    return date(of: number) == (year, month, day) ? number : nil
  }

  static func date(of number: Int) -> (year: Int, month: Int, day: Int) {
    let days = number + epoch
    let century = days.quotientRoundedDown(by: 146_097)
    let dayOfCentury = days - century * 146_097
    let yearOfCentury =
      (dayOfCentury - dayOfCentury / 1460 + dayOfCentury / 36_524 - dayOfCentury / 146_096) / 365
    let dayOfYear = dayOfCentury - (365 * yearOfCentury + yearOfCentury / 4 - yearOfCentury / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfCentury + century * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

extension Int {
  fileprivate func quotientRoundedDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

/// Reads a date's text from front to back.
private struct DateScan {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, UInt32(byte) == character.value else { return false }
    rest.removeFirst()
    return true
  }

  /// A number of exactly `count` digits.
  mutating func digits(_ count: Int) -> Int? {
    let part = rest.prefix(count)
    guard part.count == count, part.allSatisfy({ (48...57).contains($0) }) else { return nil }
    rest = rest.dropFirst(count)
    return part.reduce(0) { $0 * 10 + Int($1) - 48 }
  }

  /// Digits after a point, as a fraction of 1.
  mutating func fraction() -> Double? {
    let part = rest.prefix { (48...57).contains($0) }
    guard !part.isEmpty, let text = String(part) else { return nil }
    rest = rest.dropFirst(part.count)
    return Double("0." + text)
  }

  /// `Z`, or `+hh:mm`, in seconds east of UTC.
  mutating func offset() -> Int? {
    if take("Z") { return 0 }
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hours = digits(2), hours < 24, take(":"), let minutes = digits(2),
      minutes < 60
    else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}
