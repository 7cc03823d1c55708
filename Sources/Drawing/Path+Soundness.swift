import Geometry

extension Path {
  /// Whether every coordinate is a finite number.
  package var isFinite: Bool { coordinates { $0.isFinite } }

  /// Whether every coordinate is finite and at most a limit away from zero.
  func isWithin(_ limit: CGFloat) -> Bool { coordinates { abs($0) <= limit } }

  private func coordinates(satisfy test: (CGFloat) -> Bool) -> Bool {
    func sound(_ point: CGPoint) -> Bool { test(point.x) && test(point.y) }
    func sound(_ rect: CGRect) -> Bool {
      sound(rect.origin) && test(rect.origin.x + rect.size.width)
        && test(rect.origin.y + rect.size.height)
    }
    switch outline {
    case .rect(let rect), .ellipse(let rect): return sound(rect)
    case .roundedRect(let shape): return sound(shape.rect)
    case .elements(let elements):
      for element in elements {
        switch element {
        case .move(let end), .line(let end): if !sound(end) { return false }
        case .quadCurve(let end, let control):
          if !sound(end) || !sound(control) { return false }
        case .curve(let end, let control1, let control2):
          if !sound(end) || !sound(control1) || !sound(control2) { return false }
        case .closeSubpath: break
        }
      }
      return true
    }
  }
}
