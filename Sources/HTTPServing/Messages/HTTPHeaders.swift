/// Header fields in their order; names are compared without regard to case.
package struct HTTPHeaders: Equatable, Sendable {
  package struct Field: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  package private(set) var fields: [Field] = []

  package init() {}

  /// Adds a field. Control characters in the value, which could end the header, become spaces.
  package mutating func append(name: String, value: String) {
    let isClean = value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    let value =
      isClean
      ? value
      : String(String.UnicodeScalarView(value.unicodeScalars.map { $0.isControl ? " " : $0 }))
    fields.append(Field(name: name, value: value))
  }

  /// All values of a name, in their order.
  package func values(named name: String) -> [String] {
    fields.filter { $0.name.isEqualIgnoringASCIICase(name) }.map(\.value)
  }

  /// The first value of a name; setting replaces every one of them.
  package subscript(name: String) -> String? {
    get { fields.first { $0.name.isEqualIgnoringASCIICase(name) }?.value }
    set {
      fields.removeAll { $0.name.isEqualIgnoringASCIICase(name) }
      if let newValue { append(name: name, value: newValue) }
    }
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(name: name, value: value) }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || value == 0x7F }
}
