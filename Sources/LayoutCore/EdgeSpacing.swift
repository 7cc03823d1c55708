import Geometry

/// What one edge of a view prefers: a plain distance, a text's distances, or both after a union.
///
/// Plain numbers without optionals, for layouts copy spacings all the time; "none" is not a number.
package struct EdgeSpacing: Equatable, Sendable {
  /// Points to a view without text.
  private var plainLength: CGFloat
  /// Points from a view without text above, to one below, and from a text above.
  private var aboveText: CGFloat
  private var belowText: CGFloat
  private var betweenTexts: CGFloat

  /// An edge above or below that only text touches; beside a text stays the plain 8 (rule T5).
  init(text: TextSpacing) {
    plainLength = .nan
    aboveText = text.aboveText
    belowText = text.belowText
    betweenTexts = text.betweenTexts
  }

  init(plain: CGFloat) {
    plainLength = plain
    aboveText = .nan
    belowText = .nan
    betweenTexts = .nan
  }

  /// Rules L3, D1: views without text keep 8 points.
  package static let plain = EdgeSpacing(plain: 8)
  /// Rule D2: a Spacer keeps no distance, and adds nothing to a union.
  package static let zero = EdgeSpacing(plain: 0)

  private var hasText: Bool { !aboveText.isNaN }
  private var hasPlain: Bool { !plainLength.isNaN }
  private var isZero: Bool { plainLength == 0 && !hasText }

  package static func == (lhs: EdgeSpacing, rhs: EdgeSpacing) -> Bool {
    func same(_ first: CGFloat, _ second: CGFloat) -> Bool {
      first == second || (first.isNaN && second.isNaN)
    }
    return same(lhs.plainLength, rhs.plainLength) && same(lhs.aboveText, rhs.aboveText)
      && same(lhs.belowText, rhs.belowText) && same(lhs.betweenTexts, rhs.betweenTexts)
  }

  package func union(_ other: EdgeSpacing) -> EdgeSpacing {
    if isZero { return other }
    if other.isZero { return self }
    var result = self
    if other.hasText, !hasText || other.aboveText > aboveText {
      result = other
      result.plainLength = plainLength
    }
    if other.hasPlain {
      result.plainLength = hasPlain ? max(plainLength, other.plainLength) : other.plainLength
    }
    return result
  }

  /// The largest of the distances that any two of the parties ask for; zero beside a zero edge.
  package static func distance(from upper: EdgeSpacing, to lower: EdgeSpacing) -> CGFloat {
    if upper.isZero || lower.isZero { return 0 }
    if !upper.hasText && !lower.hasText { return max(upper.plainLength, lower.plainLength) }
    var result = -CGFloat.infinity
    if upper.hasPlain && lower.hasPlain { result = max(upper.plainLength, lower.plainLength) }
    if upper.hasText && lower.hasText { result = max(result, lower.betweenTexts) }
    if upper.hasText && lower.hasPlain { result = max(result, upper.belowText) }
    if upper.hasPlain && lower.hasText { result = max(result, lower.aboveText) }
    return result
  }
}
