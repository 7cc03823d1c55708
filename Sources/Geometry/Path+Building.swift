extension Path {
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Does nothing when there is no current point, as the other drawing calls.
  public mutating func addLine(to end: CGPoint) {
    if !isEmpty { append(.line(to: end)) }
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if !isEmpty { append(.quadCurve(to: end, control: control)) }
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if !isEmpty { append(.curve(to: end, control1: control1, control2: control2)) }
  }

  public mutating func closeSubpath() {
    if !isEmpty { append(.closeSubpath) }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a subpath at the first point and adds lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    if isEmpty { self = added } else { append(contentsOf: added.elements) }
  }

  /// The end of the last element; after a close the start of its subpath.
  public var currentPoint: CGPoint? {
    let elements = self.elements
    if let last = elements.last, last != .closeSubpath { return last.end }
    for case .move(let start) in elements.reversed() { return start }
    return nil
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if transform.keepsAxes {
      switch outline {
      case .rect(let rect): return Path(outline: .rect(rect.applying(transform)))
      case .ellipse(let rect): return Path(outline: .ellipse(rect.applying(transform)))
      case .roundedRect(let shape):
        return Path(outline: .roundedRect(shape.scaled(by: transform)))
      case .elements: break
      }
    }
    return Path(elements: elements.map { $0.applying(transform) })
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  /// Where the element ends; `nil` for a close.
  package var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  package func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}
