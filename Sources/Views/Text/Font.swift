import Geometry
import Typography
import ViewCore

/// An environment-dependent font.
///
/// Coverage: partial (no `Font.Context`). Verified: recorded for heights, documented for sizes.
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle, extraLargeTitle2
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  public struct Weight: Hashable, Sendable {
    package let value: CGFloat
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  enum Base: Hashable, Sendable {
    case system(size: CGFloat)
    case style(TextStyle)
    /// A named font; its size follows a text style unless that is `nil`.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  var base: Base
  var design: Design?
  var ownWeight: Weight?
  var ownWidth: Width?
  var isBold = false
  var isItalic = false
  var hasMonospacedDigits = false
  var ownLeading = Leading.standard
  var capitals: Capitals = []

  /// Letters that are drawn as small capitals.
  struct Capitals: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let lowercase = Capitals(rawValue: 1)
    static let uppercase = Capitals(rawValue: 2)
  }

  init(_ base: Base) { self.base = base }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(.system(size: size))
    font.ownWeight = weight
    font.design = design
    return font
  }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(.style(style))
    font.design = design
    font.ownWeight = weight
    return font
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  public static let extraLargeTitle = Font(.style(.extraLargeTitle))
  public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2))
  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  public func weight(_ weight: Weight) -> Font { with { $0.ownWeight = weight } }
  public func width(_ width: Width) -> Font { with { $0.ownWidth = width } }
  public func bold() -> Font { with { $0.isBold = true } }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  public func smallCaps() -> Font { with { $0.capitals = [.lowercase, .uppercase] } }
  public func lowercaseSmallCaps() -> Font { with { $0.capitals.insert(.lowercase) } }
  public func uppercaseSmallCaps() -> Font { with { $0.capitals.insert(.uppercase) } }
  public func leading(_ leading: Leading) -> Font { with { $0.ownLeading = leading } }
}
