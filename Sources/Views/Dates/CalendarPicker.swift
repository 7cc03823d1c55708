import Geometry
import LayoutCore
import ViewCore

/// A month whose days are to be touched, and a row for the time of day.
///
/// Believed, after UIKit's inline date pickers: months in headline over weekdays of 13 points, days of 20
/// on cells as high as 44, the chosen one on a disc of the tint, solid where it is today.
struct CalendarPicker: View {
  let choice: DateChoice
  let components: DatePickerComponents
  @State private var shown: Date?
  @Environment(\.locale) private var locale
  @Environment(\.pixelLength) private var pixel

  private static let cell: CGFloat = 44

  var body: some View {
    VStack(spacing: 0) {
      if components.contains(.date) {
        heading
        weekdays
        let weeks = choice.weeks(of: month)
        ForEach(weeks.indices, id: \.self) { week in
          HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { day in
              cell(of: weeks[week][day]).frame(maxWidth: .infinity).frame(height: Self.cell)
            }
          }
        }
      }
      if components.contains(.hourAndMinute) { time }
    }
    .frame(minWidth: 280, idealWidth: WheelMetrics.idealWidth, maxWidth: .infinity)
  }

  private var month: Date { shown ?? choice.date }

  private func text(_ date: Date, _ template: Date.FormatStyle) -> String {
    var style = template.locale(locale)
    style.timeZone = choice.calendar.timeZone
    return style.format(date)
  }

  private var heading: some View {
    HStack(spacing: 4) {
      Text(verbatim: text(month, Date.FormatStyle().month(.wide).year())).font(.headline)
      Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold))
        .foregroundStyle(.tint)
      Spacer(minLength: 8)
      HStack(spacing: 28) {
        step("chevron.backward", -1)
        step("chevron.forward", 1)
      }
      .font(.system(size: 19, weight: .semibold))
      .foregroundStyle(.tint)
    }
    .padding(.leading, 16)
    .padding(.trailing, 16)
    .frame(height: 44)
    .reachingTouches()
  }

  private func step(_ symbol: String, _ months: Int) -> some View {
    Image(systemName: symbol)
      .modifier(
        TouchModifier(action: {
          shown = choice.calendar.date(byAdding: .month, value: months, to: month)
        }))
  }

  private var weekdays: some View {
    var calendar = choice.calendar
    calendar.locale = locale
    let names = calendar.shortWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return HStack(spacing: 0) {
      ForEach(0..<7, id: \.self) { index in
        Text(verbatim: names.isEmpty ? "" : names[(first + index) % names.count].uppercased())
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(.tertiary)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: 28)
  }

  @ViewBuilder private func cell(of day: Date?) -> some View {
    if let day {
      let isChosen = choice.calendar.isDate(day, inSameDayAs: choice.date)
      let isAllowed = choice.allows(day: day)
      Text(verbatim: "\(choice.calendar.component(.day, from: day))")
        .font(.system(size: isChosen ? 22 : 20, weight: isChosen ? .medium : .regular))
        .foregroundStyle(
          isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(isAllowed ? .primary : .tertiary)
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          if isChosen { Circle().fill(.tint.opacity(0.15)).frame(width: 40, height: 40) }
        }
        .modifier(TouchModifier(action: { if isAllowed { take(day) } }))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      Color.clear
    }
  }

  /// The time of day stays.
  private func take(_ day: Date) {
    let start = choice.calendar.startOfDay(for: choice.date)
    choice.choose(day.addingTimeInterval(choice.date.timeIntervalSince(start)))
  }

  private var time: some View {
    VStack(spacing: 0) {
      if components.contains(.date) {
        Color(.system(.separator)).frame(height: pixel).padding(.leading, 16)
      }
      HStack {
        Text("Time")
        Spacer(minLength: 8)
        DateField(
          text: text(choice.date, Date.FormatStyle(date: .omitted, time: .shortened)),
          choice: choice, part: .hourAndMinute)
      }
      .padding(.horizontal, 16)
      .frame(height: 50)
    }
  }
}
