import Geometry
import ViewCore

/// A view that displays an image.
///
/// Coverage: symbols by name (files and resizing of pictures come with bundled images).
/// Verified: documented.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String, bundle: Bundle?)
  }

  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: Hashable, Sendable { case small, medium, large }

  let source: Source
  var resizing: (insets: EdgeInsets, mode: ResizingMode)?
  var renderingMode: TemplateRenderingMode?
  var interpolation: Interpolation?

  public init(systemName: String) { source = .symbol(systemName) }

  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle: bundle) }

  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { with { $0.resizing = (capInsets, resizingMode) } }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public static func == (lhs: Image, rhs: Image) -> Bool {
    lhs.source == rhs.source && lhs.renderingMode == rhs.renderingMode
      && lhs.interpolation == rhs.interpolation && lhs.resizing?.insets == rhs.resizing?.insets
      && lhs.resizing?.mode == rhs.resizing?.mode
  }
}

extension EnvironmentValues {
  private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
