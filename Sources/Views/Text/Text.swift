import Geometry
import Typography
import ViewCore

/// One or more lines of read-only text.
///
/// Coverage: partial. Verified: recorded (text/*).
public struct Text: Equatable, Sendable {
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case concatenated(Text, Text)
  }

  var storage: Storage
  var style = TextStyle()

  public init(verbatim content: String) { storage = .verbatim(content) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName, bundle: bundle)
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = Text(verbatim: "")
    text.storage = .concatenated(lhs, rhs)
    return text
  }

  func with(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }
}

/// What modifiers on a text say; unset values come from the text around it, then the environment.
struct TextStyle: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isBold: Bool?
  var isItalic: Bool?
  var hasMonospacedDigits: Bool?
  var foreground: AnyForeground?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: LineMark?
  var strikethrough: LineMark?

  /// A line along text: its colour, or the text's own.
  struct LineMark: Equatable, Sendable {
    var isActive: Bool
    var pattern: Text.LineStyle.Pattern = .solid
    var color: Color?
  }

  /// A style compared by what it prints.
  struct AnyForeground: Equatable, Sendable {
    let style: any ShapeStyle
    static func == (lhs: AnyForeground, rhs: AnyForeground) -> Bool {
      String(reflecting: lhs.style) == String(reflecting: rhs.style)
    }
  }

  /// This style with what it leaves open taken from another.
  func inheriting(_ outer: TextStyle) -> TextStyle {
    TextStyle(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      width: width ?? outer.width, isBold: isBold ?? outer.isBold,
      isItalic: isItalic ?? outer.isItalic,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      foreground: foreground ?? outer.foreground, kerning: kerning ?? outer.kerning,
      tracking: tracking ?? outer.tracking, baselineOffset: baselineOffset ?? outer.baselineOffset,
      underline: underline ?? outer.underline, strikethrough: strikethrough ?? outer.strikethrough)
  }
}

extension Text {
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    public static let single = LineStyle()
  }

  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
  public func bold() -> Text { with { $0.isBold = true } }
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }
  public func italic() -> Text { with { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.design = isActive ? .monospaced : nil }
  }
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = baselineOffset }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color.map { TextStyle.AnyForeground(style: $0) } }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.foreground = TextStyle.AnyForeground(style: style) }
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.underline = TextStyle.LineMark(isActive: isActive, color: color) }
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with { $0.underline = TextStyle.LineMark(isActive: isActive, pattern: pattern, color: color) }
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.strikethrough = TextStyle.LineMark(isActive: isActive, color: color) }
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with {
      $0.strikethrough = TextStyle.LineMark(isActive: isActive, pattern: pattern, color: color)
    }
  }
}
