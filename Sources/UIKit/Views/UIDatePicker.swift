import Geometry
import ViewCore
import Views

/// A date to be picked. Nothing picks it here but code.
///
/// Coverage: partial (modes and styles as SwiftUI draws them; no count-down). Verified: believed.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { noteChange() } }
  open var minimumDate: Date? { didSet { noteChange() } }
  open var maximumDate: Date? { didSet { noteChange() } }
  open var datePickerMode = Mode.dateAndTime { didSet { noteChange() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { noteChange() } }
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  open var locale: Locale? { didSet { noteChange() } }
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { noteChange() } }
  open var timeZone: TimeZone? { didSet { noteChange() } }
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0

  open override class func appearance() -> UIDatePicker { UIDatePicker() }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIDatePicker { UIDatePicker() }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }

  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: 330)
    case .automatic, .compact:
      CGSize(width: components == [.date, .hourAndMinute] ? 222 : 124, height: 34)
    }
  }

  open override var _picture: AnyView? {
    let start = minimumDate ?? .distantPast
    let picker = DatePicker(
      "", selection: .constant(date), in: start...max(start, maximumDate ?? .distantFuture),
      displayedComponents: components
    )
    .labelsHidden()
    return switch preferredDatePickerStyle {
    case .wheels: AnyView(picker.datePickerStyle(.wheel))
    case .inline: AnyView(picker.datePickerStyle(.graphical))
    case .automatic, .compact: AnyView(picker)
    }
  }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
