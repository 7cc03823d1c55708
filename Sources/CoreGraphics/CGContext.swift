import Drawing
import Geometry

/// A drawing destination. It keeps what is drawn as display items: there are no pixels to read.
///
/// Coverage: partial (paths, colours, lines, gradients, images, clips, shadows, transparency layers;
/// no patterns, no text, no bitmap or PDF contexts of one's own; the modes `sourceIn`, `sourceOut`,
/// `destinationIn`, `destinationAtop` and `xor` draw as `normal`). Verified: documented.
public final class CGContext {
  /// What `saveGState` keeps.
  struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor.black
    var stroke = CGColor.black
    var line = StrokeStyle(lineWidth: 1)
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: DisplayFilter?
    var clips: [ClipPath] = []
    var quality = CGInterpolationQuality.default
  }

  /// A transparency layer that has begun: what came before it, and the state at its beginning.
  private struct Layer {
    var items: [DisplayItem]
    var state: State
  }

  /// In points of the device space, whose y grows downwards.
  package let size: CGSize
  /// What has been drawn, in device space.
  package private(set) var items: [DisplayItem] = []
  var state = State()
  private var saved: [State] = []
  private var layers: [Layer] = []
  /// The current path, in device space.
  var outline = Path()
  /// Pixels a point of the image to be made.
  private let scale: CGFloat

  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// What has been drawn so far.
  package var drawing: DrawnPicture { DrawnPicture(size: size, items: items) }

  public var width: Int { Int((size.width * scale).rounded(.up)) }
  public var height: Int { Int((size.height * scale).rounded(.up)) }

  public func makeImage() -> CGImage? {
    size.width > 0 && size.height > 0 ? CGImage(drawing.scaled(by: scale)) : nil
  }

  /// A context whose y grows upwards, for an image of so many pixels. It keeps a drawing as others do; there
  /// is none over memory of one's own, for nothing would be written there.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, (1...16_384).contains(width), (1...16_384).contains(height) else {
      return nil
    }
    self.init(size: CGSize(width: width, height: height), scale: 1)
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// No pixels to read: what is drawn stays a drawing.
  public var data: UnsafeMutableRawPointer? { nil }

  // MARK: State

  public func saveGState() { saved.append(state) }

  /// Goes back to what was saved last; without that nothing happens.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  public var ctm: CGAffineTransform { state.transform }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(1, max(0, alpha)) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }
  /// Edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// - Parameters:
  ///   - offset: in points, not transformed; y grows downwards.
  ///   - blur: twice the standard deviation, in points.
  ///   - color: none takes the shadow away.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      .shadow(
        color: DisplayColor($0), radius: max(0, blur) / 2,
        offset: offset)
    }
  }

  /// The same in a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Clips

  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(ClipPath(path: outline, isEvenOdd: rule == .evenOdd))
    outline = Path()
  }

  public func clip(to rect: CGRect) { clip(to: [rect]) }

  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    state.clips.append(ClipPath(path: path.applying(state.transform)))
  }

  public func resetClip() { state.clips = [] }

  /// In the current space.
  public var boundingBoxOfClipPath: CGRect {
    let bounds = state.clips.reduce(CGRect(origin: .zero, size: size)) {
      $0.intersection($1.path.boundingRect)
    }
    guard !bounds.isNull, let inverse = state.transform.inverse else { return .zero }
    return bounds.applying(inverse)
  }

  // MARK: Layers

  /// What is drawn until the end of the layer is put down as one, with the alpha, mode and shadow of
  /// now.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append(Layer(items: items, state: state))
    items = []
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clips = []
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let drawn = items
    items = layer.items
    state = layer.state
    if !drawn.isEmpty { add(.group(GroupItem(items: drawn, isIsolated: true))) }
  }

  // MARK: Drawing

  /// Adds an item of device space under the state's alpha, mode, shadow and clips.
  package func add(_ item: DisplayItem) {
    let mode = state.blendMode.displayMode
    var item = item
    if state.alpha < 1 || mode != .normal || state.shadow != nil {
      item = .group(
        GroupItem(
          items: [item], opacity: state.alpha, blendMode: mode,
          filters: state.shadow.map { [$0] } ?? []))
    }
    for clip in state.clips.reversed() { item = .group(GroupItem(items: [item], clip: clip)) }
    items.append(item)
  }

  /// Adds items of the current space as one.
  package func draw(_ items: [DisplayItem]) {
    if items.isEmpty { return }
    add(.group(GroupItem(items: items, transform: state.transform)))
  }

  /// Makes a rectangle clear again.
  public func clear(_ rect: CGRect) {
    let hole = ShapeItem(
      path: Path(rect).applying(state.transform), paint: .color(.black),
      blendMode: .destinationOut)
    var item = DisplayItem.shape(hole)
    for clip in state.clips.reversed() { item = .group(GroupItem(items: [item], clip: clip)) }
    items.append(item)
  }
}

extension DisplayColor {
  init(_ color: CGColor) {
    let (red, green, blue, alpha) = color.rgba
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

extension CGAffineTransform {
  /// `nil` where the transform makes everything flat.
  var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 ? inverted() : nil
  }
}

extension CGBlendMode {
  /// What display lists lack is drawn as it is.
  var displayMode: DisplayBlendMode { DisplayBlendMode(coreGraphics: rawValue) ?? .normal }
}
