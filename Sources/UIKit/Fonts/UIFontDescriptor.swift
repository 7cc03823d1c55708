import Geometry
import Views

/// A description of a font to be made.
///
/// Coverage: partial (traits, design, size, family, weight). Verified: documented.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  package let specification: FontSpecification

  package init(_ specification: FontSpecification) {
    self.specification = specification
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontSpecification(size: size, family: fontName))
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontSpecification(size: 0).adding(attributes))
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    fileprivate var design: Font.Design {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  { UIFontDescriptor(FontSpecification(style, traits: .current)) }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(FontSpecification(style, traits: traitCollection ?? .current))
  }

  open var pointSize: CGFloat { specification.size }

  /// The attributes that would make the descriptor again.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .size: specification.size,
      .traits: [
        TraitKey.weight: specification.weight.rawValue,
        .width: specification.width.rawValue, .symbolic: symbolicTraits.rawValue,
      ],
    ]
    attributes[.family] = specification.family
    attributes[.textStyle] = specification.textStyle?.rawValue
    return attributes
  }

  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if specification.isItalic { traits.insert(.traitItalic) }
    if specification.weight.rawValue >= UIFont.Weight.semibold.rawValue {
      traits.insert(.traitBold)
    }
    if specification.design == .monospaced { traits.insert(.traitMonoSpace) }
    if specification.width.rawValue > 0 { traits.insert(.traitExpanded) }
    if specification.width.rawValue < 0 { traits.insert(.traitCondensed) }
    return traits
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = newFamily }
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { $0.design = design.design }
  }

  /// The same font with these traits in place of its own.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.isItalic = traits.contains(.traitItalic)
      $0.weight = traits.contains(.traitBold) ? .bold : .regular
      $0.width =
        traits.contains(.traitExpanded)
        ? .expanded : traits.contains(.traitCondensed) ? .condensed : .standard
      if traits.contains(.traitMonoSpace) { $0.design = .monospaced }
    }
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(specification.adding(attributes))
  }

  private func changed(_ change: (inout FontSpecification) -> Void) -> UIFontDescriptor {
    var specification = specification
    change(&specification)
    return UIFontDescriptor(specification)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.specification == specification
  }
  open override var hash: Int { specification.hashValue }
}

extension FontSpecification {
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontSpecification
  {
    var result = self
    if let family = attributes[.family] as? String { result.family = family }
    if let name = attributes[.name] as? String { result.family = name }
    if let size = attributes[.size] as? CGFloat { result.size = size }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { result.weight = weight }
      if let weight = traits[.weight] as? CGFloat { result.weight = UIFont.Weight(weight) }
      if let width = traits[.width] as? UIFont.Width { result.width = width }
    }
    return result
  }
}
