import Geometry
import LayoutCore
import ViewCore

/// Which parts of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that picks a date: a label and grey fields, a month, or wheels.
///
/// Coverage: compact, graphical and wheel styles, ranges; months are turned by their arrows. Verified:
/// believed.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let components: Components
  let label: Label
  private var range: ClosedRange<Date>?
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.calendar) private var calendar
  @Environment(\.datePickerStyleKind) private var kind

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    components = displayedComponents
    self.label = label()
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    self.range = range
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    self.range = range.lowerBound...max(range.lowerBound, .distantFuture)
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    self.range = min(range.upperBound, .distantPast)...range.upperBound
  }

  public var body: some View {
    switch kind {
    case .compact:
      LabeledControlRow(label: AnyView(label)) {
        HStack(spacing: 8) {
          if components.contains(.date) {
            DateField(text: text(date: .abbreviated, time: .omitted), choice: choice, part: .date)
          }
          if components.contains(.hourAndMinute) {
            DateField(
              text: text(date: .omitted, time: .shortened), choice: choice, part: .hourAndMinute)
          }
        }
      }
    case .graphical: CalendarPicker(choice: choice, components: components)
    case .wheel: WheelRow(label: label, choice: choice, components: components)
    }
  }

  private var choice: DateChoice {
    var calendar = calendar
    calendar.timeZone = timeZone
    return DateChoice(
      date: selection.wrappedValue, range: range, calendar: calendar,
      set: { selection.wrappedValue = $0 })
  }

  private func text(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
    var style = Date.FormatStyle(date: date, time: time, locale: locale)
    style.timeZone = timeZone
    return style.format(selection.wrappedValue)
  }
}

/// Wheels beside their label, where that is shown.
private struct WheelRow<Label: View>: View {
  let label: Label
  let choice: DateChoice
  let components: DatePickerComponents
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    if labels == .hidden {
      wheels
    } else {
      HStack {
        label
        wheels
      }
    }
  }

  private var wheels: some View { DateWheels(choice: choice, components: components) }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

extension EnvironmentValues {
  private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
  private enum CalendarKey: EnvironmentKey {
    static let defaultValue: Calendar = {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar
    }()
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}
