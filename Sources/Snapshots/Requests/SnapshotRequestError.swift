import Geometry

/// What is wrong with the address of a state.
package struct SnapshotRequestError: Error, Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case unknownComponent
    case unknownStory
    case unknownParameter
    case repeatedParameter
    case invalidValue
    /// Two parameters of which an address may have one.
    case conflict
  }

  package var kind: Kind
  /// The parameter as the address spells it; nil when it is the component that is wrong.
  package var parameter: String?
  package var value: String
  /// What would be right: values, their form in words, or known names.
  package var allowed: [String]
  /// The known name that was probably meant.
  package var nearest: String?
  /// What to say instead of the sentence of the kind.
  package var reason: String?

  package init(
    _ kind: Kind, parameter: String? = nil, value: String, allowed: [String] = [],
    nearest: String? = nil, reason: String? = nil
  ) {
    self.kind = kind
    self.parameter = parameter
    self.value = value
    self.allowed = allowed
    self.nearest = nearest
    self.reason = reason
  }
}

extension SnapshotRequestError: CustomStringConvertible {
  /// Characters of a value that a message repeats; more are cut.
  private static let shownCharacters = 120

  /// One or two sentences for a reader: what is wrong, and what was probably meant.
  package var description: String {
    [statement, nearest.map { "Did you mean “\($0)”?" }].compactMap(\.self).joined(separator: " ")
  }

  private var statement: String {
    if let reason { return reason }
    let name = parameter ?? ""
    switch kind {
    case .unknownComponent: return "There is no component “\(shown)”."
    case .unknownStory: return "The component has no story “\(shown)”."
    case .unknownParameter: return "There is no parameter “\(Self.cut(name))”."
    case .repeatedParameter: return "“\(Self.cut(name))” is given more than once."
    case .invalidValue: return "“\(shown)” is no value of \(Self.cut(name))."
    case .conflict: return "“\(Self.cut(name))” cannot stand beside \(shown)."
    }
  }

  private var shown: String { Self.cut(value) }

  private static func cut(_ text: String) -> String {
    text.count > shownCharacters ? "\(text.prefix(shownCharacters))…" : text
  }
}
