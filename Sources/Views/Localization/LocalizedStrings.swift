import Geometry
import Synchronization

/// Looks keys up in the strings tables of bundles.
enum LocalizedStrings {
  /// The format of a key in a locale; the key itself where no table has it.
  ///
  /// Searched: directories in order, in each the languages of the locale from the most special to
  /// English and `Base`.
  ///
  /// - Parameter number: the numeric value at a position, for plural rules.
  static func format(
    _ key: String, table: String?, bundle: Bundle?, locale: Locale, number: (Int) -> Double?
  ) -> String {
    for tables in tables(of: bundle, named: table ?? "Localizable") {
      for language in languages(of: locale) {
        if let entry = tables[language]?.entries[key] {
          let code = language == "base" ? "en" : String(language.prefix { $0 != "-" })
          return entry.format(number, language: code)
        }
      }
    }
    return key
  }

  /// Lower-case tags: `zh-hant-tw`, `zh-hant`, `zh-tw`, `zh`, then `en` and `base`.
  static func languages(of locale: Locale) -> [String] {
    let identifier = locale.identifier
    return knownLanguages.withLock { known in
      if let languages = known[identifier] { return languages }
      if known.count >= maximumKnownLocales { known.removeAll() }
      let languages = findLanguages(of: locale)
      known[identifier] = languages
      return languages
    }
  }

  /// By the locale's identifier: to take one apart costs more than to lay a text out.
  private static let knownLanguages = Mutex<[String: [String]]>([:])
  /// Any address may name a locale of its own.
  private static let maximumKnownLocales = 64

  private static func findLanguages(of locale: Locale) -> [String] {
    let plain = locale.identifier.split(separator: "@").first.map(String.init) ?? ""
    let written = plain.replacingOccurrences(of: "_", with: "-").lowercased()
    let language = locale.language
    let code = language.languageCode?.identifier.lowercased() ?? "en"
    let script =
      (language.script ?? Locale.Language(identifier: language.maximalIdentifier).script)?
      .identifier.lowercased()
    let region = language.region?.identifier.lowercased()
    var result = [written]
    if let script { result.append("\(code)-\(script)") }
    if let region { result.append("\(code)-\(region)") }
    result += [code, "en", "base"]
    var seen: Set<String> = []
    return result.filter { seen.insert($0).inserted }
  }

  private struct TablesKey: Hashable {
    /// `nil` is the main bundle and those beside it.
    let bundlePath: String?
    let name: String
  }

  private static let cache = Mutex<[TablesKey: [[String: StringTable]]]>([:])

  /// The tables of a name by lower-case language tag, of each directory that has some.
  private static func tables(of bundle: Bundle?, named name: String) -> [[String: StringTable]] {
    cache.withLock { cache in
      let key = TablesKey(bundlePath: bundle?.bundlePath, name: name)
      if let known = cache[key] { return known }
      let tables = ResourceBundles.directories(of: bundle).map { read($0, name) }
        .filter { !$0.isEmpty }
      cache[key] = tables
      return tables
    }
  }

  private static func read(_ directory: String, _ name: String) -> [String: StringTable] {
    let files = FileManager.default
    var result: [String: StringTable] = [:]
    func merge(_ table: StringTable, _ language: String) {
      let tag = language.lowercased().replacingOccurrences(of: "_", with: "-")
      result[tag, default: StringTable()].entries
        .merge(table.entries) { $1 }
    }
    if let data = files.contents(atPath: "\(directory)/\(name).xcstrings"),
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    {
      for (language, table) in catalog.tables { merge(table, language) }
    }
    let folders = ((try? files.contentsOfDirectory(atPath: directory)) ?? []).sorted()
    for folder in folders where folder.lowercased().hasSuffix(".lproj") {
      let language = String(folder.dropLast(".lproj".count))
      let path = "\(directory)/\(folder)/\(name)"
      if let data = files.contents(atPath: "\(path).strings") {
        merge(StringTable(strings: data), language)
      }
      if let data = files.contents(atPath: "\(path).stringsdict") {
        merge(StringTable(stringsdict: data), language)
      }
    }
    return result
  }
}
