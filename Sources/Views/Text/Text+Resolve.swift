import Drawing
import Geometry
import LayoutCore
import Typography
import ViewCore

/// A text in an environment: runs to shape, and how each is painted.
struct ResolvedText {
  var runs: AttributedRuns
  /// Indexed by the attribute of a run.
  var styles: [RunStyle]
  /// Metrics that decide the distances to neighbours.
  var spacing: TextSpacing

  struct RunStyle {
    var foreground: (any ShapeStyle)?
    var underline: TextStyle.LineMark?
    var strikethrough: TextStyle.LineMark?
  }
}

extension Text {
  /// The characters without their styles.
  package func string(in environment: EnvironmentValues) -> String {
    fragments(TextStyle(), environment).map(\.text).joined()
  }

  private struct Fragment {
    var text: String
    var style: TextStyle
  }

  private func fragments(_ outer: TextStyle, _ environment: EnvironmentValues) -> [Fragment] {
    let style = style.inheriting(outer)
    switch storage {
    case .verbatim(let string):
      return [Fragment(text: string, style: style)]
    case .localized(let key, let table, let bundle):
      let format = environment.localizedString(key.key, table: table, bundle: bundle)
      return key.pieces(of: format).flatMap { piece -> [Fragment] in
        switch piece {
        case .string(let string): [Fragment(text: string, style: style)]
        case .text(let text): text.fragments(style, environment)
        }
      }
    case .concatenated(let first, let second):
      return first.fragments(style, environment) + second.fragments(style, environment)
    }
  }

  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    var runs: [TextRun] = []
    var styles: [ResolvedText.RunStyle] = []
    for fragment in fragments(environment.textStyle, environment) {
      let style = fragment.style
      let font = Self.font(style, environment)
      runs.append(
        TextRun(
          environment.applyingTextCase(to: fragment.text), font: font.descriptor,
          tracking: style.tracking ?? style.kerning ?? 0,
          baselineOffset: style.baselineOffset ?? 0, attribute: styles.count))
      styles.append(
        ResolvedText.RunStyle(
          foreground: style.foreground?.style, underline: style.underline,
          strikethrough: style.strikethrough))
    }
    let font = Self.font(style.inheriting(environment.textStyle), environment)
    if runs.isEmpty {
      runs = [TextRun("", font: font.descriptor)]
      styles = [ResolvedText.RunStyle()]
    }
    return ResolvedText(
      runs: AttributedRuns(runs), styles: styles,
      spacing: TextSpacing(font, in: environment))
  }

  private static func font(_ style: TextStyle, _ environment: EnvironmentValues) -> ResolvedFont {
    var font = style.font ?? environment.font ?? environment.defaultFont
    if let design = style.design { font.design = design }
    if let width = style.width { font.ownWidth = width }
    if style.isItalic == true { font.isItalic = true }
    if style.hasMonospacedDigits == true { font.hasMonospacedDigits = true }
    if let isBold = style.isBold { font.isBold = isBold }
    if style.isBold == true { font.ownWeight = nil }
    if let weight = style.weight { font.ownWeight = weight }
    return font.resolved(in: environment)
  }
}

extension TextSpacing {
  /// Source: rule T4; on macOS the ascent is 1980 and the descent 432 of 2048, which both recorded
  /// distances of 13 pt text show (4.7422 and 8.1509).
  init(_ font: ResolvedFont, in environment: EnvironmentValues) {
    let metrics = TextLayouter.shared.metrics(
      font.descriptor, platform: environment.systemLook.isMac ? .macOS : .iOS)
    let isSystem = font.descriptor.family == nil
    let em = font.descriptor.size / 2048
    let isMacSystem = environment.systemLook.isMac && isSystem
    self.init(
      ascent: isMacSystem ? 1980 * em : metrics.ascent,
      descent: isMacSystem ? 432 * em : metrics.descent, capHeight: metrics.capHeight,
      leading: environment.systemLook.isMac ? 0 : font.leading, scale: environment.displayScale)
  }
}

extension EnvironmentValues {
  /// Body on iOS; 13 points on macOS.
  var defaultFont: Font { systemLook.isMac ? .system(size: 13) : .body }
}
