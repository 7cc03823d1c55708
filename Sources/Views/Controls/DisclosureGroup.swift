import Geometry
import LayoutCore
import ViewCore

/// A view that shows or hides another by a disclosure control.
///
/// Coverage: own and bound state, styles. Verified: believed.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let binding: Binding<Bool>?
  @State private var ownExpansion = false
  @Environment(\.disclosureGroupStyles) private var styles

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content
    self.label = label()
    binding = nil
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
    binding = isExpanded
  }

  public var body: some View {
    let isExpanded = binding ?? $ownExpansion
    Self.styled(
      styles.current,
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)),
        content: .init(
          content: isExpanded.wrappedValue ? AnyView(content()) : AnyView(EmptyView())),
        isExpanded: isExpanded))
  }

  private static func styled<S: DisclosureGroupStyle>(
    _ style: S, _ configuration: DisclosureGroupStyleConfiguration
  ) -> AnyView { AnyView(StyledDisclosureGroup(style: style, configuration: configuration)) }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

private struct StyledDisclosureGroup<S: DisclosureGroupStyle>: View, PropertyContainer {
  nonisolated static var nestedFields: [String] { ["style"] }
  var style: S
  let configuration: DisclosureGroupStyleConfiguration
  var body: some View {
    style.makeBody(configuration: configuration).insideStyle(\.disclosureGroupStyles)
  }
}

/// The appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DisclosureGroupStyleConfiguration {
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
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A tinted label with a chevron at the end of the row, then the content; rows of their own in a
/// list.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureRows(configuration: configuration)
  }
}

private struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.listRowContext) private var row

  var body: some View {
    if row != nil {
      header
      configuration.content
    } else {
      VStack(alignment: .leading, spacing: 8) {
        header
        configuration.content
      }
    }
  }

  private var header: some View {
    let isExpanded = configuration.$isExpanded
    return HStack(spacing: 0) {
      configuration.label.foregroundStyle(row == nil ? Color.accentColor : .primary)
      Spacer(minLength: 8)
      Image(systemName: "chevron.right")
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(.tint)
        .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
    }
    .modifier(
      TouchModifier(
        action: { isExpanded.wrappedValue.toggle() }, role: "disclosure",
        value: isExpanded.wrappedValue ? "expanded" : "collapsed"))
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  private enum DisclosureGroupStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<any DisclosureGroupStyle>(AutomaticDisclosureGroupStyle())
  }

  var disclosureGroupStyles: StyleStack<any DisclosureGroupStyle> {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    pushingStyle(style, \.disclosureGroupStyles)
  }
}
