import Combine
import CoreGraphics
import Geometry
import LayoutCore
import UIKit
import ViewCore
import Views

/// Would draw a view into pixels; sources that offer its image for sharing compile.
///
/// Coverage: declared (`uiImage` and `cgImage` are nil: component code gets no pixels).
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content view: Content) { content = view }

  public var uiImage: UIImage? { nil }
  public var cgImage: CGImage? { nil }
}
