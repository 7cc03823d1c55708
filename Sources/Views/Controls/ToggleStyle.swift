import Geometry
import LayoutCore
import ViewCore

/// The appearance and behaviour of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// A switch on iOS, a checkbox on macOS.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticToggle(configuration: configuration)
  }
}

private struct AutomaticToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.systemLook) private var look

  var body: some View {
    if look.isMac {
      CheckboxToggle(configuration: configuration)
    } else {
      SwitchToggle(configuration: configuration, tint: nil)
    }
  }
}

public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

/// A button that stays down while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    PlatedButtonLabel(
      role: nil, isProminent: false, label: AnyView(configuration.label),
      isPlain: !isOn.wrappedValue
    )
    .modifier(TouchModifier.toggle(isOn, role: "toggle"))
  }
}

public struct CheckboxToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggle(configuration: configuration)
  }
}

extension TouchModifier {
  /// Flips a value.
  static func toggle(_ isOn: Binding<Bool>, role: String) -> TouchModifier {
    TouchModifier(
      action: { isOn.wrappedValue.toggle() }, role: role, value: isOn.wrappedValue ? "1" : "0")
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<any ToggleStyle>(DefaultToggleStyle())
  }

  var toggleStyles: StyleStack<any ToggleStyle> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    pushingStyle(style, \.toggleStyles)
  }
}
