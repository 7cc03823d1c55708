import Geometry
import Typography
import ViewCore

/// A font in an environment: what is shaped with, and the extra line distance of its style.
struct ResolvedFont: Hashable, Sendable {
  var descriptor: FontDescriptor
  /// Line distance of the text style less the font's own line, in points; 0 without a style.
  var leading: CGFloat
  /// Letters that are drawn as small capitals.
  var capitals: Font.Capitals = []
}

extension Font {
  func resolved(in environment: EnvironmentValues) -> ResolvedFont {
    let isMac = environment.systemLook.isMac
    let category = environment.dynamicTypeSize
    var descriptor: FontDescriptor
    var leading: CGFloat = 0
    var boldWeight: CGFloat = 700
    switch base {
    case .system(let size):
      descriptor = FontDescriptor(size: size)
    case .style(let style):
      let entry = TextStyleMetrics.entry(style, category, isMac: isMac)
      descriptor = FontDescriptor(size: entry.size, weight: entry.weight)
      leading = entry.lineDistance - entry.size * Self.lineHeightPerPoint
      if !isMac, !Self.boldTitles.contains(style) { boldWeight = 600 }
    case .custom(let name, let size, let style):
      let factor = style.map {
        TextStyleMetrics.entry($0, category, isMac: isMac).size
          / TextStyleMetrics.entry($0, .large, isMac: isMac).size
      }
      descriptor = FontDescriptor(size: size * (factor ?? 1), family: name)
    }
    if isBold { descriptor.weight = boldWeight }
    if let ownWeight { descriptor.weight = ownWeight.value }
    if let ownWidth { descriptor.width = 1 + ownWidth.value }
    descriptor.isItalic = isItalic
    descriptor.hasMonospacedDigits = hasMonospacedDigits
    descriptor.design =
      switch design ?? .default {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    return ResolvedFont(descriptor: descriptor, leading: leading, capitals: capitals)
  }

  /// SF's ascent and descent over its em: (1950 + 494) / 2048. Source: facts.md §1.
  private static let lineHeightPerPoint: CGFloat = 2444 / 2048

  /// Rule T3: these styles become bold, every other semibold.
  private static let boldTitles: [TextStyle] = [
    .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2,
  ]
}

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }

  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

extension View {
  @_disfavoredOverload
  @inlinable nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }
}
