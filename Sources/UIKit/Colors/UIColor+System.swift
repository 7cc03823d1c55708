import Geometry
import Views

// Colours that look the same everywhere.
extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)
}

// Colours that follow light and dark.
extension UIColor {
  static func system(_ color: SystemColor) -> UIColor {
    UIColor(color: Color(.system(color)))
  }

  public static let systemRed = system(.red)
  public static let systemGreen = system(.green)
  public static let systemBlue = system(.blue)
  public static let systemOrange = system(.orange)
  public static let systemYellow = system(.yellow)
  public static let systemPink = system(.pink)
  public static let systemPurple = system(.purple)
  public static let systemTeal = system(.teal)
  public static let systemIndigo = system(.indigo)
  public static let systemBrown = system(.brown)
  public static let systemMint = system(.mint)
  public static let systemCyan = system(.cyan)
  public static let systemGray = system(.gray)
  public static let systemGray2 = system(.gray2)
  public static let systemGray3 = system(.gray3)
  public static let systemGray4 = system(.gray4)
  public static let systemGray5 = system(.gray5)
  public static let systemGray6 = system(.gray6)

  public static let label = system(.primary)
  public static let secondaryLabel = system(.secondary)
  public static let tertiaryLabel = system(.tertiary)
  public static let quaternaryLabel = system(.quaternary)
  public static let placeholderText = system(.placeholder)
  public static let separator = system(.separator)
  public static let opaqueSeparator = system(.opaqueSeparator)
  public static let link = system(.link)
  public static let systemBackground = system(.background)
  public static let secondarySystemBackground = system(.secondaryBackground)
  public static let tertiarySystemBackground = system(.tertiaryBackground)
  public static let systemGroupedBackground = system(.groupedBackground)
  public static let secondarySystemGroupedBackground = system(.secondaryGroupedBackground)
  public static let tertiarySystemGroupedBackground = system(.tertiaryGroupedBackground)
  public static let systemFill = system(.fill)
  public static let secondarySystemFill = system(.secondaryFill)
  public static let tertiarySystemFill = system(.tertiaryFill)
  public static let quaternarySystemFill = system(.quaternaryFill)

  /// The tint around the view that is drawn; blue without one.
  public static let tintColor = UIColor(color: .accentColor)
}
