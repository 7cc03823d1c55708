import Geometry

extension Paint {
  /// The colour of the paint at a point of its space.
  package func color(at point: CGPoint) -> DisplayColor {
    switch self {
    case .color(let color): return color
    case .linearGradient(let stops, let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let along = (point.x - start.x) * dx + (point.y - start.y) * dy
      return stops.color(at: length > 0 ? along / length : 1)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let distance = hypot(point.x - center.x, point.y - center.y)
      let range = endRadius - startRadius
      return stops.color(at: range != 0 ? (distance - startRadius) / range : 1)
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      let distance = hypot(
        radii.width > 0 ? (point.x - center.x) / radii.width : 1,
        radii.height > 0 ? (point.y - center.y) / radii.height : 1)
      return stops.color(at: end != start ? (distance - start) / (end - start) : 1)
    case .angularGradient(let stops, let center, let start, let end):
      return stops.color(
        at: Self.turn(of: point, around: center, from: start.radians, to: end.radians))
    }
  }

  /// Where an angle lies between two others, 0…1; the rest of the turn belongs half to each end.
  private static func turn(
    of point: CGPoint, around center: CGPoint, from start: Double, to end: Double
  ) -> CGFloat {
    let range = end - start
    guard range != 0 else { return 1 }
    let sign: Double = range < 0 ? -1 : 1
    let angle = Double(atan2(point.y - center.y, point.x - center.x))
    var distance = ((angle - start) * sign).truncatingRemainder(dividingBy: 2 * .pi)
    if distance < 0 { distance += 2 * .pi }
    let length = min(abs(range), 2 * .pi)
    if distance <= length { return CGFloat(distance / abs(range)) }
    return distance < length + (2 * .pi - length) / 2 ? 1 : 0
  }
}

extension [GradientStop] {
  /// Mixed from its neighbours by straight components; the ends go on outside.
  fileprivate func color(at location: CGFloat) -> DisplayColor {
    guard let first, let last else { return .clear }
    guard location > first.location else { return first.color }
    guard let next = firstIndex(where: { $0.location >= location }), next > 0 else {
      return last.color
    }
    let (a, b) = (self[next - 1], self[next])
    let t =
      b.location > a.location ? Double((location - a.location) / (b.location - a.location)) : 1
    return DisplayColor(
      red: a.color.red + (b.color.red - a.color.red) * t,
      green: a.color.green + (b.color.green - a.color.green) * t,
      blue: a.color.blue + (b.color.blue - a.color.blue) * t,
      alpha: a.color.alpha + (b.color.alpha - a.color.alpha) * t)
  }
}
