extension Path {
  /// Whether a point lies inside: the winding number is not zero, or odd for `eoFill`. Open subpaths
  /// count as closed.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    if case .rect(let rect) = outline { return rect.contains(p) }
    let winding = windingNumber(around: p)
    return eoFill ? winding & 1 != 0 : winding != 0
  }

  private func windingNumber(around p: CGPoint) -> Int {
    var winding = 0
    var pen = PathPen()
    for element in elements {
      let start = pen.point
      let subpathStart = pen.subpathStart
      pen.follow(element)
      switch element {
      case .move: winding += Self.crossing(from: start, to: subpathStart, of: p)
      case .line(let end): winding += Self.crossing(from: start, to: end, of: p)
      case .closeSubpath: winding += Self.crossing(from: start, to: subpathStart, of: p)
      case .quadCurve(let end, let control):
        winding += CubicCurve(start: start, control: control, end: end).crossings(of: p)
      case .curve(let end, let control1, let control2):
        winding += CubicCurve(start: start, control1: control1, control2: control2, end: end)
          .crossings(of: p)
      }
    }
    return winding + Self.crossing(from: pen.point, to: pen.subpathStart, of: p)
  }

  /// How a line crosses the ray from `p` towards greater x: +1 towards greater y, −1 back, 0 not.
  fileprivate static func crossing(from a: CGPoint, to b: CGPoint, of p: CGPoint) -> Int {
    guard (a.y <= p.y) != (b.y <= p.y) else { return 0 }
    let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
    guard x > p.x else { return 0 }
    return a.y <= p.y ? 1 : -1
  }
}

extension CubicCurve {
  /// The sum of the crossings of the ray from `p` towards greater x, found by halving the curve.
  fileprivate func crossings(of p: CGPoint, depth: Int = 32) -> Int {
    let hull = CGRect(around: [start, control1, control2, end])
    if p.y < hull.minY || p.y > hull.maxY || p.x > hull.maxX { return 0 }
    if depth == 0 { return Path.crossing(from: start, to: end, of: p) }
    if p.x < hull.minX {
      let (from, to) = (start.y <= p.y, end.y <= p.y)
      return from == to ? 0 : (from ? 1 : -1)
    }
    let (first, second) = split(at: 0.5)
    return first.crossings(of: p, depth: depth - 1) + second.crossings(of: p, depth: depth - 1)
  }
}
