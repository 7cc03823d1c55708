import Geometry
import UIKit
import ViewCore
import Views

/// A SwiftUI view as the content of a cell.
///
/// Coverage: content, margins, background, least size; no swipe actions, no separators.
/// Verified: documented, but for the margins (believed).
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let backgroundView: Background
  /// Those of a cell in a list of insets, at first.
  private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private var minWidth: CGFloat?
  private var minHeight: CGFloat?

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    backgroundView = EmptyView()
  }

  private init<B>(_ other: UIHostingConfiguration<Content, B>, _ background: Background) {
    content = other.content
    backgroundView = background
    insets = other.insets
    minWidth = other.minWidth
    minHeight = other.minHeight
  }

  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(
      self, _UIHostingConfigurationBackgroundView(style: style))
  }

  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(self, content())
  }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var result = self
    if edges.contains(.top) { result.insets.top = insets.top }
    if edges.contains(.leading) { result.insets.leading = insets.leading }
    if edges.contains(.bottom) { result.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { result.insets.trailing = insets.trailing }
    return result
  }

  public func minSize() -> Self { minSize(width: 0, height: 0) }

  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var result = self
    if let width { result.minWidth = width }
    if let height { result.minHeight = height }
    return result
  }

  public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self) { ($0 as? Self)?.body }
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }

  private var body: AnyView {
    AnyView(
      content
        .padding(insets)
        .frame(minWidth: minWidth, maxWidth: .infinity, minHeight: minHeight)
        .background { backgroundView })
  }
}

/// The background that a style makes.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle> {
  let style: S
}

extension _UIHostingConfigurationBackgroundView: View {
  public var body: some View { Rectangle().fill(style) }
}

/// The content view of a configuration.
private final class HostingContentView: HostingView, UIContentView {
  private let body: (any UIContentConfiguration) -> AnyView?

  var configuration: any UIContentConfiguration {
    didSet { if let view = body(configuration) { setContent(view) } }
  }

  init(
    _ configuration: any UIContentConfiguration,
    _ body: @escaping (any UIContentConfiguration) -> AnyView?
  ) {
    self.configuration = configuration
    self.body = body
    super.init(body(configuration) ?? AnyView(EmptyView()))
  }

  required init?(coder: NSCoder) { nil }
}
