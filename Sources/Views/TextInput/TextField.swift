import Geometry
import LayoutCore
import ViewCore

/// A control with editable text.
///
/// Coverage: titles, prompts, axes, formats, styles. Verified: recorded (textfield/ios-styles).
public struct TextField<Label: View>: View {
  let input: TextInput
  let label: Label
  /// A style gets the field without any style.
  var isStyled = true
  @Environment(\.textFieldStyles) private var styles

  init(input: TextInput, label: Label) {
    self.input = input
    self.label = label
  }

  public var body: some View {
    if isStyled {
      styles.current.styled(input.titled(label), AnyView(label))
    } else {
      BareTextField(input: input, label: AnyView(label))
    }
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(input: TextInput(text: text, prompt: prompt), label: label())
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(input: TextInput(text: text, prompt: prompt, axis: axis), label: label())
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String, F.Strategy.ParseInput == String {
    self.init(
      input: TextInput(text: Binding(value, format: format), prompt: prompt), label: label())
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String, F.Strategy.ParseInput == String {
    self.init(
      input: TextInput(text: Binding(value, format: format), prompt: prompt), label: label())
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(text: text, prompt: prompt, axis: axis) { Text(title) } }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String, F.Strategy.ParseInput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String, F.Strategy.ParseInput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String, F.Strategy.ParseInput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(text: Binding(value, formatter: formatter)) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(text: Binding(value, formatter: formatter)) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(
      input: TextInput(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(
      input: TextInput(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(title))
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(
      titleKey, text: Binding(value, formatter: formatter), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(
      title, text: Binding(value, formatter: formatter), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) { self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) { self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit) }
}

/// Asks a style for the look of a field.
struct StyledTextField<S: TextFieldStyle>: View, PropertyContainer {
  nonisolated static var nestedFields: [String] { ["style"] }
  var style: S
  let field: TextField<_TextFieldStyleLabel>
  var body: some View {
    style._body(configuration: field)
      .insideStyle(\.textFieldStyles)
      .modifier(TextFieldFrameModifier())
  }
}

extension TextFieldStyle {
  /// A field in this style.
  @MainActor func styled(_ input: TextInput, _ label: AnyView) -> AnyView {
    var field = TextField(input: input, label: _TextFieldStyleLabel(content: label))
    field.isStyled = false
    return AnyView(StyledTextField(style: self, field: field))
  }
}
