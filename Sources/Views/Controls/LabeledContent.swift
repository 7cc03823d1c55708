import Geometry
import LayoutCore
import ViewCore

/// A label attached to a value.
///
/// Coverage: views, strings, styles. Verified: documented.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyles) private var styles

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    Self.styled(
      styles.current,
      LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(body: AnyView(content))))
  }

  private static func styled<S: LabeledContentStyle>(
    _ style: S, _ configuration: LabeledContentStyleConfiguration
  ) -> AnyView { AnyView(StyledLabeledContent(style: style, configuration: configuration)) }
}

extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }) { Text(title) }
  }

  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(format.format(value)) }) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(format.format(value)) }) { Text(title) }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }) { configuration.label }
  }
}

/// The appearance of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct LabeledContentStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct Content: View {
    public let body: AnyView
  }

  public let label: Label
  public let content: Content
}

/// The label at the start of the row, the content at its end in the secondary colour.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentRow(configuration: configuration)
  }
}

private struct LabeledContentRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    if labels == .hidden {
      configuration.content
    } else {
      HStack(spacing: 0) {
        configuration.label
        Spacer(minLength: 8)
        configuration.content.textForeground(.secondary)
      }
    }
  }
}

private struct StyledLabeledContent<S: LabeledContentStyle>: View, PropertyContainer {
  nonisolated static var nestedFields: [String] { ["style"] }
  var style: S
  let configuration: LabeledContentStyleConfiguration
  var body: some View {
    style.makeBody(configuration: configuration).insideStyle(\.labeledContentStyles)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  private enum LabeledContentStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<any LabeledContentStyle>(AutomaticLabeledContentStyle())
  }

  var labeledContentStyles: StyleStack<any LabeledContentStyle> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    pushingStyle(style, \.labeledContentStyles)
  }
}
