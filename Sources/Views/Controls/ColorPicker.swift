import Geometry
import LayoutCore
import ViewCore

/// A control that picks a colour: label and well, at rest.
///
/// Coverage: the well; nothing is presented. Verified: believed (a well of 28 points).
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let label: Label

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  public var body: some View {
    LabeledControlRow(label: AnyView(label)) {
      Circle()
        .fill(selection.wrappedValue)
        .frame(width: 19, height: 19)
        .overlay {
          Circle()
            .inset(by: -3)
            .stroke(
              AngularGradient(
                colors: [.red, .yellow, .green, .cyan, .blue, .pink, .red], center: .center),
              lineWidth: 3)
        }
        .frame(width: 28, height: 28)
        .modifier(TouchModifier(action: {}, role: "colorWell", value: "\(selection.wrappedValue)"))
    }
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
