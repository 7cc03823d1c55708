import Geometry
import ViewCore

/// The appearance of buttons, with the standard interaction.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The appearance and interaction of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  @MainActor @preconcurrency public func trigger() { action() }
}

/// Runs a `ButtonStyle` with the pressed state of the button around.
struct PressedButtonStyle<S: ButtonStyle> {
  let style: S
}

extension PressedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressedButtonBody(
      style: style, role: configuration.role, label: AnyView(configuration.label))
  }
}

private struct PressedButtonBody<S: ButtonStyle>: View, PropertyContainer {
  nonisolated static var nestedFields: [String] { ["style"] }
  var style: S
  let role: ButtonRole?
  let label: AnyView
  @Environment(\.isTouchPressed) private var isPressed

  var body: some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(content: label), isPressed: isPressed))
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<any PrimitiveButtonStyle>(DefaultButtonStyle())
  }

  var buttonStyles: StyleStack<any PrimitiveButtonStyle> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension _BuiltInModifier {
  nonisolated public static func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> Self {
    environment { $0.buttonStyles.push(style) }
  }

  nonisolated public static func buttonStyle<S: ButtonStyle>(_ style: S) -> Self {
    buttonStyle(PressedButtonStyle(style: style))
  }
}

extension View {
  @inlinable nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(_BuiltInModifier.buttonStyle(style))
  }

  @inlinable nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(
    _ style: S
  ) -> some View { modifier(_BuiltInModifier.buttonStyle(style)) }
}
