import CoreGraphics
import Geometry

/// An outline that can be added to, with the way it is stroked.
///
/// Rounded corners are continuous, with the numbers of `RoundedRectangle`: these are the ones that
/// UIKit's own `UIBezierPath(roundedRect:cornerRadius:)` is known for.
/// Coverage: complete. Verified: documented; corners believed.
open class UIBezierPath: NSObject, @unchecked Sendable {
  package fileprivate(set) var path: Path
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  /// Kept; curves stay exact.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  package init(path: Path) {
    self.path = path
    super.init()
  }

  public convenience override init() { self.init(path: Path()) }
  public convenience init(rect: CGRect) { self.init(path: Path(rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(path: Path(ellipseIn: rect)) }
  public convenience init(cgPath: CGPath) { self.init(path: Path(cgPath)) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: Path(roundedRect: rect, cornerRadius: Self.fitting(cornerRadius, in: rect)))
  }

  /// - Parameter cornerRadii: the width counts; at most half the smaller side, infinite included.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = Self.fitting(cornerRadii.width, in: rect)
    let radii = RectangleCornerRadii(
      topLeading: corners.contains(.topLeft) ? radius : 0,
      bottomLeading: corners.contains(.bottomLeft) ? radius : 0,
      bottomTrailing: corners.contains(.bottomRight) ? radius : 0,
      topTrailing: corners.contains(.topRight) ? radius : 0)
    self.init(path: Path(roundedRect: rect, cornerRadii: radii))
  }

  /// Angles in radians; `clockwise` to the eye.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  private static func fitting(_ radius: CGFloat, in rect: CGRect) -> CGFloat {
    radius > 0 ? min(radius, rect.width / 2, rect.height / 2) : 0
  }

  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = Path(newValue) }
  }

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingRect }
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { pointer in (0..<count).map { pointer[$0] } } ?? [], phase)
  }

  /// How the outline is stroked.
  package var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
      dash: dash.lengths, dashPhase: dash.phase)
  }
}

// MARK: Building

extension UIBezierPath {
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func close() { path.closeSubpath() }
  public func removeAllPoints() { path = Path() }
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Angles in radians; `clockwise` to the eye, the opposite of `Path.addArc`.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: startAngle),
      endAngle: Angle(radians: endAngle), clockwise: !clockwise)
  }

  /// The same outline run through backwards.
  public func reversing() -> UIBezierPath { UIBezierPath(path: path.reversed) }
}
