import Combine
import CoreGraphics
import Geometry
import LayoutCore
import UIKit
import ViewCore
import Views

/// Makes images of a view. They stay drawings: sharp at every scale, without pixels to read.
///
/// The view has an environment of its own, a light one with the system's look: what is set around
/// the renderer does not reach it.
///
/// Coverage: partial (the image has no PNG data; the colour mode changes nothing).
/// Verified: documented; environment and rounding of the size believed.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  public var content: Content { willSet { willChange() } }
  /// What the view is offered; the image is as large as what the view takes.
  public var proposedSize = ProposedViewSize.unspecified { willSet { willChange() } }
  /// Pixels a point.
  public var scale: CGFloat = 1 { willSet { willChange() } }
  /// Whether black is behind what the view leaves clear.
  public var isOpaque = false { willSet { willChange() } }
  public var colorMode = ColorRenderingMode.nonLinear { willSet { willChange() } }
  public var allowedDynamicRange: Image.DynamicRange? = .standard { willSet { willChange() } }
  public var isObservationEnabled = true

  public init(content view: Content) { content = view }

  private func willChange() { if isObservationEnabled { objectWillChange.send() } }

  /// Made anew each time; `nil` where the view has no extent.
  public var uiImage: UIImage? { rendered(scale).image(scale: scale, isOpaque: isOpaque) }

  /// As large as `uiImage` in pixels.
  public var cgImage: CGImage? { uiImage?.cgImage }

  public var nsImage: NSImage? { uiImage }

  /// Hands over the view's size and a function that draws the view into a context whose y grows
  /// upwards.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let rendered = rendered(rasterizationScale)
    renderer(rendered.size) { rendered.draw(in: $0) }
  }

  private func rendered(_ scale: CGFloat) -> RenderedView {
    var environment = EnvironmentValues()
    if let outer = ViewGraph.current?.root?.environment {
      environment.systemLook = outer.systemLook
      environment.locale = outer.locale
    }
    environment.displayScale = scale.isFinite && scale > 0 ? scale : 1
    return RenderedView(content, in: proposedSize, environment: environment)
  }
}
