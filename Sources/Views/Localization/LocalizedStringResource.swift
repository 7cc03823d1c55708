import Geometry
import Synchronization
import ViewCore

/// A reference to a localised string, looked up where it is shown.
///
/// Foundation has this type on Apple's systems only. Coverage: lookup, tables, bundles, default values.
/// Verified: documented.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Where the resource's tables are.
  public enum BundleDescription: Sendable {
    case main
    case atURL(URL)
    case forClass(AnyClass)
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  let bundle: Bundle?

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: Self.bundle(bundle))
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: bundle)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)", defaultValue: defaultValue, table: table, locale: locale,
      bundle: Self.bundle(bundle))
  }

  private init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale,
    bundle: Bundle?
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private static func bundle(_ description: BundleDescription) -> Bundle? {
    switch description {
    case .main: nil
    case .atURL(let url): Bundle(url: url)
    case .forClass(let type): Bundle(for: type)
    }
  }

  /// The text in a locale, without styles.
  func string(in environment: EnvironmentValues) -> String {
    String.LocalizationValue.string(
      key, defaultValue, table: table, bundle: bundle, in: environment)
  }
}

extension String {
  /// A key with values, as `String(localized:)` takes it.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
    let key: LocalizedStringKey

    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }

    /// The entry of a key, filled with a value's arguments; the value itself where no table has it.
    static func string(
      _ key: String, _ value: LocalizationValue, table: String?, bundle: Bundle?,
      in environment: EnvironmentValues
    ) -> String {
      let keyed = LocalizedStringKey(key: key, arguments: value.key.arguments)
      let format = keyed.format(table: table, bundle: bundle, locale: environment.locale)
      guard format == key, key != value.key.key else {
        return keyed.string(table: table, bundle: bundle, in: environment)
      }
      return value.key.string(table: table, bundle: bundle, in: environment)
    }
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizationValue.string(
      keyAndValue.key.key, keyAndValue, table: table, bundle: bundle,
      in: StoryLocale.environment(locale))
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = LocalizationValue.string(
      "\(key)", defaultValue, table: table, bundle: bundle, in: StoryLocale.environment(locale))
  }

  public init(localized resource: LocalizedStringResource) {
    self = resource.string(in: StoryLocale.environment(nil))
  }
}

extension LocalizedStringKey {
  init(key: String, arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
  }
}

/// The locale of what is being built: strings looked up outside views have no environment.
package enum StoryLocale {
  private static let locale = Mutex<Locale?>(nil)

  /// Set before a story is built; nil is English.
  package static func set(_ locale: Locale?) { Self.locale.withLock { $0 = locale } }

  static func environment(_ locale: Locale?) -> EnvironmentValues {
    var environment = EnvironmentValues()
    if let locale = locale ?? Self.locale.withLock({ $0 }) { environment.locale = locale }
    return environment
  }
}
