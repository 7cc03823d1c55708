import Addressing
import Dispatch
import HTTPServing
import Synchronization

/// A small service on a free port.
final class TestService: Sendable {
  let server: HTTPServer
  let cache = ResponseCache()
  /// How often a handler has run.
  let calls: CallCount
  let log: Lines
  /// Signalled when a request has reached the handler that does not answer.
  let waitsForEver: DispatchSemaphore

  final class CallCount: Sendable {
    private let value = Atomic(0)

    var count: Int { value.load(ordering: .relaxed) }

    func increment() { value.add(1, ordering: .relaxed) }
  }

  final class Lines: Sendable {
    private let values = Mutex<[String]>([])

    var lines: [String] { values.withLock { $0 } }

    func append(_ line: String) { values.withLock { $0.append(line) } }
  }

  init(port: UInt16 = 0) throws {
    let calls = CallCount()
    let log = Lines()
    let waitsForEver = DispatchSemaphore(value: 0)
    var router = Router { _ in HTTPProblem(.internalServerError, detail: "broken") }
    router.get("/fresh") { request in
      calls.increment()
      let text = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "|")
      return .response(HTTPResponse(.plainText, text))
    }
    router.get("/kept") { request in
      calls.increment()
      let text = "kept " + request.query.map(\.value).joined()
      return .prepared(PreparedResponse(HTTPResponse(.svg, text)))
    }
    router.get("/large") { _ in
      .response(HTTPResponse(.bytes, [UInt8](repeating: 65, count: 32 << 20)))
    }
    router.get("/never") { _ in
      waitsForEver.signal()
      try await Task.sleep(for: .seconds(3600))
      return .response(HTTPResponse(.plainText, "late"))
    }
    router.get("/broken") { _ in throw CancellationError() }
    router.add(
      "/echo",
      [
        .post: { request in
          .response(HTTPResponse(.plainText, "\(request.request.body.count)"))
        }
      ])
    let finished = router
    var configuration = HTTPServer.Configuration()
    configuration.port = port
    configuration.log = { line in log.append(line) }
    self.calls = calls
    self.log = log
    self.waitsForEver = waitsForEver
    server = try HTTPServer(configuration: configuration, cache: cache) { request in
      await finished.respond(to: request)
    }
  }

  func connect() throws -> TestConnection { try TestConnection(port: server.port) }
}
