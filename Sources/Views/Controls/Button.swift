import Geometry
import LayoutCore
import ViewCore

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
}

/// A control that starts an action.
///
/// Coverage: actions, roles, custom styles, pressed state. Verified: documented.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.buttonStyles) private var styles
  @Environment(\.dialogDismissal) private var dialogDismissal
  @Environment(\.swipeActionRun) private var swipeActionRun

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public var body: some View {
    ButtonTouch(style: styles.current, role: role, action: completeAction, label: AnyView(label))
  }

  /// The action, and the end of the dialog, or the swipe, that the button stands in.
  private var completeAction: @MainActor () -> Void {
    if let swipeActionRun { return { [action, role] in swipeActionRun.run(role, action) } }
    guard let dialogDismissal else { return action }
    let action = action
    return {
      dialogDismissal.action()
      action()
    }
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Views.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(titleKey, systemImage: systemImage, role: nil, action: action) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(title, systemImage: systemImage, role: nil, action: action) }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Views.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Views.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: { configuration.trigger() }) {
      configuration.label
    }
  }
}

extension Button where Label == ButtonRoleLabel {
  /// A button with the symbol of its role: a cross for `close` and `cancel`, a check mark for
  /// `confirm`, a bin for `destructive`.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { ButtonRoleLabel(role: role) }
  }
}

/// What a button shows that has a role and no label of its own.
public struct ButtonRoleLabel: View {
  let role: ButtonRole

  private var symbol: String {
    switch role {
    case .destructive: "trash"
    case .confirm: "checkmark"
    default: "xmark"
    }
  }

  public var body: some View { Image(systemName: symbol) }
}

/// Keeps whether a button is held down and asks its style for a body.
private struct ButtonTouch: View {
  let style: any PrimitiveButtonStyle
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: AnyView

  var body: some View {
    AnyView(
      styled(style).modifier(TouchModifier(action: action)))
  }

  private func styled<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
    AnyView(
      StyledButton(
        style: style,
        configuration: PrimitiveButtonStyleConfiguration(
          role: role, label: PrimitiveButtonStyleConfiguration.Label(content: label),
          action: action)))
  }
}

private struct StyledButton<S: PrimitiveButtonStyle>: View, PropertyContainer {
  nonisolated static var nestedFields: [String] { ["style"] }
  var style: S
  let configuration: PrimitiveButtonStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration).insideStyle(\.buttonStyles) }
}

/// The place where a button, or another control, takes touches.
struct TouchModifier {
  let action: @MainActor () -> Void
  var role = "button"
  /// What accessibility reads after the label.
  var value: String?
  /// A value that a finger moves along the control.
  var slide: TouchSlide?
}

extension TouchModifier: NodeModifier {
  typealias Node = TouchNode
}

final class TouchNode: ModifierNode<TouchModifier> {
  private(set) var isPressed = false

  override func contentInputs(_ inputs: _ViewInputs) -> _ViewInputs {
    var inputs = inputs
    inputs.environment.isTouchPressed = isPressed
    return inputs
  }

  override func describe(_ description: inout _ViewDescription) {
    description.role = description.role ?? modifier.role
    description.value = description.value ?? modifier.value
    if isPressed { description.traits.append("pressed") }
    if !environment.isEnabled { description.traits.append("disabled") }
  }
}

extension TouchNode: InteractionTarget {
  func performTap() -> Bool {
    guard environment.isEnabled, environment.allowsHitTesting else { return false }
    modifier.action()
    return true
  }

  func setPressed(_ isPressed: Bool) {
    guard self.isPressed != isPressed, environment.isEnabled else { return }
    self.isPressed = isPressed
    if let owner = parent?.ancestorBody { graph?.setNeedsUpdate(owner) }
  }
}

extension ViewNode {
  /// The nearest node above, along structure, that can be built again by itself.
  var ancestorBody: ViewNode? {
    var current: ViewNode? = self
    while let node = current, !(node is any UpdatableNode) { current = node.parent }
    return current
  }
}

extension EnvironmentValues {
  private enum IsTouchPressed: EnvironmentKey { static let defaultValue = false }

  /// Whether the button around is held down.
  var isTouchPressed: Bool {
    get { self[IsTouchPressed.self] }
    set { self[IsTouchPressed.self] = newValue }
  }
}
