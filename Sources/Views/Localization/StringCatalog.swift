import Geometry

/// A string catalogue (`.xcstrings`): one file for all languages.
struct StringCatalog: Decodable {
  private struct Unit: Decodable { var value: String? }

  private struct Variation: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  private struct Variations: Decodable {
    var plural: [String: Variation]?
    var device: [String: Variation]?
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var variations: Variations?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  private struct Item: Decodable { var localizations: [String: Localization]? }

  private var sourceLanguage: String
  private var strings: [String: Item]

  /// The tables by language code. In the source language a key without a text stands for itself.
  var tables: [String: StringTable] {
    var result = [sourceLanguage: StringTable()]
    for (key, item) in strings {
      for (language, localization) in item.localizations ?? [:] {
        result[language, default: StringTable()].entries[key] = Self.entry(localization)
      }
      if item.localizations?[sourceLanguage] == nil {
        result[sourceLanguage]?.entries[key] = .text(key)
      }
    }
    return result
  }

  private static func entry(_ localization: Localization) -> StringTable.Entry? {
    let variables = (localization.substitutions ?? [:]).mapValues { substitution in
      StringTable.Variable(
        position: substitution.argNum.map { max(0, $0 - 1) },
        texts: texts(substitution.variations?.plural))
    }
    if let text = localization.stringUnit?.value {
      return variables.isEmpty ? .text(text) : .plural(format: text, variables: variables)
    }
    guard let variations = localization.variations else { return nil }
    if let plural = variations.plural {
      return .plural(format: "%#@value@", variables: ["value": .init(texts: texts(plural))])
    }
    let device = variations.device ?? [:]
    let unit = device["iphone"] ?? device["other"]
    return unit?.stringUnit?.value.map { .text($0) }
  }

  private static func texts(_ plural: [String: Variation]?) -> [PluralRule.Category: String] {
    StringTable.texts { plural?[$0.rawValue]?.stringUnit?.value }
  }
}
