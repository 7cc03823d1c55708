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
    var style = Shared(TextStyle())
    /// What is drawn in the run's box.
    var image: Shared<ResolvedImage>?

    /// Nil for the style around.
    var foreground: (any ShapeStyle)? {
      style.value.foreground?.style ?? (style.value.link == nil ? nil : TintShapeStyle())
    }
  }

  /// The characters, without those that stand for images.
  var string: String {
    runs.runs.filter { $0.box == nil }.map(\.text).joined()
  }

  /// What images in the text lack.
  var problems: [Diagnostic] { styles.compactMap { $0.image?.value.problem } }
}

extension Text {
  /// - Parameter setting: what the environment says to every text in it.
  func resolved(in environment: EnvironmentValues, _ setting: TextSetting) -> ResolvedText {
    let isPlain = ownStyle == nil
    let whole = style(in: setting.style)
    let font = isPlain ? setting.font : whole.value.font(in: environment)
    var result = ResolvedText(
      runs: AttributedRuns([]), styles: [],
      spacing: isPlain ? setting.spacing : TextSpacing(font, in: environment))
    let fragments = fragments(in: whole, environment, isWhole: true)
    result.runs.runs.reserveCapacity(fragments.count)
    result.styles.reserveCapacity(fragments.count)
    for fragment in fragments {
      let own = fragment.hasWholeStyle ? font : fragment.style.value.font(in: environment)
      result.append(fragment, own, environment)
    }
    if result.runs.runs.isEmpty {
      result.runs = AttributedRuns([TextRun("", font: font.descriptor)])
      result.styles = [ResolvedText.RunStyle()]
    }
    return result
  }
}

extension ResolvedText {
  fileprivate mutating func append(
    _ fragment: TextFragment, _ font: ResolvedFont, _ environment: EnvironmentValues
  ) {
    let style = fragment.style
    var runStyle = RunStyle(style: style)
    let offset = style.value.baselineOffset ?? 0
    if let image = fragment.image {
      let resolved = image.resolved(in: environment, font: font)
      runStyle.image = Shared(resolved)
      runs.runs.append(
        TextRun(
          resolved.box, font: font.descriptor, baselineOffset: offset, attribute: styles.count))
    } else {
      let text = environment.applyingTextCase(to: fragment.text)
      for part in CapitalsPart.parts(of: text, capitals: font.capitals) {
        var descriptor = font.descriptor
        if part.isSmall { descriptor.size *= CapitalsPart.factor }
        runs.runs.append(
          TextRun(
            part.text, font: descriptor, tracking: style.value.tracking ?? style.value.kerning ?? 0,
            baselineOffset: offset, attribute: styles.count))
      }
    }
    styles.append(runStyle)
  }
}

/// A stretch of text of which small capitals are drawn, or not.
private struct CapitalsPart {
  var text: String
  var isSmall: Bool

  /// The size of small capitals in the font's; the fonts have none of their own.
  static let factor: CGFloat = 0.8

  static func parts(of text: String, capitals: Font.Capitals) -> [CapitalsPart] {
    guard !capitals.isEmpty else { return [CapitalsPart(text: text, isSmall: false)] }
    var parts: [CapitalsPart] = []
    for character in text {
      let isSmall =
        (character.isLowercase && capitals.contains(.lowercase))
        || (character.isUppercase && capitals.contains(.uppercase))
      let shown = isSmall ? character.uppercased() : String(character)
      if parts.last?.isSmall == isSmall {
        parts[parts.count - 1].text += shown
      } else {
        parts.append(CapitalsPart(text: shown, isSmall: isSmall))
      }
    }
    return parts
  }
}

extension TextStyle {
  /// The font of a text in this style.
  func font(in environment: EnvironmentValues) -> ResolvedFont {
    var font = font ?? environment.font ?? environment.defaultFont
    if let design { font.design = design }
    if let width { font.ownWidth = width }
    if isItalic == true { font.isItalic = true }
    if hasMonospacedDigits == true { font.hasMonospacedDigits = true }
    if let isBold { font.isBold = isBold }
    if isBold == true { font.ownWeight = nil }
    if let weight { font.ownWeight = weight }
    var resolved = font.resolved(in: environment)
    if let scale { resolved.descriptor.size *= scale.factor }
    return resolved
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
