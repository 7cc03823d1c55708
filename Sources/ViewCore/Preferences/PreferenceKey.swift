import Geometry

/// A named value that views hand up to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { Value(nilLiteral: ()) }
}

/// The preferences of a subtree, merged in the order of the views.
public struct _PreferenceValues {
  /// Nothing where nobody says anything: of most nodes nothing is heard.
  private var values: [ObjectIdentifier: any PreferenceEntry]?

  package init() {}

  package var isEmpty: Bool { values?.isEmpty ?? true }

  /// The value of a key, or its default when no view below sets it.
  package subscript<K: PreferenceKey>(key: K.Type) -> K.Value {
    get { (values?[ObjectIdentifier(key)] as? Entry<K>)?.value ?? K.defaultValue }
    set {
      if values == nil { values = [:] }
      values?[ObjectIdentifier(key)] = Entry<K>(value: newValue)
    }
  }

  /// Keeps a key from the views above.
  package mutating func remove<K: PreferenceKey>(_ key: K.Type) {
    values?[ObjectIdentifier(key)] = nil
  }

  package func contains<K: PreferenceKey>(_ key: K.Type) -> Bool {
    values?[ObjectIdentifier(key)] != nil
  }

  /// Reduces a sibling's preferences into these. Rule PR1: only views that set a key take part.
  package mutating func merge(_ other: _PreferenceValues) {
    guard let others = other.values else { return }
    if values == nil { return values = others }
    for (key, next) in others {
      let reduced = next.reduced(after: values?[key])
      values?[key] = reduced
    }
  }

  private struct Entry<K: PreferenceKey>: PreferenceEntry {
    var value: K.Value

    func reduced(after earlier: (any PreferenceEntry)?) -> any PreferenceEntry {
      guard var result = earlier as? Entry<K> else { return self }
      K.reduce(value: &result.value) { value }
      return result
    }
  }
}

private protocol PreferenceEntry {
  func reduced(after earlier: (any PreferenceEntry)?) -> any PreferenceEntry
}

package typealias PreferenceValues = _PreferenceValues
