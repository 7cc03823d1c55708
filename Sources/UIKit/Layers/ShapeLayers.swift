import CoreGraphics
import Geometry

/// A layer that draws an outline.
///
/// Coverage: partial (fill, stroke, dash; no trimming animation). Verified: documented.
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { didChange() } }
  open var fillColor: CGColor? = .black { didSet { didChange() } }
  open var strokeColor: CGColor? { didSet { didChange() } }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { didChange() } }
  open var lineWidth: CGFloat = 1 { didSet { didChange() } }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { didChange() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { didChange() } }
  open var miterLimit: CGFloat = 10 { didSet { didChange() } }
  open var lineDashPattern: [NSNumber]? { didSet { didChange() } }
  open var lineDashPhase: CGFloat = 0 { didSet { didChange() } }
  open var strokeStart: CGFloat = 0 { didSet { didChange() } }
  open var strokeEnd: CGFloat = 1 { didSet { didChange() } }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a gradient between two unit points.
///
/// Coverage: partial (axial and radial). Verified: documented.
open class CAGradientLayer: CALayer {
  /// `CGColor`s.
  open var colors: [Any]? { didSet { didChange() } }
  open var locations: [NSNumber]? { didSet { didChange() } }
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { didChange() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { didChange() } }
  open var type = CAGradientLayerType.axial { didSet { didChange() } }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
