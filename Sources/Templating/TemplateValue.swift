/// A value that a template is filled with.
///
/// In a section (`{{#name}}…{{/name}}`) `bool(false)`, an empty list and an absent field leave the
/// section out; everything else, the empty text included, draws it. A list draws it once an item.
package enum TemplateValue: Equatable, Sendable {
  case text(String)
  case bool(Bool)
  case list([TemplateValue])
  case object([String: TemplateValue])
}

extension TemplateValue {
  /// A text, or a false that leaves its section out.
  package static func optional(_ text: String?) -> TemplateValue {
    text.map { .text($0) } ?? .bool(false)
  }
}

extension TemplateValue: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .text(value) }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension TemplateValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
  /// Of two values for one name the last stays.
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
