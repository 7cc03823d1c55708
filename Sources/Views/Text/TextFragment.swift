import Geometry
import MarkdownReading
import ViewCore

/// A stretch of a text in one style: characters, or an image.
struct TextFragment {
  var text: String
  var style: Shared<TextStyle>
  var image: Image?
  /// Whether the style is the whole text's.
  var hasWholeStyle = false
}

extension Text {
  /// The characters without their styles.
  package func string(in environment: EnvironmentValues) -> String {
    fragments(Shared(TextStyle()), environment).map(\.text).joined()
  }

  /// The text cut at every change of style, what the text leaves open taken from outside.
  func fragments(
    _ outer: Shared<TextStyle>, _ environment: EnvironmentValues
  ) -> [TextFragment] {
    fragments(in: style(in: outer), environment, isWhole: false)
  }

  /// This text's style with what it leaves open taken from outside.
  func style(in outer: Shared<TextStyle>) -> Shared<TextStyle> {
    ownStyle.map { Shared($0.value.inheriting(outer.value)) } ?? outer
  }

  /// The same in a style that is this text's; `isWhole` if this is no part of another text.
  func fragments(
    in style: Shared<TextStyle>, _ environment: EnvironmentValues, isWhole: Bool
  ) -> [TextFragment] {
    switch storage {
    case .verbatim(let string):
      return [TextFragment(text: string, style: style, hasWholeStyle: isWhole)]
    case .localized(let key, let table, let bundle):
      let format = key.format(table: table, bundle: bundle, locale: environment.locale)
      return Self.fragments(of: key, format: format, style, environment, isWhole: isWhole)
    case .resource(let resource):
      let key = LocalizedStringKey(
        key: resource.key, arguments: resource.defaultValue.key.arguments)
      var format = key.format(
        table: resource.table, bundle: resource.bundle, locale: environment.locale)
      if format == resource.key { format = resource.defaultValue.key.key }
      return Self.fragments(of: key, format: format, style, environment, isWhole: isWhole)
    case .attributed(let string): return Self.fragments(of: string, style)
    case .formatted(let formatted):
      return Self.fragments(of: formatted.value.text(in: environment), style)
    case .image(let image): return [TextFragment(text: "", style: style, image: image)]
    case .concatenated(let first, let second):
      return first.fragments(style, environment) + second.fragments(style, environment)
    }
  }

  /// Markdown first, then the values: what stands in a value is never Markdown.
  private static func fragments(
    of key: LocalizedStringKey, format: String, _ style: Shared<TextStyle>,
    _ environment: EnvironmentValues, isWhole: Bool
  ) -> [TextFragment] {
    var filling = LocalizedStringKey.Filling(key, locale: environment.locale)
    var result: [TextFragment] = []
    for part in Inflection.parts(of: format) {
      let start = result.endIndex
      for run in Markdown.inline(part.text) {
        let runStyle = run.isPlain ? style : Shared(TextStyle(run).inheriting(style.value))
        for piece in filling.pieces(of: run.text) {
          switch piece {
          case .string(let text):
            result.append(
              TextFragment(text: text, style: runStyle, hasWholeStyle: isWhole && run.isPlain))
          case .text(let text): result += text.fragments(runStyle, environment)
          }
        }
      }
      if part.isInflected { inflect(&result[start...], environment) }
    }
    return result
  }

  /// Gives the last word of some fragments the form that the number in them asks for.
  private static func inflect(
    _ fragments: inout ArraySlice<TextFragment>, _ environment: EnvironmentValues
  ) {
    guard let last = fragments.indices.last else { return }
    let text = fragments.map(\.text).joined()
    let language = environment.locale.language.languageCode?.identifier ?? "en"
    let ending = Inflection.inflected(text, language: language)
      .dropFirst(text.count - fragments[last].text.count)
    fragments[last].text = String(ending)
  }

  private static func fragments(
    of string: AttributedString, _ style: Shared<TextStyle>
  ) -> [TextFragment] {
    string.runs.map { run in
      TextFragment(
        text: String(string[run.range].characters),
        style: Shared(TextStyle(run).inheriting(style.value)))
    }
  }
}

extension MarkdownRun {
  fileprivate var isPlain: Bool { intents.isEmpty && link == nil }
}

extension TextStyle {
  fileprivate init(_ run: MarkdownRun) {
    self.init()
    apply(InlinePresentationIntent(rawValue: run.intents.rawValue))
    link = run.link.flatMap { URL(string: $0) }
  }
}
