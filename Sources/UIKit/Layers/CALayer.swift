import CoreGraphics
import Geometry

/// What a view is drawn with: background, corners, border, shadow, and layers on top.
///
/// Coverage: partial (colours, corners, border, shadow, opacity, sublayers; no contents, no
/// animations, no three-dimensional transform). Verified: documented.
open class CALayer: NSObject {
  open var frame = CGRect.zero { didSet { didChange() } }
  open var backgroundColor: CGColor? { didSet { didChange() } }
  open var cornerRadius: CGFloat = 0 { didSet { didChange() } }
  open var maskedCorners: CACornerMask = .all { didSet { didChange() } }
  open var cornerCurve = CALayerCornerCurve.circular { didSet { didChange() } }
  open var masksToBounds = false { didSet { didChange() } }
  open var borderWidth: CGFloat = 0 { didSet { didChange() } }
  open var borderColor: CGColor? = .black { didSet { didChange() } }
  open var shadowColor: CGColor? = .black { didSet { didChange() } }
  open var shadowOpacity: Float = 0 { didSet { didChange() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { didChange() } }
  open var shadowRadius: CGFloat = 3 { didSet { didChange() } }
  open var shadowPath: CGPath?
  open var opacity: Float = 1 { didSet { didChange() } }
  open var isHidden = false { didSet { didChange() } }
  open var zPosition: CGFloat = 0
  open var transform = CATransform3DIdentity
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var contentsScale: CGFloat = 1
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var name: String?
  /// Kept, not applied.
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var compositingFilter: Any?
  open weak var delegate: (any CALayerDelegate)?
  open var actions: [String: any CAAction]?
  open var isOpaque = false
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  open var sublayerTransform = CATransform3DIdentity
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var minificationFilter = CALayerContentsFilter.linear
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Kept: layers stand at the time of the picture.
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var speed: Float = 1
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// A `CGImage`, stretched over the layer.
  open var contents: Any? { didSet { didChange() } }
  open var mask: CALayer? { didSet { didChange() } }
  private var layers: [CALayer]?
  open var sublayers: [CALayer]? {
    get { layers }
    set {
      for layer in layers ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in newValue ?? [] where layer.superlayer !== nil { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { layer.superlayer = self }
      layers = newValue
      didChange()
    }
  }
  open private(set) weak var superlayer: CALayer?

  /// The view that the layer draws.
  package weak var view: UIView?
  /// Told of every change of what is drawn.
  package var onChange: (() -> Void)?

  public override init() { super.init() }

  public init(layer: Any) { super.init() }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    let count = layers?.count ?? 0
    layers = layers ?? []
    layers?.insert(layer, at: min(Int(index), count))
    layer.superlayer = self
    didChange()
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(clamping: index))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(clamping: index))
  }

  open func removeFromSuperlayer() {
    guard let outer = superlayer else { return }
    outer.layers?.removeAll { $0 === self }
    superlayer = nil
    outer.didChange()
  }

  open func setNeedsDisplay() { didChange() }
  open func setNeedsLayout() { didChange() }
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func removeAllAnimations() {}
  open func removeAnimation(forKey key: String) {}
  /// Accepted; nothing moves: the layer stands at its values.
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  open func animationKeys() -> [String]? { nil }
  open func animation(forKey key: String) -> CAAnimation? { nil }
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open func display() {}
  open func displayIfNeeded() {}
  open func draw(in ctx: CGContext) {}
  open func needsLayout() -> Bool { false }
  open func action(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(clamping: index))
  }

  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let outer = layer?.originInRoot ?? .zero
    return CGPoint(
      x: point.x + originInRoot.x - outer.x, y: point.y + originInRoot.y - outer.y)
  }

  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let outer = layer?.originInRoot ?? .zero
    return CGPoint(
      x: point.x + outer.x - originInRoot.x, y: point.y + outer.y - originInRoot.y)
  }

  private var originInRoot: CGPoint {
    let outer = superlayer?.originInRoot ?? .zero
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  package func didChange() {
    onChange?()
    superlayer?.didChange()
  }
}

/// Corners that are rounded.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
