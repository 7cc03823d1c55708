import Geometry
import ViewCore

/// The standard look of a button: its label in the tint, red where it destroys, fainter when held.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticButtonLabel(role: configuration.role, label: AnyView(configuration.label))
  }
}

/// Borderless on iOS, bordered on macOS.
private struct AutomaticButtonLabel: View {
  let role: ButtonRole?
  let label: AnyView
  @Environment(\.systemLook) private var look

  var body: some View {
    if look.isMac {
      PlatedButtonLabel(role: role, isProminent: false, label: label)
    } else {
      TintedButtonLabel(role: role, label: label)
    }
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

extension View {
  /// The foreground of a button's label unless component code has chosen one around it (rule C13).
  nonisolated func labelForeground(_ color: Color) -> some View {
    changingEnvironment { values in
      if !values.isForegroundChosen { values.foregroundStyles = [color] }
    }
  }
}

private struct TintedButtonLabel: View {
  let role: ButtonRole?
  let label: AnyView
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isTouchPressed) private var isPressed

  var body: some View {
    label
      .labelForeground(isEnabled ? role == .destructive ? Color.red : .accentColor : .secondary)
      .opacity(isPressed ? 0.2 : 1)
  }
}

/// A label on a plate. Regular is rule C1; the other sizes are believed.
struct PlatedButtonLabel: View {
  let role: ButtonRole?
  let isProminent: Bool
  let label: AnyView
  /// Leaves the plate out, as a toggle that is off does.
  var isPlain = false
  /// Material and label in the primary colour instead of tinted ones.
  var isGlass = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isTouchPressed) private var isPressed
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.systemLook) private var look

  private var tint: Color { role == .destructive ? .red : .accentColor }
  private var foreground: Color {
    if isGlass, isEnabled, role != .destructive { return .primary }
    return isEnabled ? isProminent ? .white : tint : .secondary
  }
  private var plate: Color {
    if isPlain { return .clear }
    return isEnabled ? isProminent ? tint : tint.opacity(0.15) : Color(.system(.tertiaryFill))
  }

  private var insets: EdgeInsets {
    if look.isMac { return EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12) }
    return switch controlSize {
    case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  private var font: Font? {
    look.isMac || controlSize == .regular || controlSize >= .large ? nil : .subheadline
  }

  private var shape: AnyShape { borderShape.outline(of: controlSize, in: look) }

  var body: some View {
    label
      .transformEnvironment(\.font) { $0 = font ?? $0 }
      .labelForeground(foreground)
      .padding(insets)
      .background { isGlass ? AnyView(shape.fill(.thinMaterial)) : AnyView(shape.fill(plate)) }
      .opacity(isPressed ? 0.75 : 1)
  }
}

/// The glass of iOS 26, drawn as a plate in the shape of its capsule.
///
/// Coverage: approximation. Verified: believed.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlatedButtonLabel(
      role: configuration.role, isProminent: false, label: AnyView(configuration.label),
      isGlass: true)
  }
}

/// Tinted glass, drawn as the prominent plate.
///
/// Coverage: approximation. Verified: believed.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlatedButtonLabel(
      role: configuration.role, isProminent: true, label: AnyView(configuration.label))
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
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
