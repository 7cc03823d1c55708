import CoreGraphics
import Drawing
import Foundation
import Geometry
import LayoutCore
import ViewCore
import Views

// What draws itself into the current context; without one nothing happens.

extension UIColor {
  public func setFill() { UIGraphics.current?.setFillColor(cgColor) }
  public func setStroke() { UIGraphics.current?.setStrokeColor(cgColor) }
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  public func fill() { fill(with: .normal, alpha: 1) }
  public func stroke() { stroke(with: .normal, alpha: 1) }

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphics.current?.with(blendMode, alpha) {
      $0.paint(path, isEvenOdd: usesEvenOddFillRule)
    }
  }

  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphics.current?.with(blendMode, alpha) { $0.paint(path, strokeStyle) }
  }

  public func addClip() {
    guard let context = UIGraphics.current else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

extension UIImage {
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Stretched over a rectangle; templates and symbols in their tint, else black. On other threads than
  /// the main one nothing is known of a screen: there the look is a light one's, at the context's scale.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let entry = UIGraphics.currentEntry, rect.width > 0, rect.height > 0 else { return }
    var environment = EnvironmentValues()
    environment.displayScale = entry.scale
    if Thread.isMainThread { environment = UITraitCollection.current.environment }
    let drawing = image.drawing(
      over: rect, foreground: (look.tint ?? .black).color, in: environment)
    if Thread.isMainThread { ViewGraph.current?.warn(drawing.problem) }
    entry.context.with(blendMode, alpha) { $0.draw(drawing.items) }
  }
}

extension NSAttributedString {
  /// In the style of the first character, from a point.
  @MainActor @preconcurrency
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  /// In the style of the first character, wrapped in the rectangle's width.
  @MainActor @preconcurrency
  public func draw(in rect: CGRect) {
    let attributes = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    NSString(string: string).draw(in: rect, withAttributes: attributes)
  }

  @MainActor @preconcurrency
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }

  @MainActor @preconcurrency
  public func size() -> CGSize {
    NSString(string: string).size(
      withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
  }
}

extension NSString {
  @MainActor @preconcurrency
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(
      in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)),
      withAttributes: attrs)
  }

  /// Wrapped in the rectangle's width, from its top.
  @MainActor @preconcurrency
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    let label = UILabel()
    label.text = description
    label.font = attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    label.textColor = attrs?[.foregroundColor] as? UIColor ?? .black
    label.numberOfLines = 0
    if let style = attrs?[.paragraphStyle] as? NSParagraphStyle {
      label.textAlignment = style.alignment
    }
    let fitting = label.sizeThatFits(rect.size)
    let width = rect.width.isFinite ? rect.width : fitting.width
    label.frame = CGRect(x: 0, y: 0, width: width, height: fitting.height)
    UIGraphics.current?.draw(label.drawnItems, at: rect.origin)
  }
}

extension String {
  @MainActor @preconcurrency
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attrs)
  }

  @MainActor @preconcurrency
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }
}

extension UIView {
  /// The view with all on it at its place in `bounds`; whether it has been drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphics.current, bounds.width > 0, bounds.height > 0 else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.draw(drawnItems)
    context.restoreGState()
    return true
  }

  /// What the view shows, in its own coordinates.
  package var drawnItems: [DisplayItem] {
    layoutIfNeeded()
    return RenderedView(
      UIViewPicture(view: self).frame(width: bounds.width, height: bounds.height),
      environment: traitCollection.environment
    ).picture.items
  }

  /// What `draw(_:)` draws; `nil` if that is nothing.
  package var drawing: DrawnPicture? {
    let entry = UIGraphics.Entry(size: bounds.size, scale: 0, isOpaque: false)
    UIGraphics.push(entry)
    draw(bounds)
    UIGraphics.pop()
    return entry.context.items.isEmpty ? nil : entry.context.drawing
  }
}

extension CALayer {
  /// The layer with all on it; of a view's layer the whole view.
  @MainActor @preconcurrency
  public func render(in ctx: CGContext) {
    if let view { return ctx.draw(view.drawnItems) }
    let rendered = RenderedView(
      LayerPicture(layer: self).frame(width: frame.width, height: frame.height),
      environment: UITraitCollection.current.environment)
    ctx.draw(rendered.picture.items)
  }
}

extension CGContext {
  /// Draws with another mode, and with an alpha that multiplies the current one's.
  fileprivate func with(
    _ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void
  ) {
    guard blendMode != .normal || alpha != 1 else { return draw(self) }
    saveGState()
    if blendMode != .normal { setBlendMode(blendMode) }
    setAlpha(alpha)
    draw(self)
    restoreGState()
  }

  fileprivate func draw(_ items: [DisplayItem], at origin: CGPoint) {
    saveGState()
    translateBy(x: origin.x, y: origin.y)
    draw(items)
    restoreGState()
  }
}
