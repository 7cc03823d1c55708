import Foundation
import Glibc

/// A client's end of a TCP connection to this machine, blocking, for tests.
final class TestConnection {
  struct Failure: Error {
    let reason: String
  }

  struct Response: Equatable, Sendable {
    var status: Int
    /// Lower-case names, without `date`.
    var headers: [String: String]
    var body: String
  }

  private let descriptor: Int32
  private var buffer: [UInt8] = []

  /// - Parameter receiveBufferBytes: a small one makes a reader that the server has to wait for.
  init(port: UInt16, receiveBufferBytes: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBufferBytes {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if status != 0 { throw Failure(reason: "no connection: \(String(cString: strerror(errno)))") }
  }

  deinit { close(descriptor) }

  func write(_ text: String) throws { try write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if sent < 0 { throw Failure(reason: "not sent: \(String(cString: strerror(errno)))") }
      rest = rest.dropFirst(sent)
    }
  }

  /// Sends a request with a Host header, unless the headers have one, and waits for the answer.
  func request(
    _ target: String, method: String = "GET", headers: [String] = [], body: String = ""
  ) throws -> Response {
    var lines = ["\(method) \(target) HTTP/1.1"] + headers
    if !headers.contains(where: { $0.lowercased().hasPrefix("host:") }) {
      lines.append("Host: localhost")
    }
    if !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
    try write(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return try response(hasBody: method != "HEAD")
  }

  /// Reads one answer.
  func response(hasBody: Bool = true) throws -> Response {
    while true {
      if let end = headEnd {
        let lines = String(decoding: buffer[..<end], as: UTF8.self).components(separatedBy: "\r\n")
        buffer.removeFirst(end + 4)
        return try finish(lines, hasBody: hasBody)
      }
      if try !receive() { throw Failure(reason: "closed before an answer") }
    }
  }

  /// Whether the server has closed the connection; waits for it.
  func isClosedByServer() -> Bool { (try? receive()) != true }

  private var headEnd: Int? {
    buffer.indices.dropLast(3).first { buffer[$0..<$0 + 4].elementsEqual([13, 10, 13, 10]) }
  }

  private func finish(_ lines: [String], hasBody: Bool) throws -> Response {
    let statusParts = lines[0].split(separator: " ")
    guard statusParts.count > 1, let status = Int(statusParts[1]) else {
      throw Failure(reason: "no status line: \(lines[0])")
    }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    headers["date"] = nil
    let length = hasBody && status != 304 ? Int(headers["content-length"] ?? "0") ?? 0 : 0
    while buffer.count < length {
      if try !receive() { throw Failure(reason: "closed within a body") }
    }
    let body = String(decoding: buffer.prefix(length), as: UTF8.self)
    buffer.removeFirst(length)
    return Response(status: status, headers: headers, body: body)
  }

  private func receive() throws -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count < 0 { throw Failure(reason: "not received: \(String(cString: strerror(errno)))") }
    buffer += bytes.prefix(count)
    return count > 0
  }
}

/// Runs blocking work on a thread of its own, so that the tasks that answer have theirs.
func blocking<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws
  -> Result
{
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
  }
}
