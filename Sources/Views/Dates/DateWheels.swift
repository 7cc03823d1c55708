import Geometry
import LayoutCore
import ViewCore

/// A date on wheels: month, day and year, or day, hour and minute, in the order of the locale.
struct DateWheels: View {
  let choice: DateChoice
  let components: DatePickerComponents
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 0) {
      if components == .date {
        ForEach(order, id: \.self) { part in
          switch part {
          case "M": months.frame(width: 132)
          case "d": days.frame(width: 54)
          default: years.frame(width: 84)
          }
        }
      } else {
        if components.contains(.date) { wholeDays.frame(width: 132) }
        hours.frame(width: 50)
        minutes.frame(width: 50)
        if hasHalves { halves.frame(width: 54) }
      }
    }
    .background { WheelPlate().padding(.horizontal, -WheelMetrics.plateInset) }
    .frame(minWidth: 0, idealWidth: WheelMetrics.idealWidth, maxWidth: .infinity)
  }

  private var order: [String] {
    let format =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
    let parts = ["M", "d", "y"]
    return parts.sorted { left, right in
      let indices = [left, right].map { format.firstIndex(of: Character($0)) ?? format.endIndex }
      return indices[0] < indices[1]
    }
  }

  private var hasHalves: Bool {
    (DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "h").contains("a")
  }

  private func set(_ component: Calendar.Component, _ value: Int) {
    choice.choose(choice.date(with: component, value))
  }

  /// A value that begins anew after its last, from 0.
  private func turned(_ value: Int, _ count: Int) -> Int { (value % count + count) % count }

  private var localCalendar: Calendar {
    var calendar = choice.calendar
    calendar.locale = locale
    return calendar
  }

  private var months: some View {
    let names = localCalendar.monthSymbols
    let count = max(1, names.count)
    return Wheel(
      bounds: nil, selection: choice.component(.month) - 1, alignment: .leading,
      select: { set(.month, turned($0, count) + 1) }
    ) { Text(verbatim: names.isEmpty ? "" : names[turned($0, count)]).padding(.leading, 8) }
  }

  private var days: some View {
    let count = choice.calendar.range(of: .day, in: .month, for: choice.date)?.count ?? 31
    return Wheel(
      bounds: nil, selection: choice.component(.day) - 1,
      select: { set(.day, turned($0, count) + 1) }
    ) { Text(verbatim: "\(turned($0, count) + 1)") }
  }

  private var years: some View {
    Wheel(
      bounds: 1..<10_000, selection: choice.component(.year), select: { set(.year, $0) }
    ) { Text(verbatim: "\($0)") }
  }

  /// Days counted from the chosen one.
  private var wholeDays: some View {
    Wheel(
      bounds: nil, selection: 0, alignment: .trailing,
      select: { days in
        if let date = choice.calendar.date(byAdding: .day, value: days, to: choice.date) {
          choice.choose(date)
        }
      }
    ) { days in
      let date = choice.calendar.date(byAdding: .day, value: days, to: choice.date) ?? choice.date
      Text(verbatim: dayText(date)).padding(.trailing, 8)
    }
  }

  private func dayText(_ date: Date) -> String {
    var style = Date.FormatStyle(locale: locale)
    style.timeZone = choice.calendar.timeZone
    return style.weekday(.abbreviated).month(.abbreviated).day().format(date)
  }

  private var hours: some View {
    let hour = choice.component(.hour)
    let count = hasHalves ? 12 : 24
    let half = hasHalves ? hour / 12 * 12 : 0
    return Wheel(
      bounds: nil, selection: hour - half, select: { set(.hour, half + turned($0, count)) }
    ) { index in
      let value = turned(index, count)
      Text(verbatim: hasHalves ? "\(value == 0 ? 12 : value)" : twoDigits(value))
    }
  }

  private var minutes: some View {
    Wheel(
      bounds: nil, selection: choice.component(.minute), select: { set(.minute, turned($0, 60)) }
    ) { Text(verbatim: twoDigits(turned($0, 60))) }
  }

  private var halves: some View {
    let hour = choice.component(.hour)
    let calendar = localCalendar
    return Wheel(
      bounds: 0..<2, selection: hour / 12, select: { set(.hour, hour % 12 + $0 * 12) }
    ) { Text(verbatim: $0 == 0 ? calendar.amSymbol : calendar.pmSymbol) }
  }

  private func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
