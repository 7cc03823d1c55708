extension Path {
  /// The smallest rectangle around the outline, control points left out; null around an empty path.
  public var boundingRect: CGRect {
    switch outline {
    case .rect(let rect), .ellipse(let rect): return rect.standardized
    case .roundedRect(let shape): return shape.rect.standardized
    case .elements(let elements):
      var bounds = PointBounds()
      var pen = PathPen()
      for element in elements {
        let start = pen.point
        pen.follow(element)
        switch element {
        case .move(let end), .line(let end): bounds.include(end)
        case .quadCurve(let end, let control):
          CubicCurve(start: start, control: control, end: end).includeExtent(in: &bounds)
        case .curve(let end, let control1, let control2):
          CubicCurve(start: start, control1: control1, control2: control2, end: end)
            .includeExtent(in: &bounds)
        case .closeSubpath: break
        }
      }
      return bounds.rect
    }
  }
}

/// Where the pen is while a path is read: a close takes it back to the start of its subpath.
package struct PathPen {
  package private(set) var point = CGPoint.zero
  package private(set) var subpathStart = CGPoint.zero

  package init() {}

  package mutating func follow(_ element: Path.Element) {
    switch element {
    case .move(let end):
      point = end
      subpathStart = end
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): point = end
    case .closeSubpath: point = subpathStart
    }
  }
}
