import Geometry

/// The measures of an opened menu.
///
/// Believed, after UIKit's menus: 250 wide; on iOS 18 corners of 13, rows of 44 under hairlines, titles 16
/// in, or 32 where rows have check marks, and 8 between sections; on iOS 26 corners of 30, rows of 42
/// without lines and 10 above the first.
struct MenuMetrics {
  let width: CGFloat = 250
  let cornerRadius: CGFloat
  let rowHeight: CGFloat
  let inset: CGFloat
  let gutter: CGFloat
  /// Above the first row and below the last.
  let verticalPadding: CGFloat
  let sectionGap: CGFloat
  let hasRowLines: Bool
  /// Symbols stand before titles.
  let hasLeadingIcons: Bool
  /// From the control to its menu; negative where the menu covers the control.
  let gap: CGFloat
  /// The nearest that a menu comes to the edges of the screen.
  static let margin: CGFloat = 8
  static let iconWidth: CGFloat = 24

  init(_ look: SystemLook) {
    let isNew = look != .ios18
    cornerRadius = isNew ? 30 : 13
    rowHeight = isNew ? 42 : 44
    inset = isNew ? 22 : 16
    gutter = isNew ? 24 : 16
    verticalPadding = isNew ? 10 : 0
    sectionGap = isNew ? 13 : 8
    hasRowLines = !isNew
    hasLeadingIcons = isNew
    gap = 8
  }
}
