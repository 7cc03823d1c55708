import Drawing
import Geometry
import Testing

/// Values recorded of SwiftUI's colour filters on (204, 102, 51): iamcgn/swiftui-web,
/// `Docs/elements/Effects.md` (macOS 26.2).
struct ColorFilterTests {
  static let base = DisplayColor(red: 0.8, green: 0.4, blue: 0.2)

  static let recorded: [(String, [DisplayFilter], [UInt8])] = [
    ("brightness 0.2", [.brightness(0.2)], [255, 153, 102]),
    ("brightness -0.3", [.brightness(-0.3)], [127, 25, 0]),
    ("contrast 0.5", [.contrast(0.5)], [166, 115, 89]),
    ("saturation 0.5", [.saturation(0.5)], [162, 111, 85]),
    ("saturation 2", [.saturation(2)], [255, 84, 0]),
    ("grayscale 1", [.grayscale(1)], [120, 120, 120]),
    ("hue 90", [.hueRotation(.degrees(90))], [51, 149, 36]),
    ("hue 200", [.hueRotation(.degrees(200))], [65, 127, 213]),
    ("invert", [.colorInvert], [51, 153, 204]),
    (
      "three in a row", [.saturation(0), .brightness(0.2), .colorInvert], [84, 84, 84]
    ),
  ]

  @Test(arguments: recorded)
  func matchesTheRecording(_ name: String, _ filters: [DisplayFilter], _ expected: [UInt8]) {
    let color = filters.reduce(Self.base) { $1.applied(to: $0) ?? $0 }
    let (red, green, blue, alpha) = color.bytes
    // One level of room: "saturation 0.5" and "hue 200" are recorded one below in blue.
    for (byte, wanted) in zip([red, green, blue], expected) {
      #expect(abs(Int(byte) - Int(wanted)) <= 1, "\(name)")
    }
    #expect(alpha == 255)
  }

  @Test func luminanceBecomesAlpha() {
    let color = DisplayFilter.luminanceToAlpha.applied(to: Self.base)
    #expect(color?.bytes.alpha == 120)
    #expect(color?.bytes.red == 0)
  }

  @Test func multiplyingTakesTheAlphaToo() {
    let tint = DisplayColor(red: 0.5, green: 1, blue: 0, alpha: 0.5)
    #expect(
      DisplayFilter.colorMultiply(tint).applied(to: Self.base)
        == DisplayColor(red: 0.4, green: 0.4, blue: 0, alpha: 0.5))
  }

  @Test(
    arguments: [(0.5, 127), (0, 0), (1, 255), (-3, 0), (7, 255), (.nan, 0)] as [(Double, UInt8)])
  func halvesRoundDown(_ component: Double, _ byte: UInt8) {
    #expect(DisplayColor.byte(component) == byte)
  }
}
