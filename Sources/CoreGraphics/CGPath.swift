import Geometry
import PathOperations

/// An outline: lines and curves, in points. Immutable; `CGMutablePath` adds the drawing calls.
///
/// Coverage: full. Verified: documented.
public class CGPath: @unchecked Sendable {
  package fileprivate(set) var path: Path

  package required init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform))
  }

  /// Circular corners; radii beyond half a side are cut to it.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform))
  }

  public var isEmpty: Bool { path.isEmpty }

  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points included.
  public var boundingBox: CGRect {
    var bounds = PointBounds()
    path.forEach { element in
      switch element {
      case .move(let end), .line(let end): bounds.include(end)
      case .quadCurve(let end, let control):
        bounds.include(end)
        bounds.include(control)
      case .curve(let end, let control1, let control2):
        bounds.include(end)
        bounds.include(control1)
        bounds.include(control2)
      case .closeSubpath: break
      }
    }
    return bounds.rect
  }

  /// The smallest rectangle around the outline itself.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  public func copy() -> CGPath? { CGPath(path) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform))
  }

  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// Calls a block with every element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // A close has no points; its element then points at one that nobody reads.
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { spare in
          let first = buffer.baseAddress ?? spare
          withUnsafePointer(to: CGPathElement(type: element.kind, points: first), block)
        }
      }
    }
  }
}

extension CGPath: Hashable {
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
  public func hash(into hasher: inout Hasher) { path.hash(into: &hasher) }
}

extension CGPath {
  // Curves of the results are lines that stray by at most 0.01 pt.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd)) }

  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }

  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }

  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }
}

/// An outline that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public convenience init() { self.init(Path()) }

  /// Changes the outline; for the drawing calls.
  func change(_ change: (inout Path) -> Void) { change(&path) }
}

extension Path {
  fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}

extension Path {
  public init(_ path: CGPath) { self = path.path }

  public init(_ path: CGMutablePath) { self = path.path }

  /// An immutable copy of the outline.
  public var cgPath: CGPath { CGPath(self) }
}
