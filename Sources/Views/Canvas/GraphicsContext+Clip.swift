import Drawing
import Geometry
import ViewCore

extension GraphicsContext {
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws outside instead of inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Limits later drawing to a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let placed = path.applying(transform)
    guard options.contains(.inverse) else {
      return limits.append(.path(ClipPath(path: placed, isEvenOdd: style.isEOFilled)))
    }
    let hole = DisplayItem.shape(
      ShapeItem(
        path: placed, isEvenOdd: style.isEOFilled, paint: .color(.black),
        blendMode: .destinationOut))
    limits.append(.mask([Self.everything, hole]))
  }

  /// Limits later drawing by the alpha of what a closure draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let items = try layer(content)
    let isInverse = options.contains(.inverse)
    let group = DisplayItem.group(
      GroupItem(
        items: items, opacity: min(1, max(0, opacity)),
        blendMode: isInverse ? .destinationOut : .normal, isIsolated: true))
    limits.append(.mask(isInverse ? [Self.everything, group] : [group]))
  }

  /// The smallest rectangle, in the context's space, that drawing is limited to.
  public var clipBoundingRect: CGRect {
    var result: CGRect?
    for limit in limits {
      guard case .path(let clip) = limit else { continue }
      let rect = clip.path.boundingRect
      result = result?.intersection(rect) ?? rect
    }
    guard let result else { return bounds.isEmpty ? .infinite : bounds.applying(inverse) }
    return result.isNull ? .zero : result.applying(inverse)
  }

  private var inverse: CGAffineTransform {
    let determinant = transform.a * transform.d - transform.b * transform.c
    return determinant != 0 && determinant.isFinite ? transform.inverted() : .identity
  }

  /// A rectangle around all that a canvas can show.
  private static let everything = DisplayItem.shape(
    ShapeItem(
      path: Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)), paint: .color(.black)))
}
