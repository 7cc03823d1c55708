import Drawing
import Geometry

public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

// MARK: Colours and lines

extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths
    state.line.dashPhase = phase
  }
}

// MARK: The current path

extension CGContext {
  /// In the current space.
  public var path: CGPath? {
    guard !outline.isEmpty, let inverse = state.transform.inverse else { return nil }
    return CGPath(outline.applying(inverse))
  }

  public func beginPath() { outline = Path() }
  public func closePath() { outline.closeSubpath() }

  public func move(to point: CGPoint) { outline.move(to: point.applying(state.transform)) }
  public func addLine(to point: CGPoint) { outline.addLine(to: point.applying(state.transform)) }
  public func addLines(between points: [CGPoint]) { append { $0.addLines(points) } }
  public func addRect(_ rect: CGRect) { append { $0.addRect(rect) } }
  public func addRects(_ rects: [CGRect]) { append { $0.addRects(rects) } }
  public func addEllipse(in rect: CGRect) { append { $0.addEllipse(in: rect) } }
  public func addPath(_ path: CGPath) { append { $0.addPath(path.path) } }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(
      to: end.applying(state.transform), control1: control1.applying(state.transform),
      control2: control2.applying(state.transform))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(
      to: end.applying(state.transform), control: control.applying(state.transform))
  }

  /// Angles in radians; `clockwise: false` turns towards positive angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: Angle(radians: startAngle),
      endAngle: Angle(radians: endAngle), clockwise: clockwise, transform: state.transform)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let inverse = state.transform.inverse else { return }
    var path = outline.applying(inverse)
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    outline = path.applying(state.transform)
  }

  private func append(_ change: (inout Path) -> Void) {
    var path = Path()
    change(&path)
    outline.addPath(path, transform: state.transform)
  }
}

// MARK: Painting

extension CGContext {
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  public func strokePath() { drawPath(using: .stroke) }

  /// Paints the current path, which is gone then.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = outline
    outline = Path()
    if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { stroke(path, state.line) }
  }

  public func fill(_ rect: CGRect) { fill([rect]) }

  public func fill(_ rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    fill(path.applying(state.transform))
  }

  public func stroke(_ rect: CGRect) { stroke(Path(rect).applying(state.transform), state.line) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = width
    stroke(Path(rect).applying(state.transform), line)
  }

  public func fillEllipse(in rect: CGRect) {
    fill(Path(ellipseIn: rect).applying(state.transform))
  }

  public func strokeEllipse(in rect: CGRect) {
    stroke(Path(ellipseIn: rect).applying(state.transform), state.line)
  }

  /// Lines between every two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path.applying(state.transform), state.line)
  }

  /// Fills an outline of the current space in the fill colour.
  package func paint(_ path: Path, isEvenOdd: Bool) {
    fill(path.applying(state.transform), isEvenOdd: isEvenOdd)
  }

  /// Strokes an outline of the current space in the stroke colour.
  package func paint(_ path: Path, _ line: StrokeStyle) {
    stroke(path.applying(state.transform), line)
  }

  private func fill(_ path: Path, isEvenOdd: Bool = false) {
    if path.isEmpty { return }
    add(
      .shape(
        ShapeItem(path: path, isEvenOdd: isEvenOdd, paint: .color(DisplayColor(state.fill)))))
  }

  /// Lines are as wide as the current space makes them.
  private func stroke(_ path: Path, _ line: StrokeStyle) {
    guard !path.isEmpty, let inverse = state.transform.inverse else { return }
    let paint = Paint.color(DisplayColor(state.stroke))
    let matrix = state.transform
    if matrix.a == 1, matrix.b == 0, matrix.c == 0, matrix.d == 1 {
      return add(.shape(ShapeItem(path: path, stroke: line, paint: paint)))
    }
    let shape = ShapeItem(path: path.applying(inverse), stroke: line, paint: paint)
    add(.group(GroupItem(items: [.shape(shape)], transform: matrix)))
  }
}
