import Geometry

/// One pass of building and layout, and the transaction of the change that caused it.
package struct GraphUpdate {
  /// Rises from update to update.
  package let serial: Int
  let transaction: Transaction
  /// Whether the transaction itself animates.
  let isAnimated: Bool

  init(serial: Int = 0, transaction: Transaction = Transaction()) {
    self.serial = serial
    self.transaction = transaction
    isAnimated = transaction.effectiveAnimation != nil
  }
}

/// Changes the transaction for views below: an animation or transaction modifier.
package final class TransactionScope: Equatable {
  /// The one around; the outermost take the transaction of the update.
  package var parent: TransactionScope?
  private var transform: ((inout Transaction) -> Void)?
  /// The update in which it applies; `nil` for all.
  private var update: Int?

  package init() {}

  package static func == (lhs: TransactionScope, rhs: TransactionScope) -> Bool { lhs === rhs }

  /// Applies to changes of this update, or from now on to all.
  ///
  /// - Parameter update: its number; `nil` for all.
  func set(in update: Int?, _ transform: @escaping (inout Transaction) -> Void) {
    self.update = update
    self.transform = transform
  }

  func transaction(in update: GraphUpdate) -> Transaction {
    var transaction = parent?.transaction(in: update) ?? update.transaction
    if self.update == nil || self.update == update.serial { transform?(&transaction) }
    return transaction
  }
}

extension EnvironmentValues {
  private enum TransactionScopeKey: EnvironmentKey {
    static var defaultValue: TransactionScope? { nil }
  }

  /// The nearest modifier that changes transactions.
  package var transactionScope: TransactionScope? {
    get { self[TransactionScopeKey.self] }
    set { self[TransactionScopeKey.self] = newValue }
  }
}

extension ViewNode {
  /// The transaction in force here: that of the update, as the modifiers around have changed it.
  package final var transaction: Transaction {
    guard let graph, !graph.motion.isSuppressed else { return Transaction() }
    return environment.transactionScope?.transaction(in: graph.motion.update)
      ?? graph.motion.update.transaction
  }
}
