import CMicroHTTPD
import Dispatch
import Glibc

/// Called with each request line, before its headers: the only place where the target can be had
/// undecoded. What it returns is the request's own pointer from then on.
let beginExchange:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) ->
    UnsafeMutableRawPointer? = { _, target, _ in
      var bytes: [UInt8] = []
      if let target {
        let length = strlen(target)
        bytes = target.withMemoryRebound(to: UInt8.self, capacity: length) {
          Array(UnsafeBufferPointer(start: $0, count: length))
        }
      }
      return Unmanaged.passRetained(Exchange(target: RawTarget(bytes))).toOpaque()
    }

/// Called when an answer has been sent, or its connection has ended before.
let endExchange: MHD_RequestCompletedCallback = { context, _, exchangePointer, _ in
  guard let context, let opaque = exchangePointer?.pointee else { return }
  exchangePointer?.pointee = nil
  let exchange = Unmanaged<Exchange>.fromOpaque(opaque).takeRetainedValue()
  if exchange.isCounted {
    Unmanaged<DaemonContext>.fromOpaque(context).takeUnretainedValue().running.leave()
  }
}

/// Called first with the head of a request, then with each piece of its body, then once more to be
/// given the answer, and again after a suspended connection has been resumed. An answer given at
/// the first call would end the connection.
let continueExchange: MHD_AccessHandlerCallback = {
  context, connection, _, method, version, bytes, byteCount, exchangePointer in
  guard let context, let connection, let method, let byteCount,
    let opaque = exchangePointer?.pointee
  else { return .NO }
  let daemon = Unmanaged<DaemonContext>.fromOpaque(context).takeUnretainedValue()
  let exchange = Unmanaged<Exchange>.fromOpaque(opaque).takeUnretainedValue()
  switch exchange.phase {
  case .announced:
    exchange.phase = .receiving
    exchange.isCounted = true
    daemon.running.enter()
    guard declaredBodyIsAllowed(connection) else {
      return refuseBody(exchange, method, connection, daemon)
    }
    return .YES
  case .receiving where byteCount.pointee > 0:
    let piece = UnsafeRawBufferPointer(start: bytes, count: byteCount.pointee)
    byteCount.pointee = 0
    return receive(piece, exchange)
  case .receiving where exchange.discardedByteCount > 0:
    return refuseBody(exchange, method, connection, daemon)
  case .receiving:
    return answer(exchange, method, version, connection, daemon)
  case .answering(let pending):
    guard let prepared = pending.answer else { return .NO }
    exchange.phase = .answered
    return send(prepared, on: connection)
  case .answered:
    return .NO
  }
}

private func answer(
  _ exchange: Exchange, _ method: UnsafePointer<CChar>, _ version: UnsafePointer<CChar>?,
  _ connection: OpaquePointer, _ daemon: DaemonContext
) -> MHD_Result {
  var head = RequestHead()
  head.isRead = strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0
  MHD_get_connection_values_n(connection, .HEADER_KIND, readHead, &head)
  if let prepared = daemon.service.rememberedAnswer(for: exchange.target, head: head) {
    exchange.phase = .answered
    let condition = head.ifNoneMatch.map { String(decoding: $0, as: UTF8.self) }
    return prepared.native(ifNoneMatch: condition).queue(on: connection)
  }
  var headers = HTTPHeaders()
  withUnsafeMutablePointer(to: &headers) { headers in
    _ = MHD_get_connection_values_n(connection, .HEADER_KIND, copyHeader, headers)
  }
  let message = ReceivedMessage(
    method: HTTPMethod(rawValue: String(cString: method)),
    needsHost: version.map { strcmp($0, "HTTP/1.0") != 0 } ?? true,
    headers: headers, body: exchange.body)
  MHD_suspend_connection(connection)
  let pending = PendingAnswer(SuspendedConnection(handle: connection))
  exchange.phase = .answering(pending)
  daemon.start(pending, target: exchange.target, message: message)
  return .YES
}

/// Sends an answer, or a 304 to a client that has its content.
private func send(_ prepared: PreparedResponse, on connection: OpaquePointer) -> MHD_Result {
  let value = MHD_lookup_connection_value(connection, .HEADER_KIND, "If-None-Match")
  return prepared.native(ifNoneMatch: value.map { String(cString: $0) }).queue(on: connection)
}

/// Keeps a piece of the body. What exceeds the limit is read and dropped, so that the client, which
/// sends before it listens, can be told; a client that goes on and on is cut off.
private func receive(_ piece: UnsafeRawBufferPointer, _ exchange: Exchange) -> MHD_Result {
  if exchange.discardedByteCount == 0,
    exchange.body.count + piece.count <= ServingLimits.bodyBytes
  {
    exchange.body.append(contentsOf: piece)
    return .YES
  }
  exchange.discardedByteCount += exchange.body.count + piece.count
  exchange.body = []
  return exchange.discardedByteCount <= 2 * ServingLimits.bodyBytes ? .YES : .NO
}

private func declaredBodyIsAllowed(_ connection: OpaquePointer) -> Bool {
  guard let text = MHD_lookup_connection_value(connection, .HEADER_KIND, "Content-Length")
  else { return true }
  return (Int(String(cString: text)) ?? .max) <= ServingLimits.bodyBytes
}

private func refuseBody(
  _ exchange: Exchange, _ method: UnsafePointer<CChar>, _ connection: OpaquePointer,
  _ daemon: DaemonContext
) -> MHD_Result {
  exchange.phase = .answered
  let problem = HTTPProblem(
    .contentTooLarge,
    detail: "A request body may have \(ServingLimits.bodyBytes) bytes.")
  let method = HTTPMethod(rawValue: String(cString: method))
  return daemon.service.refuse(problem, method, exchange.target).native.queue(on: connection)
}

/// Notes the headers that decide about a remembered answer.
private let readHead: MHD_KeyValueIteratorN = { head, _, name, nameLength, value, valueLength in
  guard let head = head?.assumingMemoryBound(to: RequestHead.self), let name, let value else {
    return .YES
  }
  let bytes = UnsafeBufferPointer(
    start: UnsafeRawPointer(value).assumingMemoryBound(to: UInt8.self), count: valueLength)
  if nameLength == 4, strncasecmp(name, "Host", 4) == 0 {
    head.pointee.host = bytes
    head.pointee.hostCount += 1
  } else if nameLength == 13, strncasecmp(name, "If-None-Match", 13) == 0 {
    head.pointee.ifNoneMatch = bytes
  }
  return .YES
}

private let copyHeader: MHD_KeyValueIteratorN = { headers, _, name, nameLength, value, length in
  guard let headers = headers?.assumingMemoryBound(to: HTTPHeaders.self), let name else {
    return .YES
  }
  headers.pointee.append(
    name: String(decoding: UnsafeRawBufferPointer(start: name, count: nameLength), as: UTF8.self),
    value: String(decoding: UnsafeRawBufferPointer(start: value, count: length), as: UTF8.self))
  return .YES
}
