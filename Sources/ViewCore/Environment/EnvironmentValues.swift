import Geometry

/// A key for a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values that reach a view from the views around it.
///
/// A few keys are ever set, each by a link in a list that views share; going through it costs less than
/// hashing. Values that every stack or modifier asks for lie beside the list.
public struct EnvironmentValues: CustomStringConvertible {
  /// The value set last.
  private var latest: EnvironmentSetting?
  private var direction = LayoutDirection.leftToRight
  /// The axis of the stack around a view: what a Spacer grows along and a Divider lies across.
  package var stackOrientation: Axis?
  /// Set by lazy containers: rows of a `ForEach` wait until they are asked for.
  package var buildsRowsLazily = false

  public init() {}

  public var layoutDirection: LayoutDirection {
    get { direction }
    set {
      direction = newValue
      // A setting as others are: what is derived follows from it too.
      set(newValue, for: ObjectIdentifier(LayoutDirection.self))
    }
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { latest?.value(K.Value.self, for: ObjectIdentifier(key)) ?? K.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The observable object of a type that `environment(_:)` put here.
  public subscript<T: AnyObject>(objectType: T.Type) -> T? {
    get { latest?.value(T?.self, for: ObjectIdentifier(objectType)) ?? nil }
    set { set(newValue, for: ObjectIdentifier(objectType)) }
  }

  private mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    latest = EnvironmentSettingOf(value, for: key, after: latest)
  }

  public var description: String { "EnvironmentValues(\(latest?.current.count ?? 0) set)" }

  /// Something that follows from these values, worked out once for all views that share them. Asked
  /// for on the main actor, as views are built there; for one type at a time.
  @MainActor package func derived<Value: AnyObject>(
    _ make: (EnvironmentValues) -> Value
  ) -> Value {
    if let known = latest?.derived as? Value { return known }
    let value = make(self)
    latest?.derived = value
    return value
  }

  /// Whether both hold the same entries or equal ones: then nothing below can see a difference.
  package func isEqual(to other: EnvironmentValues) -> Bool {
    matches(other) { $0.isEqual(to: $1) }
  }

  /// The same where values that cannot be compared, such as closures, count as equal.
  package func mayBeEqual(to other: EnvironmentValues) -> Bool {
    matches(other) { $0.mayBeEqual(to: $1) }
  }

  /// These values and over them what others say that were once the same as `base`.
  package func adding(
    changesOf other: EnvironmentValues, since base: EnvironmentValues
  ) -> EnvironmentValues {
    var result = self
    if other.direction != base.direction { result.direction = other.direction }
    for setting in other.latest?.current ?? [] {
      if let known = base.latest?[setting.key], known.isSame(as: setting) { continue }
      result.latest = setting.repeated(after: result.latest?.shortened, limit: nil)
    }
    return result
  }

  private func matches(
    _ other: EnvironmentValues, _ isSame: (EnvironmentSetting, EnvironmentSetting) -> Bool
  ) -> Bool {
    direction == other.direction && stackOrientation == other.stackOrientation
      && buildsRowsLazily == other.buildsRowsLazily
      && EnvironmentSetting.match(latest, other.latest, isSame)
  }
}

extension EnvironmentValues: @unchecked Sendable {}
