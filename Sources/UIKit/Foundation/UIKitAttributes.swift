import Geometry
import Views

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// What UIKit's attributed strings hold; texts draw fonts and colours.
  ///
  /// Coverage: partial (fonts, colours, kerning, baseline). Verified: documented.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: SwiftUIAttributes.KerningAttribute
    public let baselineOffset: SwiftUIAttributes.BaselineOffsetAttribute
    public let swiftUI: SwiftUIAttributes
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = _ForeignAttributeNames.font
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = _ForeignAttributeNames.foregroundColor
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = _ForeignAttributeNames.backgroundColor
    }
  }
}

extension AttributeDynamicLookup {
  /// SwiftUI's attributes come first where both could be meant.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
