extension Publishers {
  /// Writes a line for all that passes by, to standard output or a stream.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let prefix: String
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let lead = prefix.isEmpty ? "" : "\(prefix): "
      var target = stream
      func log(_ line: String) {
        if target == nil { Swift.print(lead + line) }
        target?.write(lead + line + "\n")
      }
      upstream.handleEvents(
        receiveSubscription: { log("receive subscription: (\($0))") },
        receiveOutput: { log("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: log("receive finished")
          case .failure(let error): log("receive error: (\(error))")
          }
        },
        receiveCancel: { log("receive cancel") },
        receiveRequest: { log("request \($0)") }
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
