import Geometry
import ViewCore

// Modifiers of a text that give a text, so that it can be joined and interpolated.
extension Text {
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

  /// Marks the text for renderers of one's own.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with { $0.attributes = ($0.attributes ?? []) + [TextStyle.CustomAttribute(value: value)] }
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

  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    with { $0.scale = isEnabled ? scale : nil }
  }

  // What only speech and typesetting of other scripts would notice: kept without effect.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
}
