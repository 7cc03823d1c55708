import Geometry
import ViewCore

extension LocalizedStringKey {
  /// The format that a table has for the key, or the key.
  func format(table: String?, bundle: Bundle?, locale: Locale) -> String {
    LocalizedStrings.format(key, table: table, bundle: bundle, locale: locale) { position in
      guard arguments.indices.contains(position), case .number(let number) = arguments[position]
      else { return nil }
      return number.value
    }
  }

  /// Cuts formats one after another: each specifier takes its argument.
  struct Filling {
    let key: LocalizedStringKey
    let locale: Locale
    private var next = 0

    init(_ key: LocalizedStringKey, locale: Locale) {
      self.key = key
      self.locale = locale
    }

    /// A stretch of a format with its values. A key without values is no format.
    mutating func pieces(of format: String) -> [Piece] {
      if key.arguments.isEmpty { return [.string(format)] }
      return FormatScanner.pieces(of: format).compactMap { piece in
        switch piece {
        case .literal(let text): return .string(text)
        case .variable: return nil
        case .specifier(let specifier):
          let position = specifier.position ?? next
          next = position + 1
          guard key.arguments.indices.contains(position) else { return nil }
          switch key.arguments[position] {
          case .string(let text): return .string(text)
          case .number(let number):
            return .string(number.formatted(specifier, locale: locale))
          case .text(let text): return .text(text)
          }
        }
      }
    }
  }

  enum Piece {
    case string(String)
    case text(Text)
  }

  /// The text without its styles.
  func string(table: String?, bundle: Bundle?, in environment: EnvironmentValues) -> String {
    var filling = Filling(self, locale: environment.locale)
    let format = format(table: table, bundle: bundle, locale: environment.locale)
    return filling.pieces(of: format).map { piece in
      switch piece {
      case .string(let text): text
      case .text(let text): text.string(in: environment)
      }
    }.joined()
  }
}
