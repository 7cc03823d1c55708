import Geometry
import LayoutCore
import ViewCore

/// Equal segments side by side on a track; a plate lies under the selected one.
///
/// Rule C3: 31 high on iOS 26, over the full width. Before: 32 high, track corners 9, plate inset 2
/// with corners 7 (facts.md §4). Titles 13 points.
struct SegmentedPicker<Content: View>: View {
  let choice: PickerChoice
  let content: Content
  @Environment(\.systemLook) private var look
  @Environment(\.isEnabled) private var isEnabled

  private var height: CGFloat { look == .ios18 ? 32 : look.isMac ? 24 : 31 }

  var body: some View {
    let radius: CGFloat = look == .ios18 ? 7 : 16
    LayoutView(
      layout: EqualColumnsLayout(minimumColumn: 32, padding: 10),
      content:
        content
        .font(.system(size: 13, weight: .medium))
        .lineLimit(1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(
          PickerOptionModifier(choice: choice) { painter, bounds, environment in
            painter.fillKnob(
              RoundedRectangle(cornerRadius: radius), in: bounds.insetBy(dx: 2, dy: 2), environment,
              color: environment.colorScheme == .dark ? Color(.system(.gray2)) : .white)
          })
    )
    .frame(height: height)
    .background(
      Color(.system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: look == .ios18 ? 9 : 16)
    )
    .opacity(isEnabled ? 1 : 0.5)
    .accessibilityElement(children: .contain)
  }
}
