import Geometry
import ViewCore

/// Where the card of a sheet lies on the canvas.
///
/// iOS 26 is read from pictures (rule C11): 20 % dim; the large card from y 31 to the bottom over the
/// full width, top corners 39; smaller ones float 6 from the sides and the bottom, medium being 351 of
/// 667 points high. Before iOS 26 nothing is recorded; a placeholder stands in: 10 below the top safe
/// area with corners 10, medium half the canvas, attached to the bottom.
struct SheetGeometry: Equatable {
  /// In canvas coordinates.
  var card: CGRect
  var cornerRadius: CGFloat
  /// Whether all four corners are round.
  var isFloating: Bool
  /// The part of the card that is not safe for content, at the bottom.
  var bottomInset: CGFloat

  static let dim = 0.2
  /// The corners of cards before iOS 26.
  static let oldRadius: CGFloat = 10
  /// Around a floating card.
  static let gap: CGFloat = 6
  static let grabber = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5

  /// - Parameters:
  ///   - height: how high the card is at rest, in points from the bottom of the canvas.
  ///   - pulled: how much of it shows while a finger pulls it: between the detents it is as high as
  ///     that, below the lowest it is pushed down.
  ///   - keyboard: how far a keyboard reaches over the safe area: cards that are not full move up by
  ///     as much, at most to the full one's upper edge. Believed.
  init(
    _ heights: SheetHeights, height: CGFloat, pulled: CGFloat?, keyboard: CGFloat,
    cornerRadius: CGFloat?, look: SystemLook
  ) {
    let canvas = heights.canvas
    let shown = pulled ?? min(heights.full, height + keyboard)
    let own = pulled.map { max($0, heights.lowest) } ?? shown
    isFloating = look != .ios18 && (pulled == nil ? height : own) < heights.full
    self.cornerRadius = cornerRadius.map { max(0, $0) } ?? (look == .ios18 ? Self.oldRadius : 39)
    if isFloating {
      card = CGRect(
        x: Self.gap, y: canvas.height - Self.gap - shown,
        width: max(0, canvas.width - 2 * Self.gap), height: own)
      bottomInset = 0
    } else {
      card = CGRect(x: 0, y: canvas.height - shown, width: canvas.width, height: own)
      bottomInset = heights.safeArea.bottom
    }
  }

  /// The outline of the card, at the origin.
  var outline: Path { outline(of: card.size) }

  /// The outline of a card of a size, at the origin.
  func outline(of size: CGSize) -> Path {
    let bottom = isFloating ? cornerRadius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: cornerRadius, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: cornerRadius
    ).path(in: CGRect(origin: .zero, size: size))
  }
}
