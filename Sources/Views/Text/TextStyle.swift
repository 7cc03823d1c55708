import Geometry
import ViewCore

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
  var background: Color?
  var link: URL?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: LineMark?
  var strikethrough: LineMark?
  var scale: Text.Scale?
  /// What component code says of the text for its own renderers; the last one of a kind counts.
  var attributes: [CustomAttribute]?

  /// An attribute compared by its kind and what it prints.
  struct CustomAttribute: Equatable, @unchecked Sendable {
    let value: any TextAttribute

    static func == (lhs: CustomAttribute, rhs: CustomAttribute) -> Bool {
      type(of: lhs.value) == type(of: rhs.value)
        && String(reflecting: lhs.value) == String(reflecting: rhs.value)
    }
  }

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

  /// Whether it says nothing.
  var isEmpty: Bool {
    font == nil && weight == nil && design == nil && width == nil && isBold == nil
      && isItalic == nil && hasMonospacedDigits == nil && foreground == nil && background == nil
      && link == nil && kerning == nil && tracking == nil && baselineOffset == nil
      && underline == nil && strikethrough == nil && scale == nil && attributes == nil
  }

  /// This style with what it leaves open taken from another.
  func inheriting(_ outer: TextStyle) -> TextStyle {
    TextStyle(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      width: width ?? outer.width, isBold: isBold ?? outer.isBold,
      isItalic: isItalic ?? outer.isItalic,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      foreground: foreground ?? outer.foreground, background: background ?? outer.background,
      link: link ?? outer.link, kerning: kerning ?? outer.kerning,
      tracking: tracking ?? outer.tracking, baselineOffset: baselineOffset ?? outer.baselineOffset,
      underline: underline ?? outer.underline, strikethrough: strikethrough ?? outer.strikethrough,
      scale: scale ?? outer.scale,
      attributes: attributes.map { (outer.attributes ?? []) + $0 } ?? outer.attributes)
  }
}

extension Text {
  /// How a line along text is drawn.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")

      /// Lengths of strokes and gaps in thicknesses, as AppKit's underline patterns have them;
      /// empty for an unbroken line.
      var dashes: [CGFloat] {
        switch self {
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        default: []
        }
      }
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  /// A size relative to the text's font.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    public static let `default` = Scale(factor: 1)
    /// Smaller; the factor is believed.
    public static let secondary = Scale(factor: 0.8)
  }
}
