import Drawing
import Geometry

extension DisplayColor {
  /// Linear components encoded by sRGB's transfer function.
  var encoded: DisplayColor { mapping { Color.encodeLinear($0) } }

  /// Encoded components made linear.
  var decoded: DisplayColor {
    mapping { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }

  private func mapping(_ transfer: (Double) -> Double) -> DisplayColor {
    func odd(_ value: Double) -> Double { value < 0 ? -transfer(-value) : transfer(value) }
    return DisplayColor(red: odd(red), green: odd(green), blue: odd(blue), alpha: alpha)
  }

  /// A colour of Display P3, which has sRGB's transfer function, in sRGB; what lies outside is at its
  /// edge. The matrix is that of both spaces' primaries (CSS Color 4, §10).
  var fromDisplayP3: DisplayColor {
    let p3 = decoded
    let linear = DisplayColor(
      red: 1.2249401763 * p3.red - 0.2249401763 * p3.green,
      green: -0.0420569547 * p3.red + 1.0420569547 * p3.green,
      blue: -0.0196375546 * p3.red - 0.0786360456 * p3.green + 1.0982736001 * p3.blue,
      alpha: alpha)
    let result = linear.encoded
    func clamped(_ value: Double) -> Double { min(1, max(0, value)) }
    return DisplayColor(
      red: clamped(result.red), green: clamped(result.green), blue: clamped(result.blue),
      alpha: alpha)
  }
}
