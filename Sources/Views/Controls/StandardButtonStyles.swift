import Geometry
import ViewCore

/// The standard look of a button: its label in the tint, red where it destroys, fainter when held.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TintedButtonLabel(role: configuration.role, label: AnyView(configuration.label))
  }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TintedButtonLabel(role: configuration.role, label: AnyView(configuration.label))
  }
}

/// The label as it is, fainter when held.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HeldOpacity(label: AnyView(configuration.label))
  }
}

/// Rule C1: label plus 12 at the sides and 7 above and below, on a tinted plate.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlatedButtonLabel(
      role: configuration.role, isProminent: false, label: AnyView(configuration.label))
  }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlatedButtonLabel(
      role: configuration.role, isProminent: true, label: AnyView(configuration.label))
  }
}

private struct HeldOpacity: View {
  let label: AnyView
  @Environment(\.isTouchPressed) private var isPressed
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { label.opacity(isEnabled ? isPressed ? 0.2 : 1 : 0.5) }
}

private struct TintedButtonLabel: View {
  let role: ButtonRole?
  let label: AnyView
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isTouchPressed) private var isPressed

  var body: some View {
    label
      .foregroundStyle(isEnabled ? role == .destructive ? Color.red : .accentColor : .secondary)
      .opacity(isPressed ? 0.2 : 1)
  }
}

private struct PlatedButtonLabel: View {
  let role: ButtonRole?
  let isProminent: Bool
  let label: AnyView
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isTouchPressed) private var isPressed

  private var tint: Color { role == .destructive ? .red : .accentColor }
  private var foreground: Color { isEnabled ? isProminent ? .white : tint : .secondary }
  private var plate: Color {
    isEnabled ? isProminent ? tint : tint.opacity(0.15) : Color(.system(.tertiaryFill))
  }

  var body: some View {
    label
      .foregroundStyle(foreground)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(plate, in: Capsule())
      .opacity(isPressed ? 0.75 : 1)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
