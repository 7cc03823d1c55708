extension Path {
  /// Adds an arc of a circle; a path that has a current point is joined to it by a line.
  ///
  /// `clockwise: false` turns towards positive angles, which is clockwise to the eye where y grows
  /// downwards. Turns and closing follow RULES H8.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    guard difference.isFinite else { return }
    let isFullTurn = abs(abs(difference) - turn) < 1e-9
    var sweep: Double
    if clockwise {
      if isFullTurn || abs(difference) > turn {
        sweep = -turn
      } else {
        sweep = difference > 0 ? difference - turn : difference
      }
    } else if isFullTurn {
      sweep = turn
    } else if difference < 0 {
      sweep = difference.truncatingRemainder(dividingBy: turn) + turn
    } else {
      sweep = difference
    }
    addArc(
      center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
    if isFullTurn, difference > 0 { closeSubpath() }
  }

  /// Adds an arc over an angle given by its size; a negative one turns towards negative angles.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, start: startAngle.radians, sweep: delta.radians,
      transform: transform)
  }

  /// Adds the arc that touches the lines from the current point to `p1` and from there to `p2`, and
  /// the line that leads to it. Lines that give no arc lead to `p1`.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let corner = p1.applying(transform)
    guard transform.determinant != 0, transform.isFinite else { return addLine(to: corner) }
    let p0 = current.applying(transform.inverted())
    let first = CGVector(dx: p0.x - p1.x, dy: p0.y - p1.y)
    let second = CGVector(dx: p2.x - p1.x, dy: p2.y - p1.y)
    let lengths = hypot(first.dx, first.dy) * hypot(second.dx, second.dy)
    let cross = first.dx * second.dy - first.dy * second.dx
    guard radius > 0, lengths > 0, abs(cross) > 1e-9 * lengths else {
      return addLine(to: corner)
    }
    let angle = atan2(abs(cross), first.dx * second.dx + first.dy * second.dy)
    let distance = radius / tan(angle / 2)
    let scale = distance / hypot(first.dx, first.dy)
    let touch = CGPoint(x: p1.x + first.dx * scale, y: p1.y + first.dy * scale)
    let side: CGFloat = cross > 0 ? -1 : 1
    let length = hypot(first.dx, first.dy)
    let center = CGPoint(
      x: touch.x + side * first.dy / length * radius, y: touch.y - side * first.dx / length * radius
    )
    let start = atan2(touch.y - center.y, touch.x - center.x)
    addArc(
      center: center, radius: radius, start: start, sweep: side * (.pi - angle),
      transform: transform)
  }

  /// Quarter circles and one rest, each a cubic (RULES H8). Angles in radians.
  private mutating func addArc(
    center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
  ) {
    guard sweep.isFinite, start.isFinite else { return }
    func point(_ angle: Double, _ tangent: Double) -> CGPoint {
      let (x, y) = UnitCircle.point(at: angle)
      return CGPoint(
        x: center.x + radius * (x - tangent * y), y: center.y + radius * (y + tangent * x)
      ).applying(transform)
    }
    let first = point(start, 0)
    if isEmpty { move(to: first) } else { addLine(to: first) }
    let quarter = Double.pi / 2
    let limited = min(max(sweep, -Self.longestArc), Self.longestArc)
    var done = 0.0
    while abs(limited) - done > 1e-9 {
      let part = min(quarter, abs(limited) - done) * (limited < 0 ? -1 : 1)
      let from = start + (limited < 0 ? -done : done)
      let k = 4.0 / 3.0 * tan(part / 4)
      addCurve(
        to: point(from + part, 0), control1: point(from, k), control2: point(from + part, -k))
      done += abs(part)
    }
  }

  /// A hundred turns, in radians: more cannot be told apart in a picture and only costs elements.
  private static let longestArc = 200 * Double.pi
}

/// Points of the unit circle, exact at the four ends of the axes.
enum UnitCircle {
  static func point(at angle: Double) -> (x: Double, y: Double) {
    let quarters = angle / (.pi / 2)
    let nearest = quarters.rounded()
    guard abs(quarters - nearest) < 1e-12, abs(nearest) < 1e9 else {
      return (cos(angle), sin(angle))
    }
    switch Int(nearest) & 3 {
    case 0: return (1, 0)
    case 1: return (0, 1)
    case 2: return (-1, 0)
    default: return (0, -1)
    }
  }
}
