/// How a drawing is combined with what lies below it.
public enum CGBlendMode: Int32, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
}

/// How pixels between those of an image are found.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }
