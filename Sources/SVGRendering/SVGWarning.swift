import Drawing

/// A place where the SVG differs from the display list.
package enum SVGWarning: Hashable, Sendable, CustomStringConvertible {
  /// SVG has no such mode: the nearest one is written, or only part of the engines know it.
  case blendMode(DisplayBlendMode, writtenAs: String)
  /// SVG has no angular gradients: it is drawn as wedges of one colour each.
  case angularGradient
  /// The list had a number that cannot be drawn.
  case fault(DisplayDiagnostic)

  package var description: String {
    switch self {
    case .blendMode(let mode, let name): "approximated: blend mode \(mode.rawValue) as \(name)"
    case .angularGradient: "approximated: angular gradient as wedges"
    case .fault(let diagnostic): diagnostic.description
    }
  }
}
