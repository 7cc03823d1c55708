import Geometry

/// Reads and writes the values of one type as addresses spell them.
///
/// Unchecked: the closures read constants only, and hold types that may be isolated.
package struct ControlCodec: @unchecked Sendable {
  package var type: ControlType
  /// The value that a text spells.
  package var parse: (String) throws(ControlValueError) -> Any
  /// The one spelling of a value; nil if it is of another type.
  package var print: (Any) -> String?
  /// Whether texts of this codec escape a leading `~` or `\` themselves.
  var escapesTilde = false

  /// The codec of a type; nil if the type has no controls.
  package static func of(_ type: Any.Type) -> ControlCodec? {
    if let type = type as? any ControlValue.Type { return type.codec }
    if let type = type as? any OptionalValue.Type { return type.optionalCodec }
    if let type = type as? any CaseIterable.Type { return choiceCodec(type) }
    return nil
  }
}

/// A type that spells its own values.
package protocol ControlValue {
  static var controlType: ControlType { get }
  /// The value that `text` spells, or nil.
  init?(controlText text: String)
  /// The one spelling: reading it gives the value back.
  var controlText: String { get }
}

extension ControlValue {
  fileprivate static var codec: ControlCodec {
    let type = controlType
    return ControlCodec(
      type: type,
      parse: { (text: String) throws(ControlValueError) -> Any in
        guard let value = Self(controlText: text) else {
          throw ControlValueError(value: text, allowed: type.allowed)
        }
        return value
      },
      print: { ($0 as? Self)?.controlText }, escapesTilde: type.kind == .list)
  }
}

/// An optional of some type.
private protocol OptionalValue {
  static var optionalCodec: ControlCodec? { get }
}

extension Optional: OptionalValue {
  /// `~` is nil. A text of the wrapped type that could be taken for it gets a `\` before it.
  fileprivate static var optionalCodec: ControlCodec? {
    guard let base = ControlCodec.of(Wrapped.self), !base.type.isOptional else { return nil }
    var type = base.type
    type.isOptional = true
    let allowed = type.allowed
    return ControlCodec(
      type: type,
      parse: { (text: String) throws(ControlValueError) -> Any in
        if text.utf8.elementsEqual("~".utf8) { return Self.none as Any }
        var plain = text
        if !base.escapesTilde, text.utf8.first == UInt8(ascii: "\\") {
          plain = String(text.unicodeScalars.dropFirst())
        }
        guard let value = try? base.parse(plain) as? Wrapped else {
          throw ControlValueError(value: text, allowed: allowed)
        }
        return Self.some(value) as Any
      },
      print: { any in
        guard let value = any as? Self else { return nil }
        guard let wrapped = value else { return "~" }
        guard let text = base.print(wrapped) else { return nil }
        if base.escapesTilde { return text }
        let isAmbiguous = text.utf8.elementsEqual("~".utf8) || text.utf8.first == UInt8(ascii: "\\")
        return isAmbiguous ? "\\" + text : text
      })
  }
}
