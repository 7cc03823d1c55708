import Geometry
import Views

// Sources for several systems name colours, fonts and pictures of macOS in the branches for it, which are
// those that are left where a condition on iOS is not met. What is drawn is the system's that is chosen.

/// A colour, as macOS calls it.
public typealias NSColor = UIColor

/// A font, as macOS calls it.
public typealias NSFont = UIFont

/// A picture, as macOS calls it.
public typealias NSImage = UIImage

/// The names that colours of the system have on macOS.
///
/// Coverage: partial (the colours that iOS has under another name). Verified: believed.
extension UIColor {
  public static let labelColor = system(.primary)
  public static let secondaryLabelColor = system(.secondary)
  public static let tertiaryLabelColor = system(.tertiary)
  public static let quaternaryLabelColor = system(.quaternary)
  public static let textColor = system(.primary)
  public static let controlTextColor = system(.primary)
  public static let selectedControlTextColor = system(.primary)
  public static let disabledControlTextColor = system(.tertiary)
  public static let headerTextColor = system(.primary)
  public static let windowFrameTextColor = system(.primary)
  public static let placeholderTextColor = system(.placeholder)
  public static let linkColor = system(.link)
  public static let separatorColor = system(.separator)
  public static let gridColor = system(.separator)
  public static let windowBackgroundColor = system(.background)
  public static let textBackgroundColor = system(.background)
  public static let controlBackgroundColor = system(.secondaryBackground)
  public static let underPageBackgroundColor = system(.groupedBackground)
  public static let controlColor = system(.secondaryFill)
  public static let selectedControlColor = system(.fill)
  public static let selectedTextBackgroundColor = UIColor(color: .accentColor.opacity(0.3))
  public static let selectedContentBackgroundColor = UIColor(color: .accentColor)
  public static let unemphasizedSelectedContentBackgroundColor = system(.gray5)
  public static let controlAccentColor = UIColor(color: .accentColor)
  public static let shadowColor = UIColor(color: .black)
  public static let highlightColor = UIColor(color: .white)
  public static let selectedMenuItemTextColor = UIColor(color: .white)
  public static let alternateSelectedControlTextColor = UIColor(color: .white)
  public static let keyboardFocusIndicatorColor = UIColor(color: .accentColor.opacity(0.5))
}
