import Drawing
import Geometry

/// A symbol as text draws it: an outline on the baseline, in em.
///
/// Size rule: a symbol's box is 1.17 cap heights high and centred on the cap height. Drawn at a font
/// of `size` points, it is `Symbol.height · size` high and `advance · size` wide.
package struct Symbol: Equatable, Sendable {
  /// How well the picture fits the name.
  package enum Match: Equatable, Sendable {
    case exact
    /// A simpler variant, e.g. without its badge.
    case approximate(String)
    /// A dashed box: the name is unknown. Worth a warning.
    case missing
  }

  package var name: String
  package var match: Match
  /// Pen at the left end of the baseline, one em is 1, y downwards.
  package var outline: GlyphOutline
  /// Em.
  package var advance: CGFloat
  /// The same outline in a box one unit high with the origin at its top left corner; `aspect` wide.
  package var unitPath: Path
  /// It points the other way in right-to-left layouts.
  package var isDirectional: Bool
  /// Of a symbol in a circle or square: both apart, in the space of `unitPath`.
  package var layers: Layers?

  package struct Layers: Equatable, Sendable {
    /// Without a hole for what is inside.
    package var enclosure: Path
    package var inner: Path
  }

  package var isMissing: Bool { match == .missing }
  /// Width over height of the symbol's box.
  package var aspect: CGFloat { advance / Self.height }

  /// Em: cap height (1443 of 2048) × 1.17.
  package static let height: CGFloat = capHeight * 1.17
  /// Distance from the box's top to the baseline, em.
  package static let ascent: CGFloat = (capHeight + height) / 2

  private static let capHeight: CGFloat = 1443.0 / 2048

  /// - Parameter unitPath: in a box one unit high and `aspect` wide.
  init(name: String, match: Match, unitPath: Path, aspect: CGFloat) {
    self.name = name
    self.match = match
    self.unitPath = unitPath
    advance = aspect * Self.height
    isDirectional =
      (name.hasPrefix("chevron.") || name.hasPrefix("arrow"))
      && (name.contains("forward") || name.contains("backward"))
    let toBaseline = CGAffineTransform(
      a: Self.height, b: 0, c: 0, d: Self.height, tx: 0, ty: -Self.ascent)
    outline = GlyphOutline(key: "symbol:\(name)", path: unitPath.applying(toBaseline))
  }
}
