import Combine
import Geometry

/// Values that outlive views, by key: what `AppStorage` and `SceneStorage` read and write.
///
/// They live as long as the tree and never touch a disk, so that a render depends on nothing else.
package final class StoredValues {
  private struct Reader {
    weak var storage: PropertyStorage?
  }

  private struct Owner {
    weak var link: StoredValueLink?
  }

  private var values: [String: Any] = [:]
  private var readers: [String: [Reader]] = [:]
  private var owners: [String: [Owner]] = [:]

  package init() {}

  package subscript(key: String) -> Any? { values[key] }

  /// Stores a value, or removes it; every object that keeps the key says so before, and every view
  /// that reads it is built again.
  package func set(_ value: Any?, for key: String) {
    for owner in owners[key] ?? [] { owner.link?.objectWillChange?.send() }
    values[key] = value
    for reader in readers[key] ?? [] { reader.storage?.setNeedsUpdate() }
  }

  func addReader(_ storage: PropertyStorage, of key: String) {
    var known = readers[key, default: []].filter { $0.storage != nil }
    if !known.contains(where: { $0.storage === storage }) { known.append(Reader(storage: storage)) }
    readers[key] = known
  }
}

extension StoredValues {
  fileprivate func addOwner(_ link: StoredValueLink, of key: String) {
    guard link.values !== self else { return }
    link.values = self
    owners[key] = owners[key, default: []].filter { $0.link != nil } + [Owner(link: link)]
  }
}

/// What ties a stored value that an object keeps to the object's announcements.
final class StoredValueLink: PublishedStorageLink {
  var objectWillChange: ObservableObjectPublisher?
  fileprivate weak var values: StoredValues?
}

/// A property's way to one stored value: how it is written down, and what stands in for nothing.
struct StoredProperty<Value> {
  let key: String
  let fallback: Value
  let decode: (Any) -> Value?
  /// The value as it is stored; `nil` removes it.
  let encode: (Value) -> Any?
  var values: StoredValues?
  /// For a property of an object, which belongs to no view: it reads from the tree at work.
  let link = StoredValueLink()

  init(
    _ key: String, fallback: Value, decode: @escaping (Any) -> Value?,
    encode: @escaping (Value) -> Any?
  ) {
    self.key = key
    self.fallback = fallback
    self.decode = decode
    self.encode = encode
  }

  /// A value that is stored as it is.
  init(_ key: String, fallback: Value) {
    self.init(key, fallback: fallback, decode: { $0 as? Value }, encode: { $0 })
  }

  /// A value that is stored as its raw value.
  init(_ key: String, fallback: Value) where Value: RawRepresentable {
    self.init(
      key, fallback: fallback,
      decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue })
  }

  /// A value that may be absent.
  init<Wrapped>(_ key: String) where Value == Wrapped? {
    self.init(key, fallback: nil, decode: { .some($0 as? Wrapped) }, encode: { $0 })
  }

  /// A value that may be absent and is stored as its raw value.
  init<Wrapped: RawRepresentable>(_ key: String) where Value == Wrapped? {
    self.init(
      key, fallback: nil,
      decode: { .some(($0 as? Wrapped.RawValue).flatMap(Wrapped.init(rawValue:))) },
      encode: { $0?.rawValue })
  }

  /// The values of the view's tree, else of the tree whose component code is running.
  private var store: StoredValues? {
    if let values { return values }
    joinTreeAtWork()
    return link.values
  }

  /// Lets the object that has this property know of changes.
  func joinTreeAtWork() { ViewGraph.current?.appValues.addOwner(link, of: key) }

  /// Reads; a stored value of another type counts as none.
  var value: Value { store?[key].flatMap(decode) ?? fallback }

  /// Writes; an equal value changes nothing.
  func set(_ value: Value) {
    if !areEqual(self.value, value) { store?.set(encode(value), for: key) }
  }

  mutating func attach(to values: StoredValues?, _ context: PropertyContext) {
    self.values = values
    values?.addReader(context.storage, of: key)
  }
}
