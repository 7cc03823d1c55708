/// What the server does with requests, apart from any socket or library.
struct HTTPService: Sendable {
  let hosts: HostAllowList
  let cache: ResponseCache
  let respond: @Sendable (HTTPRequest) async -> HTTPAnswer
  /// Receives one line for each request that was refused or failed.
  let log: @Sendable (String) -> Void

  /// The answer to a GET or HEAD that has been made before.
  @inline(__always)
  func rememberedAnswer(for target: RawTarget, head: RequestHead) -> PreparedResponse? {
    guard head.hostCount == 1, head.isRead, let host = head.host, hosts.allows(host) else {
      return nil
    }
    return cache.answer(for: target)
  }

  /// The answer to any request.
  func answer(_ target: RawTarget, _ message: ReceivedMessage) async -> PreparedResponse {
    let request: HTTPRequest
    do {
      request = try validate(target, message)
    } catch {
      return refuse(error, message.method, target)
    }
    let answer = await respond(request)
    switch answer {
    case .response(let response):
      if response.status.code >= 500 { report(response.status, message.method, target) }
      return PreparedResponse(response)
    case .prepared(let prepared):
      if request.isRead, prepared.response.status == .ok { cache.insert(prepared, for: target) }
      return prepared
    }
  }

  /// An error, logged.
  func refuse(
    _ problem: HTTPProblem, _ method: HTTPMethod, _ target: RawTarget
  ) -> PreparedResponse {
    report(problem.status, method, target)
    return PreparedResponse(problem.response)
  }

  private func validate(
    _ target: RawTarget, _ message: ReceivedMessage
  ) throws(HTTPProblem) -> HTTPRequest {
    guard let text = String(validating: target.bytes, as: UTF8.self) else {
      throw HTTPProblem(
        .badRequest, detail: "The request target is not UTF-8; percent-encode its bytes.")
    }
    let parsed: RequestTarget
    do {
      parsed = try RequestTarget(text)
    } catch {
      throw HTTPProblem(error)
    }
    let headerHosts = message.headers.values(named: "Host")
    guard headerHosts.count == 1 || (headerHosts.isEmpty && !message.needsHost) else {
      throw HTTPProblem(.badRequest, detail: "A request has exactly one Host header.")
    }
    if let host = parsed.authority ?? headerHosts.first, !hosts.allows(host) {
      throw HTTPProblem(
        .misdirectedRequest,
        detail: """
          This server does not answer to that name. Call it localhost or by its address, or start \
          it with that name allowed.
          """, value: host)
    }
    return HTTPRequest(
      method: message.method, target: parsed, headers: message.headers, body: message.body)
  }

  private func report(_ status: HTTPStatus, _ method: HTTPMethod, _ target: RawTarget) {
    let shownBytes = 200
    let shown = String(decoding: target.bytes.prefix(shownBytes), as: UTF8.self)
    let text = String(
      String.UnicodeScalarView(
        "\(method.rawValue.prefix(20)) \(shown)".unicodeScalars.map { $0.value < 0x20 ? "?" : $0 }))
    log("\(status.code) \(text)\(target.bytes.count > shownBytes ? "…" : "")")
  }
}

/// The few parts of a request's head that decide whether a remembered answer can be sent. Points
/// into the library's memory, for as long as its callback runs.
struct RequestHead {
  /// GET or HEAD.
  var isRead = false
  var host: UnsafeBufferPointer<UInt8>?
  var hostCount = 0
  var ifNoneMatch: UnsafeBufferPointer<UInt8>?
}

/// A request as the library hands it over: nothing about it has been judged.
struct ReceivedMessage: Sendable {
  var method: HTTPMethod
  /// False for HTTP/1.0, which has no Host header.
  var needsHost: Bool
  var headers: HTTPHeaders
  var body: [UInt8]
}

extension HTTPRequest {
  /// Whether it asks for content and changes nothing.
  var isRead: Bool { method == .get || method == .head }
}
