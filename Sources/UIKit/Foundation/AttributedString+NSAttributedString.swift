import Geometry
import Views

// Foundation on Linux converts neither kind of attributed string into the other.

extension AttributedString {
  /// The characters with fonts, colours, lines, kerning and links; other attributes are left out.
  public init(_ nsStr: NSAttributedString) {
    var result = AttributedString()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      var part = AttributedString(nsStr.attributedSubstring(from: range).string)
      part.take(attributes)
      result += part
    }
    self = result
  }

  private mutating func take(_ attributes: [NSAttributedString.Key: Any]) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    if let font = attributes[.font] as? UIFont {
      self[Scope.FontAttribute.self] = font.specification.font
    }
    if let color = attributes[.foregroundColor] as? UIColor {
      self[Scope.ForegroundColorAttribute.self] = color.color
    }
    if let color = attributes[.backgroundColor] as? UIColor {
      self[Scope.BackgroundColorAttribute.self] = color.color
    }
    if (attributes[.underlineStyle] as? Int ?? 0) != 0 {
      self[Scope.UnderlineStyleAttribute.self] = .single
    }
    if (attributes[.strikethroughStyle] as? Int ?? 0) != 0 {
      self[Scope.StrikethroughStyleAttribute.self] = .single
    }
    if let kern = attributes[.kern] as? NSNumber {
      self[Scope.KerningAttribute.self] = kern.doubleValue
    }
    if let link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init) {
      self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
    }
  }
}

extension NSAttributedString {
  /// The characters with colours and links; other attributes are left out.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      typealias Scope = AttributeScopes.SwiftUIAttributes
      if let color = run[Scope.ForegroundColorAttribute.self] {
        attributes[.foregroundColor] = UIColor(color: color)
      }
      if let color = run[Scope.BackgroundColorAttribute.self] {
        attributes[.backgroundColor] = UIColor(color: color)
      }
      if let link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
        attributes[.link] = link
      }
      let text = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    self.init(attributedString: result)
  }
}
