import SwiftUI
import os

/// What blending makes of white labels on a track.
enum LabelContrast {
  private static let log = Logger(subsystem: "vitrine.components", category: "segmented-control")
  /// Large text needs three to one (WCAG 2.2, 1.4.3).
  private static let minimum = 3.0

  /// Warns where labels are hard to read: light tracks turn them grey, then black.
  static func check(_ track: Color, in environment: EnvironmentValues) {
    let color = track.resolve(in: environment)
    let ratio = ratio(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
    guard ratio < minimum else { return }
    let rounded = (ratio * 100).rounded() / 100
    log.warning("labels on this track have a contrast of \(rounded), less than \(minimum)")
  }

  /// The contrast of a blended label on a track of these sRGB components.
  static func ratio(red: Double, green: Double, blue: Double) -> Double {
    let luminosity = 0.3 * red + 0.59 * green + 0.11 * blue
    let grey = min(1, 2 * (1 - luminosity))
    let label = luminance(grey, grey, grey)
    let track = luminance(red, green, blue)
    return (max(label, track) + 0.05) / (min(label, track) + 0.05)
  }

  /// Relative luminance (WCAG 2.2).
  private static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
