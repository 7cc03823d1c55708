import Geometry
import LayoutCore
import ViewCore

/// A titled box around other views.
///
/// Coverage: labels, styles. Verified: believed (padding 16, corners 8, label in headline).
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyles) private var styles

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  public var body: some View {
    Self.styled(
      styles.current,
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
  }

  private static func styled<S: GroupBoxStyle>(
    _ style: S, _ configuration: GroupBoxStyleConfiguration
  ) -> AnyView { AnyView(StyledGroupBox(style: style, configuration: configuration)) }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

private struct StyledGroupBox<S: GroupBoxStyle>: View, PropertyContainer {
  nonisolated static var nestedFields: [String] { ["style"] }
  var style: S
  let configuration: GroupBoxStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration).insideStyle(\.groupBoxStyles) }
}

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlatedGroupBox(configuration: configuration)
  }
}

/// A box on a plate; boxes in one another have the two grounds of the system by turns.
private struct PlatedGroupBox: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxDepth) private var depth

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      VStack { configuration.content }.frame(maxWidth: .infinity)
        .changingEnvironment { $0.groupBoxDepth += 1 }
    }
    .padding()
    .background(
      Color(.system(depth.isMultiple(of: 2) ? .secondaryBackground : .tertiaryBackground)),
      in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  private enum GroupBoxStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<any GroupBoxStyle>(DefaultGroupBoxStyle())
  }

  private enum GroupBoxDepthKey: EnvironmentKey { static let defaultValue = 0 }

  /// How many boxes stand around.
  fileprivate var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }

  var groupBoxStyles: StyleStack<any GroupBoxStyle> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    pushingStyle(style, \.groupBoxStyles)
  }
}
