import Geometry
import LayoutCore
import ViewCore

/// A row with a switch at its end (rule C2).
struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    LabeledControlRow(label: AnyView(configuration.label)) {
      SwitchKnob(isOn: configuration.isOn, tint: tint)
    }
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(TouchModifier.toggle(configuration.$isOn, role: "switch"))
  }
}

/// The switch itself: 51 by 31 up to iOS 18, 66 by 30 with a knob of 38 by 25 on iOS 26
/// (facts.md §4), 38 by 22 on macOS.
struct SwitchKnob: View {
  let isOn: Bool
  let tint: Color?
  @Environment(\.systemLook) private var look
  @Environment(\.tintColor) private var environmentTint

  private var size: CGSize {
    switch look {
    case .ios18: CGSize(width: 51, height: 31)
    case .ios26: CGSize(width: 66, height: 30)
    case .macos26: CGSize(width: 38, height: 22)
    }
  }

  private var knob: CGSize {
    switch look {
    case .ios18: CGSize(width: 27, height: 27)
    case .ios26: CGSize(width: 38, height: 25)
    case .macos26: CGSize(width: 22, height: 18)
    }
  }

  var body: some View {
    let track = isOn ? tint ?? environmentTint ?? .green : Color(.system(.secondaryFill))
    let knob = knob
    let isOn = isOn
    ControlDrawing(width: size.width, height: size.height) { painter, bounds, environment in
      painter.fill(Capsule(), in: bounds, track, environment)
      let margin = (bounds.height - knob.height) / 2
      let x = isOn ? bounds.maxX - margin - knob.width : bounds.minX + margin
      painter.fillKnob(
        Capsule(), in: CGRect(x: x, y: margin, width: knob.width, height: knob.height), environment)
    }
  }
}

/// The box of macOS toggles, before its label.
struct CheckboxToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Image(systemName: "checkmark")
        .font(.system(size: 10, weight: .bold))
        .foregroundStyle(configuration.isOn ? Color.white : .clear)
        .frame(width: 14, height: 14)
        .background(
          configuration.isOn ? Color.accentColor : Color(.system(.secondaryFill)),
          in: RoundedRectangle(cornerRadius: 3.5))
      if labels != .hidden { configuration.label }
    }
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(TouchModifier.toggle(configuration.$isOn, role: "checkbox"))
  }
}
