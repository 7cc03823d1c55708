import Drawing
import Geometry

/// The Oklab colour space (Björn Ottosson, 2020), in which equal steps look equal.
enum Oklab {
  static func mix(_ first: DisplayColor, _ second: DisplayColor, _ t: Double) -> DisplayColor {
    let a = components(first)
    let b = components(second)
    let mixed = zip(a, b).map { $0 + ($1 - $0) * t }
    return color(mixed, alpha: first.alpha + (second.alpha - first.alpha) * t)
  }

  static func components(_ color: DisplayColor) -> [Double] {
    let r = linear(color.red)
    let g = linear(color.green)
    let b = linear(color.blue)
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ]
  }

  static func color(_ lab: [Double], alpha: Double) -> DisplayColor {
    let l = pow(lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2], 3)
    let m = pow(lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2], 3)
    let s = pow(lab[0] - 0.0894841775 * lab[1] - 1.2914855480 * lab[2], 3)
    func encode(_ value: Double) -> Double { min(1, max(0, Color.encodeLinear(value))) }
    return DisplayColor(
      red: encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: encode(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
