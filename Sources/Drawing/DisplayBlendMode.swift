/// How a source is combined with its backdrop: the 16 modes of W3C Compositing and Blending Level 1
/// and the Porter-Duff operators that SwiftUI names.
package enum DisplayBlendMode: String, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
