import Drawing
import Geometry
import Typography
import ViewCore

/// Why content is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shapes stand for texts and images.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// What is private is hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// Content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  private enum RedactionReasonsKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
  }
  private enum PrivacyKey: EnvironmentKey { static let defaultValue = false }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether shapes stand for texts and images here.
  var redactsContent: Bool {
    redactionReasons.contains(.placeholder)
      || (isPrivacySensitive && redactionReasons.contains(.privacy))
  }
}

extension View {
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingEnvironment { $0.isPrivacySensitive = sensitive }
  }
}

/// The bars that stand for lines of text: as wide as the line, as high as letters reach.
///
/// Verified: believed: the foreground at 16 %, corners of a fifth of the height.
struct RedactedText {
  let layout: TextLayout

  func paint(_ environment: EnvironmentValues, _ painter: inout Painter) {
    for line in layout.lines {
      guard line.width > 0, let metrics = line.runs.first?.metrics else { continue }
      let top = line.origin.y - metrics.ascent * 0.86
      let bar = CGRect(
        x: line.origin.x, y: top, width: line.width,
        height: metrics.ascent * 0.86 + metrics.descent * 0.5)
      painter.draw(
        Path(roundedRect: bar, cornerRadius: bar.height * 0.2),
        style: RedactedStyle.paint(in: bar, environment))
    }
  }
}

/// The area that stands for an image.
struct RedactedImage {
  private let bounds: CGRect
  init(_ bounds: CGRect) { self.bounds = bounds }

  func paint(_ environment: EnvironmentValues, _ painter: inout Painter) {
    painter.draw(Path(bounds), style: RedactedStyle.paint(in: bounds, environment))
  }
}

private enum RedactedStyle {
  static let opacity = 0.16

  static func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> _StylePaint {
    ForegroundStyle().opacity(opacity)._paint(in: bounds, environment: environment)
  }
}
