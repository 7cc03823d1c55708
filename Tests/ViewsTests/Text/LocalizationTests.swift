import Geometry
import Testing
import ViewCore

@testable import Views

@Suite @MainActor struct LocalizationTests {
  /// A bundle with tables of every kind, made for one test.
  private static func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strings-\(UUID().uuidString)")
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return try #require(Bundle(url: folder))
  }

  private func string(
    _ key: LocalizedStringKey, _ bundle: Bundle, locale: String, table: String? = nil
  ) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return Text(key, tableName: table, bundle: bundle).string(in: environment)
  }

  @Test func stringsFollowTheLocale() throws {
    let bundle = try Self.bundle([
      "en.lproj/Localizable.strings": "\"hi\" = \"Hello\"; \"%@ of %lld\" = \"%1$@ of %2$lld\";",
      "de.lproj/Localizable.strings":
        "\"hi\" = \"Hallo\"; \"%@ of %lld\" = \"von %2$lld: %1$@\";",
      "pt_BR.lproj/Localizable.strings": "\"hi\" = \"Oi\";",
      "zh-Hans.lproj/Other.strings": "\"hi\" = \"你好\";",
    ])
    #expect(string("hi", bundle, locale: "en_US") == "Hello")
    #expect(string("hi", bundle, locale: "de-AT") == "Hallo")
    #expect(string("hi", bundle, locale: "pt-BR") == "Oi")
    #expect(string("hi", bundle, locale: "fr") == "Hello")
    #expect(string("hi", bundle, locale: "zh-CN", table: "Other") == "你好")
    #expect(string("none", bundle, locale: "de") == "none")
    #expect(string("\("A") of \(3)", bundle, locale: "de") == "von 3: A")
  }

  @Test(
    arguments: [
      ("en", 1, "one file"), ("en", 2, "2 files"), ("en", 0, "no files"), ("ru", 1, "1 файл"),
      ("ru", 3, "3 файла"), ("ru", 5, "5 файлов"), ("ru", 21, "21 файл"), ("ru", 11, "11 файлов"),
    ])
  func pluralsOfDictionaries(locale: String, count: Int, expected: String) throws {
    func entry(_ texts: [String: String]) -> String {
      let items = texts.sorted { $0.key < $1.key }
        .map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
      return """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@</string><key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>\(items)</dict></dict></dict></plist>
        """
    }
    let bundle = try Self.bundle([
      "en.lproj/Localizable.stringsdict": entry([
        "zero": "no files", "one": "one file", "other": "%lld files",
      ]),
      "ru.lproj/Localizable.stringsdict": entry([
        "one": "%lld файл", "few": "%lld файла", "many": "%lld файлов", "other": "%lld файла",
      ]),
    ])
    #expect(string("\(count) files", bundle, locale: locale) == expected)
  }

  @Test(
    arguments: [
      ("en", 1, "1 bird in the nest"), ("en", 4, "4 birds in the nest"),
      ("fr", 1, "1 oiseau"), ("fr", 2, "2 oiseaux"), ("de", 2, "2 birds in the nest"),
    ])
  func pluralsOfCatalogues(locale: String, count: Int, expected: String) throws {
    let bundle = try Self.bundle([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld birds in the %@": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "%#@birds@ in the %2$@"},
            "substitutions": {"birds": {"argNum": 1, "formatSpecifier": "lld", "variations":
              {"plural": {"one": {"stringUnit": {"state": "new", "value": "%arg bird"}},
                "other": {"stringUnit": {"state": "new", "value": "%arg birds"}}}}}}},
          "fr": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld oiseau"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld oiseaux"}}}}}
        }},
        "plain": {}
      }}
      """
    ])
    #expect(string("\(count) birds in the \("nest")", bundle, locale: locale) == expected)
    #expect(string("plain", bundle, locale: locale) == "plain")
  }

  @Test(
    arguments: [
      (0, "ar", "zero"), (2, "ar", "two"), (5, "ar", "few"), (11, "ar", "many"),
      (100, "ar", "other"),
      (1, "ja", "other"), (0, "fr", "one"), (2, "pl", "few"), (12, "pl", "many"),
      (5, "cs", "other"),
      (1, "en", "one"), (1.5, "en", "other"), (101, "sl", "one"), (1, "he", "one"),
    ] as [(Double, String, String)])
  func categoriesOfNumbers(number: Double, language: String, category: String) {
    #expect(PluralRule.category(of: number, language: language).rawValue == category)
  }

  @Test func resourcesHaveDefaults() throws {
    let bundle = try Self.bundle([
      "de.lproj/Localizable.strings": "\"title\" = \"Titel %@\"; \"plain\" = \"Schlicht\";"
    ])
    var german = EnvironmentValues()
    german.locale = Locale(identifier: "de")
    let resource = LocalizedStringResource(
      "title", defaultValue: "Title \("x")", bundle: .atURL(bundle.bundleURL))
    #expect(Text(resource).string(in: EnvironmentValues()) == "Title x")
    #expect(Text(resource).string(in: german) == "Titel x")
    let german2 = String(localized: "plain", bundle: bundle, locale: Locale(identifier: "de"))
    #expect(german2 == "Schlicht")
    #expect(String(localized: "plain", bundle: bundle) == "plain")
    #expect(String(localized: "\(3) left", bundle: bundle) == "3 left")
  }

  @Test(
    arguments: [
      ("%@ and %1$lld", ["@", "0lld"]), ("100%", []), ("%", []), ("%5$@", ["4@"]),
      ("%n %p %s", []), ("%-10.3f|%+d", ["-10.3f", "+d"]), ("%#@x@", []), ("%999999999999d", []),
    ])
  func formatsAreReadWithCare(format: String, specifiers: [String]) {
    let found = FormatScanner.pieces(of: format).compactMap { piece -> String? in
      guard case .specifier(let specifier) = piece else { return nil }
      let position = specifier.position.map { "\($0)" } ?? ""
      let length = specifier.conversion == "d" && position == "0" ? "ll" : ""
      return "\(position)\(specifier.flags)\(length)\(specifier.conversion)"
    }
    #expect(found == specifiers)
  }
}
