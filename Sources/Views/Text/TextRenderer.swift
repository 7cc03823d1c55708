import Geometry
import LayoutCore
import ViewCore

/// Marks parts of a text for renderers of one's own.
public protocol TextAttribute {}

/// Draws the lines of texts in its own way.
///
/// Coverage: full but for the padding, outside of which nothing is cut off here. Verified: documented.
public nonisolated protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text to be measured by its renderer.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// The size that the text takes by itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

private struct TextRendererKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: (any TextRenderer)? = nil
}

extension EnvironmentValues {
  /// Who draws the texts inside; nobody for the texts themselves.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

private struct TextRendererModifier<Renderer: TextRenderer> {
  var renderer: Renderer
}

extension TextRendererModifier: Animatable {
  nonisolated var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }
}

extension TextRendererModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(\.textRenderer, renderer)
  }
}

extension View {
  /// Lets a renderer draw the texts inside.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}
