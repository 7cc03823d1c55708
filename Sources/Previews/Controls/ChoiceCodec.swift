import Geometry

extension ControlCodec {
  /// The codec of a type with cases: an id is the raw value if that is text, else the case's name;
  /// a case's index, from 0, also reads as the case if no id is spelled so.
  static func choiceCodec<Value: CaseIterable>(_ type: Value.Type) -> ControlCodec {
    let cases = Array(type.allCases)
    let ids = distinct(cases.map { choiceID($0) })
    let choices = zip(ids, cases).map { ControlChoice(id: $0, title: choiceTitle($1)) }
    let type = ControlType(kind: .choice, choices: choices)
    return ControlCodec(
      type: type,
      parse: { (text: String) throws(ControlValueError) -> Any in
        guard let index = index(of: text, in: ids) else {
          throw ControlValueError(value: text, allowed: type.allowed)
        }
        return cases[index]
      },
      print: { any in
        guard let value = any as? Value else { return nil }
        return areEqual(value, in: cases).map { ids[$0] } ?? choiceID(value)
      })
  }

  /// The position that `text` names: by id, or as an index if no id matches.
  package static func index(of text: String, in ids: [String]) -> Int? {
    if let index = ids.firstIndex(where: { $0.utf8.elementsEqual(text.utf8) }) { return index }
    guard let index = Int(text), ids.indices.contains(index) else { return nil }
    return index
  }

  private static func areEqual<Value>(_ value: Value, in cases: [Value]) -> Int? {
    func position<T: Equatable>(_ value: T) -> Int? { (cases as? [T])?.firstIndex(of: value) }
    if let value = value as? any Equatable, let index = position(value) { return index }
    let id = choiceID(value)
    return cases.firstIndex { choiceID($0) == id }
  }

  /// The ids with `-2`, `-3` … after those that were there before.
  private static func distinct(_ ids: [String]) -> [String] {
    var known: Set<String> = []
    return ids.map { id in
      var unique = id
      var count = 1
      while !known.insert(unique).inserted {
        count += 1
        unique = "\(id)-\(count)"
      }
      return unique
    }
  }

  private static func choiceID<Value>(_ value: Value) -> String {
    if let raw = (value as? any RawRepresentable)?.rawText { return raw }
    return caseName(of: value) ?? String(describing: value)
  }

  private static func choiceTitle<Value>(_ value: Value) -> String {
    (value as? any CustomStringConvertible)?.description ?? choiceID(value)
  }
}

extension RawRepresentable {
  fileprivate var rawText: String? { rawValue as? String }
}

/// The name of an enumeration's case from the type's metadata; nil for other types.
private func caseName<Value>(of value: Value) -> String? {
  guard Mirror(reflecting: value).displayStyle == .enum, let name = enumCaseName(value) else {
    return nil
  }
  return String(cString: name)
}

/// The standard library's own look-up, by which it prints cases.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
