import Foundation

/// Writes how far a date is from another: "2 hours ago", "tomorrow". Absent from Foundation on Linux.
///
/// Coverage: done, in English. Verified: documented.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .englishGregorian
  open var locale: Locale! = Locale(identifier: "en_US")

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? .englishGregorian
    let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    let counted = calendar.dateComponents(Set(units), from: referenceDate, to: date)
    // The largest whole unit alone.
    for unit in units {
      guard let count = counted.value(for: unit), count != 0,
        let whole = calendar.date(byAdding: unit, value: count, to: referenceDate)
      else { continue }
      return style(calendar, whole).format(referenceDate)
    }
    return style(calendar, referenceDate).format(referenceDate)
  }

  /// - Parameter timeInterval: in seconds; negative is past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(
      for: now.addingTimeInterval(timeInterval.isFinite ? timeInterval : 0), relativeTo: now)
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let calendar = calendar ?? .englishGregorian
    return localizedString(
      for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func style(_ calendar: Calendar, _ date: Date) -> Date.AnchoredRelativeFormatStyle {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, locale: locale ?? Locale(identifier: "en_US"), calendar: calendar)
    style.presentation = dateTimeStyle == .named ? .named : .numeric
    style.unitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return style
  }
}
