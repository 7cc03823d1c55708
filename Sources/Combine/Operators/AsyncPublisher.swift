import Foundation

/// The values of a publisher that cannot fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    private let mailbox: Mailbox<P.Output>
    private let listener: AnyCancellable

    fileprivate init(_ publisher: P) {
      let mailbox = Mailbox<P.Output>()
      self.mailbox = mailbox
      listener = publisher.sink(
        receiveCompletion: { _ in mailbox.finish(throwing: nil) },
        receiveValue: { mailbox.put($0) })
    }

    public mutating func next() async -> P.Output? { try? await mailbox.take() }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    private let mailbox: Mailbox<P.Output>
    private let listener: AnyCancellable

    fileprivate init(_ publisher: P) {
      let mailbox = Mailbox<P.Output>()
      self.mailbox = mailbox
      listener = publisher.sink(
        receiveCompletion: { completion in
          if case .failure(let error) = completion {
            mailbox.finish(throwing: error)
          } else {
            mailbox.finish(throwing: nil)
          }
        },
        receiveValue: { mailbox.put($0) })
    }

    public mutating func next() async throws -> P.Output? { try await mailbox.take() }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// The promised value.
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        receive(
          subscriber: AnySubscriber<Output, Never>(
            receiveSubscription: { $0.request(.unlimited) },
            receiveValue: { value in
              nonisolated(unsafe) let value = value
              continuation.resume(returning: value)
              return .none
            }))
      }
    }
  }
}

/// Values that wait for one reader, in order.
private final class Mailbox<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []
  private var isEnded = false
  private var failure: (any Error)?
  private var reader: CheckedContinuation<Void, Never>?

  func put(_ value: Value) { update { values.append(value) } }

  func finish(throwing error: (any Error)?) {
    update { (isEnded, failure) = (true, error) }
  }

  private func update(_ change: () -> Void) {
    let waiting = lock.withLock {
      change()
      defer { reader = nil }
      return reader
    }
    waiting?.resume()
  }

  /// The next value; nil at the end or when the reading task is cancelled.
  func take() async throws -> Value? {
    while true {
      switch lock.withLock({ next() }) {
      case .value(let value): return value
      case .end(let error):
        if let error { throw error }
        return nil
      case .wait: await wait()
      }
    }
  }

  private enum Next {
    case value(Value)
    case end((any Error)?)
    case wait
  }

  private func next() -> Next {
    if !values.isEmpty { return .value(values.removeFirst()) }
    guard isEnded else { return .wait }
    defer { failure = nil }
    return .end(failure)
  }

  private func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isReady = lock.withLock {
          if values.isEmpty, !isEnded {
            reader = continuation
            return false
          }
          return true
        }
        if isReady { continuation.resume() }
      }
    } onCancel: {
      finish(throwing: nil)
    }
  }
}
