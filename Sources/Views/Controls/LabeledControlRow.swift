import Geometry
import LayoutCore
import ViewCore

/// A label and a control at the two ends of a row.
///
/// Rule C2: over the full width, as high as the control, first text baseline at the top edge; without
/// a label the control alone. Rule C9: in a list row as high as the label, so that the control may
/// stick out.
struct LabeledControlRow<Control: View>: View {
  let label: AnyView
  let control: Control
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.listRowContext) private var row

  init(label: AnyView, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if labels == .hidden {
      control
    } else if row != nil {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        control.stickingOut()
      }
    } else {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        control
      }
      .alignmentGuide(.firstTextBaseline) { _ in 0 }
    }
  }
}

extension View {
  /// Takes no height, so that the view may stick out of its row (rule C9).
  nonisolated func stickingOut() -> some View {
    fixedSize(horizontal: false, vertical: true).frame(height: 0)
  }
}
