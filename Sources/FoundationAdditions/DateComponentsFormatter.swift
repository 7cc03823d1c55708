import Foundation

/// Writes lengths of time: "1:05:09", "9h 41m", "3 days, 2 hours". Foundation on Linux has the name only.
///
/// Coverage: partial (English; amounts that are cut off are not rounded; no fractions of units).
/// Verified: documented.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What becomes of units whose amount is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// None stands for all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .englishGregorian
  /// Where lengths of months and years are counted from; the beginning of 2001 where there is none.
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  /// How many units are written at most; 0 for as many as there are.
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    case let seconds as Int: string(from: TimeInterval(seconds))
    default: nil
    }
  }

  /// - Parameter ti: in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return text(from: start, to: start.addingTimeInterval(abs(ti)), isNegative: ti <= -1)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    endDate < startDate
      ? text(from: endDate, to: startDate, isNegative: true)
      : text(from: startDate, to: endDate, isNegative: false)
  }

  /// The amounts as given, those of larger units that are not allowed in the largest one that is.
  open func string(from components: DateComponents) -> String? {
    let calendar = calendar ?? .englishGregorian
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func text(from start: Date, to end: Date, isNegative: Bool) -> String? {
    let units = TimeUnit.allCases.filter {
      allowedUnits.isEmpty || allowedUnits.contains($0.calendarUnit)
    }
    guard !units.isEmpty else { return nil }
    let counted = (calendar ?? .englishGregorian).dateComponents(
      Set(units.map(\.component)), from: start, to: end)
    let all = units.map { Amount(unit: $0, count: counted.value(for: $0.component) ?? 0) }
    var shown = zeroFormattingBehavior.kept(of: all, style: unitsStyle)
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    var text = (isNegative ? "-" : "") + unitsStyle.text(shown)
    if includesTimeRemainingPhrase { text += " remaining" }
    return includesApproximationPhrase ? "About " + text : text
  }
}

extension DateComponentsFormatter.ZeroFormattingBehavior {
  /// The amounts that are written; at least the smallest one.
  fileprivate func kept(
    of all: [Amount], style: DateComponentsFormatter.UnitsStyle
  ) -> [Amount] {
    if contains(.pad) { return all }
    let isDefault = contains(.default) || isEmpty
    let dropped: Self = isDefault ? (style == .positional ? .dropLeading : .dropAll) : self
    guard let first = all.firstIndex(where: { $0.count != 0 }),
      let last = all.lastIndex(where: { $0.count != 0 })
    else { return all.suffix(1) }
    return all.enumerated().filter { index, amount in
      if amount.count != 0 { return true }
      if index < first { return !dropped.contains(.dropLeading) }
      return !dropped.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }
}

extension Calendar {
  /// The calendar that lengths of time are counted in: without the machine's time zone.
  static let englishGregorian: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()
}
