import Geometry
import LayoutCore
import ViewCore

/// Related controls side by side.
///
/// Coverage: content, label, styles; drawn as a row without the label. Verified: believed.
public struct ControlGroup<Content: View>: View {
  let content: Content
  @Environment(\.controlGroupStyles) private var styles

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  public var body: some View {
    Self.styled(
      styles.current,
      ControlGroupStyleConfiguration(
        content: .init(content: AnyView(content)),
        label: .init(
          content: (content as? any LabeledControls)?.erasedLabel ?? AnyView(EmptyView()))))
  }

  private static func styled<S: ControlGroupStyle>(
    _ style: S, _ configuration: ControlGroupStyleConfiguration
  ) -> AnyView { AnyView(StyledControlGroup(style: style, configuration: configuration)) }
}

private protocol LabeledControls {
  @MainActor var erasedLabel: AnyView { get }
}

/// Controls with a label that a menu would show.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  public var body: some View { content }
}

extension LabeledControlGroupContent: LabeledControls {
  var erasedLabel: AnyView { AnyView(label) }
}

private struct StyledControlGroup<S: ControlGroupStyle>: View, PropertyContainer {
  nonisolated static var nestedFields: [String] { ["style"] }
  var style: S
  let configuration: ControlGroupStyleConfiguration
  var body: some View {
    style.makeBody(configuration: configuration).insideStyle(\.controlGroupStyles)
  }
}

/// The appearance of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ControlGroupStyleConfiguration {
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let content: Content
  public let label: Label
}

/// The standard look, which the other ones of the system share here.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}

public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}

public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}

public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension EnvironmentValues {
  private enum ControlGroupStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<any ControlGroupStyle>(AutomaticControlGroupStyle())
  }

  var controlGroupStyles: StyleStack<any ControlGroupStyle> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    pushingStyle(style, \.controlGroupStyles)
  }
}
