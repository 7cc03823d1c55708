import Drawing
import Geometry
import LayoutCore
import ViewCore

/// A control that selects one of several values.
///
/// Coverage: menu, segmented, inline, wheel, navigation link. Verified: recorded (picker/ios-segmented).
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @Environment(\.pickerStyleKind) private var kind
  @Environment(\.listRowContext) private var row
  @Environment(\.menuContext) private var menu

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
  {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  /// The first of several sources stands for all; a change goes to each.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where C.Element: Hashable {
    let bindings = sources.map { $0[keyPath: selection] }
    precondition(!bindings.isEmpty, "a picker of several sources needs at least one")
    self.init(
      selection: Binding(
        get: { bindings[0].wrappedValue },
        set: { value in for binding in bindings { binding.wrappedValue = value } }),
      content: content, label: label)
  }

  public var body: some View {
    let choice = PickerChoice(selection)
    switch kind {
    case .menu where menu != nil:
      Menu(content: { MenuOptions(choice: choice, content: content) }, label: { label })
    case _ where menu != nil:
      MenuOptions(choice: choice, content: content)
    case .segmented, .palette:
      SegmentedPicker(choice: choice, content: content)
    case .inline where row != nil:
      InlinePicker(choice: choice, content: content)
    case .inline, .wheel:
      WheelPicker(choice: choice, content: content)
    case .navigationLink:
      LinkedPicker(choice: choice, label: label, content: content)
    default:
      MenuPicker(choice: choice, label: label, content: content)
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == Views.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Views.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Views.Label(title, systemImage: systemImage)
    }
  }
}

/// The current option, tinted, with two chevrons.
private struct MenuPicker<Label: View, Content: View>: View {
  let choice: PickerChoice
  let label: Label
  let content: Content
  @Environment(\.listRowContext) private var row
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.systemLook) private var look
  @State private var isOpen = false

  var body: some View {
    if row != nil, labels != .hidden {
      // The whole row opens the menu, which hangs on the option.
      HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        current.foregroundStyle(.secondary).stickingOut()
      }
      .modifier(opening)
    } else {
      current
        .modifier(opening)
        .foregroundStyle(.tint)
        .padding(.horizontal, 12)
        .padding(.vertical, look == .ios18 ? 7 : 8)
    }
  }

  private var opening: TouchModifier {
    TouchModifier(action: { isOpen = true }, role: "popUpButton")
  }

  private var current: some View {
    HStack(spacing: 4) {
      ChosenItemView(content: content, choose: choose)
      Image(systemName: "chevron.up.chevron.down").imageScale(.small)
    }
    .modifier(
      MenuPresentationModifier(isPresented: $isOpen, form: .pullDown) {
        AnyView(MenuOptions(choice: choice, content: content))
      })
  }

  private func choose(_ items: [ViewNode]) -> Int? { choice.index(in: items) }
}

/// Every option as a row of the list around; the selected one has a check mark.
struct InlinePicker<Content: View>: View {
  let choice: PickerChoice
  let content: Content

  var body: some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(PickerOptionModifier(choice: choice, plate: Self.drawCheckmark))
  }

  private static func drawCheckmark(
    _ painter: inout Painter, _ bounds: CGRect, _ environment: EnvironmentValues
  ) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let x = isMirrored ? bounds.minX : bounds.maxX - 14
    var path = Path()
    path.move(to: CGPoint(x: x, y: bounds.midY))
    path.addLine(to: CGPoint(x: x + 5, y: bounds.midY + 5))
    path.addLine(to: CGPoint(x: x + 14, y: bounds.midY - 6))
    painter.draw(
      path, stroke: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round),
      paint: .color(Color.accentColor.displayColor(in: environment)))
  }
}
