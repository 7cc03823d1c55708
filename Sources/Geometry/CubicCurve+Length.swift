extension CubicCurve {
  /// Arc length, to about one part in a million.
  var length: CGFloat {
    let whole = quadrature
    guard whole > 0, whole.isFinite else {
      return whole.isFinite ? 0 : hypot(end.x - start.x, end.y - start.y)
    }
    return length(estimate: whole, tolerance: whole * 1e-7, depth: 8)
  }

  private func length(estimate: CGFloat, tolerance: CGFloat, depth: Int) -> CGFloat {
    let (first, second) = split(at: 0.5)
    let (a, b) = (first.quadrature, second.quadrature)
    if depth == 0 || abs(a + b - estimate) <= tolerance { return a + b }
    return first.length(estimate: a, tolerance: tolerance / 2, depth: depth - 1)
      + second.length(estimate: b, tolerance: tolerance / 2, depth: depth - 1)
  }

  /// Gauss–Legendre quadrature of the speed with five nodes.
  private var quadrature: CGFloat {
    let nodes: [(CGFloat, CGFloat)] = [
      (0, 0.568888888888889), (0.538469310105683, 0.478628670499366),
      (0.906179845938664, 0.236926885056189),
    ]
    var sum: CGFloat = 0
    for (node, weight) in nodes {
      let right = velocity(at: 0.5 + node / 2)
      sum += weight * hypot(right.dx, right.dy)
      if node > 0 {
        let left = velocity(at: 0.5 - node / 2)
        sum += weight * hypot(left.dx, left.dy)
      }
    }
    return sum / 2
  }

  /// The parameter at a distance along the curve, found by Newton's method inside a bracket.
  func parameter(at distance: CGFloat, of length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    var low: CGFloat = 0
    var high: CGFloat = 1
    var t = min(max(distance / length, 0), 1)
    for _ in 0..<40 {
      let error = (t >= 1 ? length : split(at: t).0.length) - distance
      if abs(error) <= 1e-9 * length { return t }
      if error > 0 { high = t } else { low = t }
      let v = velocity(at: t)
      let next = t - error / max(hypot(v.dx, v.dy), 1e-12)
      t = next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-12 { return t }
    }
    return t
  }
}
