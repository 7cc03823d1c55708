/// A unit vector.
struct Direction {
  var dx: CGFloat
  var dy: CGFloat

  init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// `nil` between equal points.
  init?(from: CGPoint, to: CGPoint) {
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 1e-9, length.isFinite else { return nil }
    self.init(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }

  var opposite: Direction { Direction(dx: -dx, dy: -dy) }

  func turned(by angle: CGFloat) -> Direction {
    let (x, y) = UnitCircle.point(at: angle)
    return Direction(dx: dx * x - dy * y, dy: dx * y + dy * x)
  }

  /// The point at a distance to the side that positive angles turn to.
  func side(of point: CGPoint, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: point.x - dy * distance, y: point.y + dx * distance)
  }

  func ahead(of point: CGPoint, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: point.x + dx * distance, y: point.y + dy * distance)
  }
}

/// A segment of some length with the directions at its ends.
struct DirectedSegment {
  let segment: PathSegment
  let startDirection: Direction
  let endDirection: Direction

  init?(_ segment: PathSegment) {
    let curve = segment.cubic
    guard let start = curve.startDirection, let end = curve.endDirection else { return nil }
    self.init(segment: segment, startDirection: start, endDirection: end)
  }

  private init(segment: PathSegment, startDirection: Direction, endDirection: Direction) {
    self.segment = segment
    self.startDirection = startDirection
    self.endDirection = endDirection
  }

  var reversed: DirectedSegment {
    DirectedSegment(
      segment: segment.reversed, startDirection: endDirection.opposite,
      endDirection: startDirection.opposite)
  }

  func startSide(_ distance: CGFloat) -> CGPoint {
    startDirection.side(of: segment.start, distance)
  }
  func endSide(_ distance: CGFloat) -> CGPoint { endDirection.side(of: segment.end, distance) }
}

extension CubicCurve {
  var startDirection: Direction? {
    Direction(from: start, to: control1) ?? Direction(from: start, to: control2)
      ?? Direction(from: start, to: end)
  }

  var endDirection: Direction? {
    Direction(from: control2, to: end) ?? Direction(from: control1, to: end)
      ?? Direction(from: start, to: end)
  }

  /// Largest distance, in points, between a written offset curve and the true one.
  private static let offsetTolerance: CGFloat = 0.01

  /// Adds cubics that run beside this curve at a distance, from the current point on.
  func addOffset(_ distance: CGFloat, to elements: inout [Path.Element], depth: Int = 8) {
    guard let from = startDirection, let to = endDirection else { return }
    let turnsBack = from.dx * to.dx + from.dy * to.dy < 0
    let offset = offset(distance, from: from, to: to)
    if depth > 0, turnsBack || !isBeside(offset, distance) {
      let (first, second) = split(at: 0.5)
      first.addOffset(distance, to: &elements, depth: depth - 1)
      second.addOffset(distance, to: &elements, depth: depth - 1)
      return
    }
    // At a cusp the two sides part.
    if let pen = elements.last?.end, Direction(from: pen, to: offset.start) != nil {
      elements.append(.line(to: offset.start))
    }
    elements.append(
      .curve(to: offset.end, control1: offset.control1, control2: offset.control2))
  }

  /// Ends moved sideways; handles scaled as the curvature there asks.
  private func offset(_ distance: CGFloat, from: Direction, to: Direction) -> CubicCurve {
    let first = hypot(control1.x - start.x, control1.y - start.y)
    let last = hypot(end.x - control2.x, end.y - control2.y)
    let startScale = 1 - distance * Self.curvature(start, control1, control2)
    let endScale = 1 + distance * Self.curvature(end, control2, control1)
    let newStart = from.side(of: start, distance)
    let newEnd = to.side(of: end, distance)
    return CubicCurve(
      start: newStart, control1: from.ahead(of: newStart, first * startScale),
      control2: to.ahead(of: newEnd, -last * endScale), end: newEnd)
  }

  /// The curvature at `p0` of a cubic that begins with these three points.
  private static func curvature(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) -> CGFloat {
    let length = hypot(p1.x - p0.x, p1.y - p0.y)
    guard length > 1e-9 else { return 0 }
    let cross = (p1.x - p0.x) * (p2.y - p1.y) - (p1.y - p0.y) * (p2.x - p1.x)
    return 2 * cross / (3 * length * length * length)
  }

  private func isBeside(_ offset: CubicCurve, _ distance: CGFloat) -> Bool {
    for t: CGFloat in [0.25, 0.5, 0.75] {
      let v = velocity(at: t)
      let speed = hypot(v.dx, v.dy)
      guard speed > 1e-9 else { return false }
      let side = Direction(dx: v.dx / speed, dy: v.dy / speed).side(of: point(at: t), distance)
      let point = offset.point(at: t)
      let (dx, dy) = (point.x - side.x, point.y - side.y)
      // Across the curve; along it the two may run at different speeds.
      let across = abs(dx * v.dy - dy * v.dx) / speed
      let along = abs(dx * v.dx + dy * v.dy) / speed
      if across > Self.offsetTolerance || along > abs(distance) / 2 + Self.offsetTolerance {
        return false
      }
    }
    return true
  }
}
