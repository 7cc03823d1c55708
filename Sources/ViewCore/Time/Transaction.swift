import Geometry

/// The context of a state change.
public struct Transaction {
  public var animation: Animation? { didSet { saysAnimation = true } }
  public var disablesAnimations = false
  public var isContinuous = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// Those who wait for what changes begin.
  var listeners: [AnimationListener] = []
  /// Whether somebody has said how to move, if only that nothing does.
  private(set) var saysAnimation = false

  public init() {}
  public init(animation: Animation?) {
    self.animation = animation
    saysAnimation = true
  }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The transaction of the change being made. Component code changes state on the main thread
  /// only; Apple's spelling of the calls that set it does not say so, hence unchecked.
  nonisolated(unsafe) package static var current = Transaction()

  /// Tells the calls that set `current` apart, from 1; 0 outside of all of them.
  nonisolated(unsafe) package static var currentCall = 0
  nonisolated(unsafe) private static var callCount = 0

  fileprivate static func nextCall() -> Int {
    callCount += 1
    return callCount
  }

  /// The animation that changes move by: none where they are disabled.
  package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  /// Whether what the system moves by itself, screens and pages, is to be there at once (rule M14).
  package var isStill: Bool { disablesAnimations || (saysAnimation && animation == nil) }
}

public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Changes state with a value in the transaction.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Changes state with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{
  let outer = (Transaction.current, Transaction.currentCall)
  (Transaction.current, Transaction.currentCall) = (transaction, Transaction.nextCall())
  defer { (Transaction.current, Transaction.currentCall) = outer }
  return try body()
}

/// Changes state with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
