import Foundation

/// The value of a published property, its listeners, and the link to its owner.
final class PublishedStorage<Value>: PublishedStorageLink {
  private let lock = NSLock()
  private var current: Value
  private var ownerPublisher: ObservableObjectPublisher?
  private var followed: [AnyCancellable] = []
  private let list = ConduitList<Value, Never>()

  init(_ value: Value) { current = value }

  deinit { list.finish(.finished) }

  var value: Value { lock.withLock { current } }

  package var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { ownerPublisher } }
    set { lock.withLock { ownerPublisher = newValue } }
  }

  /// Announces the change, sends `value` to the listeners, then stores it: a listener that reads
  /// the property still sees the old value.
  func set(_ value: Value) {
    objectWillChange?.send()
    list.send(value)
    let old = lock.withLock {
      defer { current = value }
      return current
    }
    withExtendedLifetime(old) {}
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    list.attach(subscriber, pending: value)
  }

  /// Takes every value of `source` for as long as this storage lives.
  func follow<P: Publisher>(_ source: P) where P.Output == Value, P.Failure == Never {
    let cancellable = source.sink { [weak self] in self?.set($0) }
    lock.withLock { followed.append(cancellable) }
  }
}
