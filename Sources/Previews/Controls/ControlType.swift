/// What values a control takes.
package struct ControlType: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case boolean
    case integer
    case number
    case text
    case choice
    case color
    case date
    /// A list of texts.
    case list
  }

  package var kind: Kind
  package var isOptional = false
  /// Every value there is, in order, for a Boolean and a choice; else empty.
  package var choices: [ControlChoice] = []

  package init(kind: Kind, isOptional: Bool = false, choices: [ControlChoice] = []) {
    self.kind = kind
    self.isOptional = isOptional
    self.choices = choices
  }

  /// What an address may say, for an error's `allowed`.
  package var allowed: [String] {
    let values =
      switch kind {
      case .boolean, .choice: choices.map(\.id)
      case .integer: ["a whole number"]
      case .number: ["a decimal number"]
      case .text: ["any text"]
      case .color: ["#RRGGBB", "#RRGGBBAA", "a system colour's name"]
      case .date: ["YYYY-MM-DD", "YYYY-MM-DDTHH:MM:SSZ"]
      case .list: ["texts separated by commas"]
      }
    return isOptional ? values + ["~"] : values
  }
}

/// One of the values of a control.
package struct ControlChoice: Hashable, Sendable {
  /// How an address spells it.
  package var id: String
  /// How a page shows it.
  package var title: String

  package init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
