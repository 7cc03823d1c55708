import Geometry

/// A date to be changed part by part, inside of a range.
struct DateChoice {
  let date: Date
  let range: ClosedRange<Date>?
  let calendar: Calendar
  let set: @MainActor (Date) -> Void

  func component(_ component: Calendar.Component) -> Int {
    calendar.component(component, from: date)
  }

  /// The date with a part changed; the day is the last one of months that are too short.
  func date(with component: Calendar.Component, _ value: Int) -> Date {
    if component == .hour || component == .minute {
      let now = calendar.component(component, from: date)
      return calendar.date(byAdding: component, value: value - now, to: date) ?? date
    }
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    switch component {
    case .year: parts.year = value
    case .month: parts.month = value
    default: parts.day = value
    }
    let day = parts.day ?? 1
    parts.day = 1
    guard let first = calendar.date(from: parts),
      let days = calendar.range(of: .day, in: .month, for: first)
    else { return date }
    parts.day = min(max(day, 1), days.count)
    return calendar.date(from: parts) ?? date
  }

  @MainActor func choose(_ date: Date) {
    set(range.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date)
  }

  /// Whether any moment of a day may be chosen.
  func allows(day: Date) -> Bool {
    guard let range, let next = calendar.date(byAdding: .day, value: 1, to: day) else {
      return true
    }
    return day <= range.upperBound && next > range.lowerBound
  }

  /// Days of the month around a day, by weeks; nil before the first and after the last.
  func weeks(of day: Date) -> [[Date?]] {
    guard let month = calendar.dateInterval(of: .month, for: day),
      let days = calendar.range(of: .day, in: .month, for: day)
    else { return [] }
    let first = calendar.component(.weekday, from: month.start)
    let lead = (first - calendar.firstWeekday + 7) % 7
    var cells: [Date?] = Array(repeating: nil, count: lead)
    for offset in 0..<days.count {
      cells.append(calendar.date(byAdding: .day, value: offset, to: month.start))
    }
    while cells.count % 7 != 0 { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }
}
