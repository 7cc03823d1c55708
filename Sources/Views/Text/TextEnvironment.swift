import Geometry
import Typography
import ViewCore

/// The alignment of lines of text to one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension EnvironmentValues {
  private enum TextStyleKey: EnvironmentKey { static let defaultValue = TextStyle() }
  private enum AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
  private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
  private enum LowerLineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
  private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  private enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
  private enum ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
  private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }

  /// What modifiers on views around say of text.
  var textStyle: TextStyle {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Lines whose height is reserved.
  var lowerLineLimit: Int? {
    get { self[LowerLineLimitKey.self] }
    set { self[LowerLineLimitKey.self] = newValue }
  }

  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  func applyingTextCase(to text: String) -> String {
    switch textCase {
    case .uppercase: text.uppercased(with: locale)
    case .lowercase: text.lowercased(with: locale)
    case nil: text
    }
  }

  func textLayoutOptions() -> TextLayoutOptions {
    TextLayoutOptions(
      maximumLines: lineLimit, minimumLines: lowerLineLimit ?? 0,
      truncation: truncationMode == .head ? .head : truncationMode == .middle ? .middle : .tail,
      alignment: multilineTextAlignment == .leading
        ? .leading : multilineTextAlignment == .center ? .center : .trailing,
      lineSpacing: lineSpacing, minimumScaleFactor: minimumScaleFactor,
      allowsTightening: allowsTightening, isRightToLeft: layoutDirection == .rightToLeft,
      scale: displayScale, platform: systemLook.isMac ? .macOS : .iOS)
  }
}

extension _BuiltInModifier {
  nonisolated public static func lineLimit(_ upper: Int?, lower: Int?) -> Self {
    environment {
      $0.lineLimit = upper
      $0.lowerLineLimit = lower
    }
  }

  nonisolated public static func bold(_ isActive: Bool) -> Self {
    environment { $0.textStyle.isBold = isActive }
  }

  nonisolated public static func fontWeight(_ weight: Font.Weight?) -> Self {
    environment { $0.textStyle.weight = weight }
  }
}

extension View {
  @inlinable nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
  {
    environment(\.multilineTextAlignment, alignment)
  }

  @inlinable nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(_BuiltInModifier.lineLimit(number, lower: nil))
  }

  @inlinable nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(_BuiltInModifier.lineLimit(limit.upperBound, lower: limit.lowerBound))
  }

  @inlinable nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(_BuiltInModifier.lineLimit(nil, lower: limit.lowerBound))
  }

  @inlinable nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(_BuiltInModifier.lineLimit(limit.upperBound, lower: nil))
  }

  @inlinable nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(_BuiltInModifier.lineLimit(limit, lower: reservesSpace ? limit : nil))
  }

  @inlinable nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  nonisolated private func textStyle(_ change: @escaping (inout TextStyle) -> Void) -> some View {
    changingEnvironment { change(&$0.textStyle) }
  }

  @_disfavoredOverload
  @inlinable nonisolated public func bold(_ isActive: Bool = true) -> some View {
    modifier(_BuiltInModifier.bold(isActive))
  }

  @_disfavoredOverload
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    textStyle { if isEnabled { $0.scale = scale } }
  }

  @_disfavoredOverload
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    textStyle { $0.isItalic = isActive }
  }

  @_disfavoredOverload
  @inlinable nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(_BuiltInModifier.fontWeight(weight))
  }

  @_disfavoredOverload
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    textStyle { $0.width = width }
  }

  @_disfavoredOverload
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    textStyle { $0.design = design }
  }

  @_disfavoredOverload
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    textStyle { $0.design = isActive ? .monospaced : nil }
  }

  @_disfavoredOverload
  nonisolated public func monospacedDigit() -> some View {
    textStyle { $0.hasMonospacedDigits = true }
  }

  @_disfavoredOverload
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    textStyle { $0.kerning = kerning }
  }

  @_disfavoredOverload
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    textStyle { $0.tracking = tracking }
  }

  @_disfavoredOverload
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textStyle { $0.baselineOffset = baselineOffset }
  }

  @_disfavoredOverload
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle {
      $0.underline = TextStyle.LineMark(isActive: isActive, pattern: pattern, color: color)
    }
  }

  @_disfavoredOverload
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle {
      $0.strikethrough = TextStyle.LineMark(isActive: isActive, pattern: pattern, color: color)
    }
  }
}
