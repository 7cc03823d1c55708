import CoreGraphics
import Drawing
import Geometry

extension UIColor {
  public var cgColor: CGColor {
    let color = components()
    return CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Components in sRGB under the current traits; always answers.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components()
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Hue, saturation and brightness 0…1; a grey has hue 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components()
    let largest = max(color.red, color.green, color.blue)
    let chroma = largest - min(color.red, color.green, color.blue)
    hue?.pointee = Self.hue(of: color, largest: largest, chroma: chroma)
    saturation?.pointee = largest > 0 ? chroma / largest : 0
    brightness?.pointee = largest
    alpha?.pointee = color.alpha
    return true
  }

  private static func hue(of color: DisplayColor, largest: Double, chroma: Double) -> Double {
    guard chroma > 0 else { return 0 }
    let sector: Double
    if largest == color.red {
      sector = (color.green - color.blue) / chroma
    } else if largest == color.green {
      sector = (color.blue - color.red) / chroma + 2
    } else {
      sector = (color.red - color.green) / chroma + 4
    }
    return (sector < 0 ? sector + 6 : sector) / 6
  }

  /// The luminance as a grey; weights of sRGB.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components()
    white?.pointee = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    alpha?.pointee = color.alpha
    return true
  }
}
