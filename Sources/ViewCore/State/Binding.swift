import Geometry

/// Reads and writes a value owned elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  public var transaction = Transaction()
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  nonisolated public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = { value, _ in set(value) }
  }

  nonisolated public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    self.get = get
    self.set = set
  }

  init(box: StateBox<Value>) {
    get = { box.value }
    set = { value, _ in box.set(value) }
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      let set = set
      let own = transaction
      guard own.animation != nil || own.isStill else { return set(newValue, own) }
      withTransaction(own) { set(newValue, own) }
    }
  }

  public var projectedValue: Binding<Value> { self }

  nonisolated public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    var result = Binding<Subject>(
      get: { get()[keyPath: keyPath] },
      set: { value, transaction in
        var whole = get()
        whole[keyPath: keyPath] = value
        set(whole, transaction)
      })
    result.transaction = transaction
    return result
  }

  /// A binding to an optional value.
  nonisolated public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value in if let value { base.wrappedValue = value } })
  }

  /// A binding to what an optional holds; `nil` when it holds nothing.
  nonisolated public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  nonisolated public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value in if let typed = value.base as? V { base.wrappedValue = typed } })
  }

  /// The binding with a transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var result = self
    result.transaction = transaction
    return result
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {
  public mutating func _attach(_ context: _PropertyContext) {}
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

extension Binding where Value: MutableCollection {
  func element(at index: Value.Index) -> Binding<Value.Element> {
    let get = get
    let set = set
    return Binding<Value.Element>(
      get: { get()[index] },
      set: { value, transaction in
        var whole = get()
        whole[index] = value
        set(whole, transaction)
      })
  }
}
