import Geometry

/// The entries of one strings table in one language.
struct StringTable: Sendable {
  enum Entry: Equatable, Sendable {
    case text(String)
    /// A format with variables that numbers choose the text of.
    case plural(format: String, variables: [String: Variable])
  }

  /// Texts by plural category.
  struct Variable: Equatable, Sendable {
    /// Which value decides, from zero; nil follows the order in the format.
    var position: Int?
    var texts: [PluralRule.Category: String]
  }

  var entries: [String: Entry] = [:]

  /// What `.strings` (old style, XML or binary) says; empty when it cannot be read.
  init(strings data: Data) {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    for (key, value) in list as? [String: Any] ?? [:] {
      if let text = value as? String { entries[key] = .text(text) }
    }
  }

  /// What `.stringsdict` says.
  init(stringsdict data: Data) {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    for (key, value) in list as? [String: Any] ?? [:] {
      guard let rule = value as? [String: Any],
        let format = rule["NSStringLocalizedFormatKey"] as? String
      else { continue }
      var variables: [String: Variable] = [:]
      for (name, value) in rule {
        guard let texts = value as? [String: Any] else { continue }
        variables[name] = Variable(
          texts: Self.texts { texts[$0.rawValue] as? String })
      }
      entries[key] = .plural(format: format, variables: variables)
    }
  }

  init() {}

  static func texts(
    _ text: (PluralRule.Category) -> String?
  ) -> [PluralRule.Category: String] {
    var result: [PluralRule.Category: String] = [:]
    for category in PluralRule.Category.allCases { result[category] = text(category) }
    return result
  }
}

extension StringTable.Entry {
  /// The format for given numbers, every specifier with its position.
  func format(_ number: (Int) -> Double?, language: String) -> String {
    switch self {
    case .text(let text): return text
    case .plural(let format, let variables):
      var result = ""
      var next = 0
      for piece in FormatScanner.pieces(of: format) {
        switch piece {
        case .literal(let text): result += text.replacingOccurrences(of: "%", with: "%%")
        case .specifier(let specifier):
          let position = specifier.position ?? next
          next = position + 1
          result += specifier.spelled(at: position)
        case .variable(let name, let position):
          let variable = variables[name]
          let position = variable?.position ?? position ?? next
          next = position + 1
          result += variable?.text(at: position, number(position) ?? 0, language) ?? ""
        }
      }
      return result
    }
  }
}

extension StringTable.Variable {
  /// The text for a number; specifiers without a position of their own stand for that number.
  fileprivate func text(at position: Int, _ number: Double, _ language: String) -> String {
    let exact: String? = number == 0 ? texts[.zero] : nil
    let category = PluralRule.category(of: number, language: language)
    let text = exact ?? texts[category] ?? texts[.other] ?? ""
    return FormatScanner.pieces(of: text).map { piece in
      switch piece {
      case .literal(let literal): literal.replacingOccurrences(of: "%", with: "%%")
      case .specifier(let specifier): specifier.spelled(at: specifier.position ?? position)
      case .variable: ""
      }
    }.joined()
  }
}
