import Foundation

/// Runs a closure at once and publishes the one result that the closure promises.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [Outlet<AnySubscriber<Output, Failure>>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ promised: Result<Output, Failure>) {
    let outlets = lock.withLock {
      guard result == nil else { return [Outlet<AnySubscriber<Output, Failure>>]() }
      result = promised
      defer { waiting = [] }
      return waiting
    }
    for outlet in outlets { Self.send(promised, to: outlet) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(AnySubscriber(subscriber))
    outlet.open()
    let known = lock.withLock {
      if result == nil { waiting.append(outlet) }
      return result
    }
    if let known { Self.send(known, to: outlet) }
  }

  private static func send(
    _ result: Result<Output, Failure>, to outlet: Outlet<AnySubscriber<Output, Failure>>
  ) {
    switch result {
    case .success(let value):
      outlet.send(value)
      outlet.finish(.finished)
    case .failure(let error): outlet.finish(.failure(error))
    }
  }
}
