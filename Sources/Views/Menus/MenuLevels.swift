import Geometry
import LayoutCore

/// The cards of a menu and of the menus in it that are open, each with its first row over the row that
/// opened it; higher where it would go below the lowest card.
///
/// - Proposal: the width and the height, to each card.
/// - Size: the proposed width; the height of the highest card.
struct MenuLevels: Layout {
  /// Where the rows lie that opened all cards but the first, from the top of their own cards.
  let tops: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.reduce(CGSize.zero) { result, card in
      let size = Self.size(of: card, in: proposal)
      return CGSize(
        width: max(result.width, size.width), height: max(result.height, size.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var top: CGFloat = 0
    for (index, card) in subviews.enumerated() {
      let size = Self.size(of: card, in: ProposedViewSize(bounds.size))
      if index > 0, tops.indices.contains(index - 1) { top += tops[index - 1] }
      top = max(0, min(top, bounds.height - size.height))
      card.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + top), proposal: ProposedViewSize(size))
    }
  }

  /// As high as a card's rows, as far as there is room: then they scroll.
  private static func size(of card: LayoutSubview, in proposal: ProposedViewSize) -> CGSize {
    var size = card.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    if let height = proposal.height { size.height = min(size.height, height) }
    return size
  }
}
