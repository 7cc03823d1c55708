import Geometry
import LayoutCore
import ViewCore

/// A grey field with a date or a time. A touch presents a calendar, or wheels, beside it; a touch
/// elsewhere puts that away.
///
/// Believed, after UIKit's compact pickers: the text takes the tint while the panel is open, which is 320
/// wide for a month and as wide as its wheels for a time.
struct DateField: View {
  let text: String
  let choice: DateChoice
  /// One of the parts.
  let part: DatePickerComponents
  @State private var isOpen = false

  var body: some View {
    Text(verbatim: text)
      .lineLimit(1)
      .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .padding(.horizontal, 11)
      .padding(.vertical, 7)
      .background(Color(.system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: 6))
      .modifier(TouchModifier(action: { isOpen = true }, role: "datePicker"))
      .modifier(
        MenuPresentationModifier(isPresented: $isOpen, form: .panel(width: width)) {
          AnyView(panel)
        })
  }

  private var width: CGFloat { part == .date ? 320 : 200 }

  @ViewBuilder @MainActor private var panel: some View {
    if part == .date {
      CalendarPicker(choice: choice, components: .date).padding(.bottom, 8)
    } else {
      DateWheels(choice: choice, components: .hourAndMinute)
    }
  }
}
