import Geometry

/// What waits to be built, transaction by transaction (rule M5).
package struct PendingChanges {
  /// Changes made by one call of `withTransaction`, or outside of all.
  struct Change {
    /// Rises from change to change.
    let number: Int
    let call: Int
    let transaction: Transaction
    var nodes: [ObjectIdentifier: ViewNode] = [:]
    /// Done before they are built.
    var actions: [@MainActor () -> Void] = []
  }

  private var waiting: [Change] = []
  private var lastNumber = 0
  /// The change whose bodies are being built now.
  private(set) var built: Int?
  /// The last change that has been built or is being built.
  private(set) var lastBuilt = 0

  var isEmpty: Bool { waiting.isEmpty }
  var count: Int { waiting.count }

  /// Adds a node that is to be built again; the number of the change that it joins.
  mutating func insert(_ node: ViewNode) -> Int {
    let index = currentIndex()
    waiting[index].nodes[ObjectIdentifier(node)] = node
    return waiting[index].number
  }

  /// Adds something that changes the layout without a body.
  mutating func insert(_ action: @escaping @MainActor () -> Void) {
    waiting[currentIndex()].actions.append(action)
  }

  /// Where the change that is being made waits.
  private mutating func currentIndex() -> Int {
    let call = Transaction.currentCall
    if waiting.last?.call != call {
      lastNumber += 1
      waiting.append(Change(number: lastNumber, call: call, transaction: .current))
    }
    return waiting.endIndex - 1
  }

  /// Whether a change made earlier than a given one is still to be built.
  func waits(before number: Int) -> Bool {
    built != nil || waiting.first.map { $0.number < number } ?? false
  }

  mutating func begin() -> Change? {
    guard !waiting.isEmpty else { return nil }
    let change = waiting.removeFirst()
    built = change.number
    lastBuilt = change.number
    return change
  }

  mutating func end() { built = nil }

  mutating func removeAll() {
    waiting = []
    built = nil
  }
}

extension Transaction {
  /// Runs the building of a change; what it causes itself belongs to the same transaction.
  static func resuming(_ change: PendingChanges.Change, _ body: () -> Void) {
    let outer = (current, currentCall)
    (current, currentCall) = (change.transaction, change.call)
    body()
    (current, currentCall) = outer
  }
}
