import Drawing
import Geometry

/// A colour by hue, saturation and brightness, each 0…1.
struct HueSaturationBrightness: Equatable {
  var hue: Double
  var saturation: Double
  var brightness: Double

  init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(_ color: DisplayColor) {
    let largest = max(color.red, color.green, color.blue)
    let chroma = largest - min(color.red, color.green, color.blue)
    brightness = largest
    saturation = largest > 0 ? chroma / largest : 0
    if chroma == 0 {
      hue = 0
    } else if largest == color.red {
      let sector = (color.green - color.blue) / chroma
      hue = (sector < 0 ? sector + 6 : sector) / 6
    } else if largest == color.green {
      hue = ((color.blue - color.red) / chroma + 2) / 6
    } else {
      hue = ((color.red - color.green) / chroma + 4) / 6
    }
  }

  func color(alpha: Double) -> DisplayColor {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    func component(_ shift: Double) -> Double {
      let position = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - chroma * max(0, min(position, 4 - position, 1))
    }
    return DisplayColor(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }
}
