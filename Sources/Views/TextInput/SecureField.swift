import Geometry
import LayoutCore
import ViewCore

/// A control for private text, shown as dots.
///
/// Coverage: titles, prompts, styles. Verified: recorded (textfield/ios-styles).
public struct SecureField<Label: View>: View {
  let input: TextInput
  let label: Label
  @Environment(\.textFieldStyles) private var styles

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    input = TextInput(text: text, prompt: prompt, isSecure: true)
    self.label = label()
  }

  public var body: some View { styles.current.styled(input.titled(label), AnyView(label)) }
}

extension SecureField where Label == Text {
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
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    input = TextInput(text: text, isSecure: true, onCommit: onCommit)
    label = Text(titleKey)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    input = TextInput(text: text, isSecure: true, onCommit: onCommit)
    label = Text(title)
  }
}
