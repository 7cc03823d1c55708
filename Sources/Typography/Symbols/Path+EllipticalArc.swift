import Geometry

extension Path {
  /// Adds an arc in SVG's endpoint form as cubic curves.
  ///
  /// Source: the conversion of SVG 2, appendix B.2.4 (radii too small are scaled up, zero radii give
  /// a line). - Parameter rotation: degrees.
  mutating func addEllipticalArc(
    from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: CGFloat, isLarge: Bool,
    isSweep: Bool
  ) {
    var rx = abs(radii.width)
    var ry = abs(radii.height)
    guard start != end else { return }
    guard rx > 0, ry > 0 else {
      addLine(to: end)
      return
    }
    let phi = rotation * .pi / 180
    let (sine, cosine) = (sin(phi), cos(phi))
    let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = -sine * half.x + cosine * half.y
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let denominator = rx * rx * y * y + ry * ry * x * x
    let factor =
      max(rx * rx * ry * ry / denominator - 1, 0).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let center = CGPoint(x: factor * rx * y / ry, y: -factor * ry * x / rx)
    let begin = atan2((y - center.y) / ry, (x - center.x) / rx)
    var sweep = atan2((-y - center.y) / ry, (-x - center.x) / rx) - begin
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }

    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    /// From the unit circle to the arc's ellipse.
    func map(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let (ex, ey) = (rx * x + center.x, ry * y + center.y)
      return CGPoint(
        x: cosine * ex - sine * ey + (start.x + end.x) / 2,
        y: sine * ex + cosine * ey + (start.y + end.y) / 2)
    }
    for index in 0..<count {
      let (a, b) = (begin + CGFloat(index) * step, begin + CGFloat(index + 1) * step)
      addCurve(
        to: index == count - 1 ? end : map(cos(b), sin(b)),
        control1: map(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
        control2: map(cos(b) + handle * sin(b), sin(b) - handle * cos(b)))
    }
  }
}
