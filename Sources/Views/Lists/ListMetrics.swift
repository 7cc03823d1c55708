import Geometry
import ViewCore

/// Lengths of a list in a style and look, in points.
///
/// Sources: rules C8 and C9 and facts.md §4 for grouped lists of iOS 26 (cards 16 in, content another
/// 16, first card 35 down, rows of 52, headers of 40.33 and footers of 29.67 at body size) and iOS 17
/// and 18 (rows of 44, headers of 38.67, footers of 33.67, 17.67 between sections). How headers and
/// footers divide their room above and below is believed; so is 20 for margins of canvases wider than
/// 400 points before iOS 26.
struct ListMetrics: Equatable {
  /// From the sides to the cards.
  var cardInset: CGFloat
  /// From a card's sides to the content of its rows.
  var contentInset: CGFloat
  var minimumRow: CGFloat
  /// Above and below a row's content.
  var rowPadding: CGFloat
  var cornerRadius: CGFloat
  /// Above a first section without header.
  var top: CGFloat
  /// In place of a missing header, or of a missing footer.
  var gap: CGFloat
  var headerTop: CGFloat
  var headerBottom: CGFloat
  var footerTop: CGFloat
  var footerBottom: CGFloat
  /// Whether separators stop short of the trailing edge.
  var insetsSeparatorEnd: Bool

  init(
    _ configuration: ListConfiguration, width: CGFloat, environment: EnvironmentValues,
    isUnderLargeTitle: Bool = false
  ) {
    let look = environment.systemLook
    let style = configuration.style
    let margin: CGFloat = look == .ios18 && width > 400 ? 20 : 16
    let pixels = environment.displayScale
    cardInset = style.hasCards ? margin : 0
    contentInset = margin
    insetsSeparatorEnd = look != .ios18
    gap = (17.5 * pixels).rounded(.up) / pixels
    top = 35
    switch look {
    case .ios18:
      (minimumRow, rowPadding, cornerRadius) = (44, 11, 10)
      (headerTop, headerBottom, footerTop, footerBottom) = (16, 7, 7, 11)
    case .ios26:
      (minimumRow, rowPadding, cornerRadius) = (52, 15, 26)
      (headerTop, headerBottom, footerTop, footerBottom) = (12, 8, 7, 7)
    case .macos26:
      (minimumRow, rowPadding, cornerRadius) = (24, 4, 6)
      (headerTop, headerBottom, footerTop, footerBottom) = (8, 4, 4, 4)
    }
    if !style.hasCards { cornerRadius = 0 }
    if !style.isGrouped {
      (top, gap) = (0, 0)
      (headerTop, headerBottom, footerTop, footerBottom) = (6, 6, 6, 6)
    }
    switch configuration.sectionSpacing.kind {
    case .standard: break
    case .compact: gap = gap / 2
    case .custom(let spacing): gap = spacing
    }
    if isUnderLargeTitle { top = 0 }
    if let minimum = environment.ownMinListRowHeight, minimum.isFinite {
      minimumRow = max(0, minimum)
    }
  }
}
