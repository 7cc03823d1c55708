import Foundation
import FoundationNetworking

extension URLSession {
  /// Loads what an address names once somebody asks for it; ends with the data and the answer, or with what
  /// went wrong. Cancelling it ends the loading.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let loading = Loading()
      let (request, session) = (request, session)
      Deferred {
        Future<Output, URLError> { promise in
          loading.begin(request, in: session, promise)
        }
      }
      .handleEvents(receiveCancel: { loading.cancel() })
      .receive(subscriber: subscriber)
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// A task that can be ended from outside. Its promise is called once, by the task.
private final class Loading: @unchecked Sendable {
  private let lock = NSLock()
  private var task: URLSessionDataTask?
  private var promise: ((Result<URLSession.DataTaskPublisher.Output, URLError>) -> Void)?

  func begin(
    _ request: URLRequest, in session: URLSession,
    _ promise: @escaping (Result<URLSession.DataTaskPublisher.Output, URLError>) -> Void
  ) {
    let task = session.dataTask(with: request) { [self] data, response, error in
      end(with: data, response, error)
    }
    lock.withLock {
      self.promise = promise
      self.task = task
    }
    task.resume()
  }

  private func end(with data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let promise = lock.withLock {
      defer { self.promise = nil }
      return self.promise
    }
    if let error {
      promise?(.failure(error as? URLError ?? URLError(.unknown)))
    } else if let response {
      promise?(.success((data ?? Data(), response)))
    } else {
      promise?(.failure(URLError(.badServerResponse)))
    }
  }

  func cancel() {
    lock.withLock {
      promise = nil
      task?.cancel()
    }
  }
}
