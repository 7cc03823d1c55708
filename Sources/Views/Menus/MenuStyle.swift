import Geometry
import ViewCore

/// The appearance of menus' controls.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style makes a menu's control of: `Menu(configuration)` is the menu in it.
public struct MenuStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// A button as the button style around says.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// Which row of a menu comes first.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

extension EnvironmentValues {
  private enum MenuStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<any MenuStyle>(DefaultMenuStyle())
  }

  var menuStyles: StyleStack<any MenuStyle> {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    pushingStyle(style, \.menuStyles)
  }

  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

/// A menu's control as its style makes it.
struct StyledMenu<S: MenuStyle>: View, PropertyContainer {
  nonisolated static var nestedFields: [String] { ["style"] }
  var style: S
  let configuration: MenuStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration).insideStyle(\.menuStyles) }
}

/// A button that opens a menu: by a touch, or by a long one where a touch does something else.
struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false

  var body: some View {
    if let primaryAction = configuration.primaryAction {
      Button(action: primaryAction, label: { configuration.label })
        .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true })
        .modifier(presentation)
    } else {
      Button(action: { isOpen = true }, label: { configuration.label })
        .modifier(presentation)
    }
  }

  private var presentation: MenuPresentationModifier {
    let content = configuration.content
    return MenuPresentationModifier(isPresented: $isOpen, form: .pullDown) { AnyView(content) }
  }
}
