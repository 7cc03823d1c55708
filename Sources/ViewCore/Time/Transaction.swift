import Geometry

/// The context of a state change.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The transaction of the change being made. Component code changes state on the main thread
  /// only; Apple's spelling of the calls that set it does not say so, hence unchecked.
  nonisolated(unsafe) package static var current = Transaction()
}

public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Changes state with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Changes state with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
