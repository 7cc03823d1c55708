import CoreGraphics
import Drawing
import Geometry
import Testing
import UIKit
import ViewCore
import Views

private let dark = UITraitCollection(userInterfaceStyle: .dark)

@Suite struct ColorTests {
  @Test(arguments: [
    (UIColor(red: 1, green: 0.5, blue: 0, alpha: 1), "#FF8000"),
    (UIColor(white: 0.5, alpha: 0.5), "#80808080"),
    (UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1), "#00FF00"),
    (UIColor(cgColor: CGColor(gray: 1, alpha: 1)), "#FFFFFF"),
    (UIColor.systemBlue, "#007AFF"),
    (UIColor.systemBackground, "#FFFFFF"),
    (UIColor.systemBlue.withAlphaComponent(0.5), "#007AFF80"),
    (UIColor.secondaryLabel.withAlphaComponent(1), "#3C3C43"),
  ])
  func lightComponents(_ color: UIColor, _ expected: String) {
    #expect(color.components(with: UITraitCollection()).hexText == expected)
  }

  @Test(arguments: [
    (UIColor.systemBlue, "#0A84FF"),
    (UIColor.systemBackground, "#000000"),
    (UIColor.systemBlue.withAlphaComponent(0.5), "#0A84FF80"),
    (UIColor { $0.userInterfaceStyle == .dark ? .white : .black }, "#FFFFFF"),
  ])
  func darkComponents(_ color: UIColor, _ expected: String) {
    #expect(color.components(with: dark).hexText == expected)
    #expect(color.resolvedColor(with: dark).components().hexText == expected)
  }

  @Test func equalityFollowsTheSource() {
    #expect(UIColor(red: 0, green: 0, blue: 0, alpha: 1) == UIColor.black)
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed.withAlphaComponent(0.2) == UIColor.systemRed.withAlphaComponent(0.2))
    #expect(UIColor.systemRed != UIColor.red)
  }

  @Test func hueSaturationBrightnessComeBack() {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: 0.6, saturation: 0.4, brightness: 0.8, alpha: 0.5)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.6) < 1e-9)
    #expect(abs(saturation - 0.4) < 1e-9)
    #expect(abs(brightness - 0.8) < 1e-9)
    #expect(alpha == 0.5)
  }
}
