import Geometry
import ViewCore

extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that a text draws.
  ///
  /// Coverage: all drawn ones; no accessibility attributes. Verified: documented.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
    public let imageURL: FoundationAttributes.ImageURLAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kerning"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension TextStyle {
  /// What the attributes of a run say.
  init(_ run: AttributedString.Runs.Run) {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    self.init()
    if let intent = run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self]
    {
      apply(intent)
    }
    font = run[Attributes.FontAttribute.self] ?? run[ForeignAttributes.FontKey.self]?._drawnFont
    let color =
      run[Attributes.ForegroundColorAttribute.self]
      ?? run[ForeignAttributes.ForegroundKey.self]?._drawnColor
    foreground = color.map { AnyForeground(style: $0) }
    background =
      run[Attributes.BackgroundColorAttribute.self]
      ?? run[ForeignAttributes.BackgroundKey.self]?._drawnColor
    kerning = run[Attributes.KerningAttribute.self]
    tracking = run[Attributes.TrackingAttribute.self]
    baselineOffset = run[Attributes.BaselineOffsetAttribute.self]
    if let style = run[Attributes.UnderlineStyleAttribute.self] {
      underline = LineMark(style, or: run[ForeignAttributes.UnderlineColorKey.self])
    }
    if let style = run[Attributes.StrikethroughStyleAttribute.self] {
      strikethrough = LineMark(style, or: run[ForeignAttributes.StrikethroughColorKey.self])
    }
    link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
  }

  /// What inline Markdown asks for.
  mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { design = .monospaced }
    if intent.contains(.strikethrough) { strikethrough = LineMark(isActive: true) }
  }
}

extension TextStyle.LineMark {
  /// - Parameter color: The line's colour where the style has none.
  init(_ style: Text.LineStyle, or color: _DrawnAttribute? = nil) {
    self.init(isActive: true, pattern: style.pattern, color: style.color ?? color?._drawnColor)
  }
}
