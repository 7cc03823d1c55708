/// A cubic Bézier curve.
package struct CubicCurve: Equatable, Sendable {
  package var start: CGPoint
  package var control1: CGPoint
  package var control2: CGPoint
  package var end: CGPoint

  package init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The same curve as a quadratic one.
  package init(start: CGPoint, control: CGPoint, end: CGPoint) {
    func third(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3)
    }
    self.init(
      start: start, control1: third(start, control), control2: third(end, control), end: end)
  }

  package func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
      y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
  }

  /// The first derivative.
  package func velocity(at t: CGFloat) -> CGVector {
    let u = 1 - t
    let (w0, w1, w2) = (3 * u * u, 6 * u * t, 3 * t * t)
    return CGVector(
      dx: w0 * (control1.x - start.x) + w1 * (control2.x - control1.x) + w2 * (end.x - control2.x),
      dy: w0 * (control1.y - start.y) + w1 * (control2.y - control1.y) + w2 * (end.y - control2.y))
  }

  /// De Casteljau's division.
  package func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let p01 = between(start, control1)
    let p12 = between(control1, control2)
    let p23 = between(control2, end)
    let p012 = between(p01, p12)
    let p123 = between(p12, p23)
    let middle = between(p012, p123)
    return (
      CubicCurve(start: start, control1: p01, control2: p012, end: middle),
      CubicCurve(start: middle, control1: p123, control2: p23, end: end)
    )
  }

  /// The part between two parameters, `from` below `to`.
  package func part(from: CGFloat, to: CGFloat) -> CubicCurve {
    var curve = self
    if to < 1 { curve = curve.split(at: to).0 }
    if from > 0 { curve = curve.split(at: from / to).1 }
    return curve
  }

  /// Parameters strictly inside (0, 1) where a coordinate turns.
  func turningParameters(_ axis: Axis) -> [CGFloat] {
    let (p0, p1, p2, p3) = (start[axis], control1[axis], control2[axis], end[axis])
    let a = 3 * (p1 - p2) + p3 - p0
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 * (abs(b) + abs(c)) {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      roots = q == 0 ? [0] : [q / a, c / q]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  func includeExtent(in bounds: inout PointBounds) {
    bounds.include(end)
    // A curve never leaves the span of its points.
    for axis in Axis.allCases
    where !bounds.spans(start, axis) || !bounds.spans(control1, axis)
      || !bounds.spans(control2, axis)
    {
      for t in turningParameters(axis) { bounds.include(point(at: t)) }
    }
  }
}
