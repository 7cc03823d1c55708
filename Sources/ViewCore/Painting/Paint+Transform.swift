import Drawing
import Geometry

extension Paint {
  /// The same paint in a space reached by a transform; radii scale by the root of its determinant.
  package func applying(_ transform: CGAffineTransform) -> Paint {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    switch self {
    case .color: return self
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(
        stops: stops, start: start.applying(transform), end: end.applying(transform))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(
        stops: stops, center: center.applying(transform), startRadius: startRadius * scale,
        endRadius: endRadius * scale)
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      return .ellipticalGradient(
        stops: stops, center: center.applying(transform),
        radii: CGSize(width: radii.width * scale, height: radii.height * scale),
        startFraction: start, endFraction: end)
    case .angularGradient(let stops, let center, let start, let end):
      let turn = Angle(radians: Double(atan2(transform.b, transform.a)))
      return .angularGradient(
        stops: stops, center: center.applying(transform), start: start + turn, end: end + turn)
    }
  }
}
