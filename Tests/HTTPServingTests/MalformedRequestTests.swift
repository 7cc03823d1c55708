import Foundation
import HTTPServing
import Testing

/// What arrives on a socket and is not what a browser sends.
@Suite struct MalformedRequestTests {
  @Test(
    arguments: [
      ("/fresh?flag", 200, "flag="), ("/fresh?=x", 200, "=x"), ("/fresh?&&", 200, ""),
      ("/fresh?a=1&a=2", 200, "a=1|a=2"), ("/fresh?", 200, ""), ("/fresh?a=%00b", 200, "a=\u{0}b"),
      ("/fresh?a=+", 200, "a=+"), ("/fresh?a=%E2%80%9C%F0%9F%91%8D", 200, "a=“👍"),
      ("http://localhost/fresh?a=1", 200, "a=1"), ("http://evil.example/fresh", 421, nil),
      ("/fresh%00.svg", 400, nil), ("/fresh%5c..", 400, nil), ("/fresh%0d%0aX", 400, nil),
      ("/..%2f..%2fPackage.swift", 400, nil), ("/%2e%2e/%2e%2e/Package.swift", 404, nil),
      ("/../Package.swift", 404, nil), ("/%252e%252e/", 404, nil), ("/.git/config", 404, nil),
      ("//", 404, nil), ("//fresh", 404, nil), ("/fresh/", 404, nil), ("/%ff", 400, nil),
      ("/fresh?a=%ff", 400, nil), ("/fresh?a=%f", 400, nil), ("*", 400, nil), ("fresh", 400, nil),
      ("/fresh#a", 400, nil),
    ] as [(String, Int, String?)])
  func readsTargetsStrictly(target: String, status: Int, body: String?) async throws {
    let service = try TestService()
    try await blocking {
      let connection = try service.connect()
      let answer = try connection.request(target)
      #expect(answer.status == status)
      if let body {
        #expect(answer.body == body)
      } else {
        #expect(answer.headers["content-type"] == "application/problem+json")
        let document = try JSONDecoder().decode(
          ProblemDocument.self, from: Data(answer.body.utf8))
        #expect(document.status == status)
      }
      #expect(try connection.request("/fresh?still=here").body == "still=here")
    }
  }

  @Test(arguments: [
    ("GET /fresh HTTP/1.1\r\n\r\n", [400]),
    ("GET /fresh HTTP/1.0\r\n\r\n", [200]),
    ("GET /fresh HTTP/1.1\r\nHost:\r\n\r\n", [400, 421]),
    ("GET /fresh HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", [400]),
    ("GET /fresh?a b HTTP/1.1\r\nHost: localhost\r\n\r\n", [400]),
    ("GET /fresh\r\n\r\n", [400, 505]),
    ("\0\0\0\0\r\n\r\n", []),
    ("GET /fresh HTTP/9.9\r\nHost: localhost\r\n\r\n", [400, 505]),
    ("GET /fresh?a=\u{1}b HTTP/1.1\r\nHost: localhost\r\n\r\n", [400]),
  ])
  func outlivesAnyBytes(bytes: String, statuses: [Int]) async throws {
    let service = try TestService()
    try await blocking {
      let connection = try service.connect()
      try connection.write(bytes)
      // Without a status to expect the library waits for more, until its time is up.
      if !statuses.isEmpty { #expect(statuses.contains(try connection.response().status)) }
      #expect(try service.connect().request("/fresh?still=here").body == "still=here")
    }
  }

  @Test(arguments: [1_000, 8_000, 16_000, ServingLimits.targetBytes - 9])
  func takesLongAddresses(byteCount: Int) async throws {
    let service = try TestService()
    try await blocking {
      let value = String(repeating: "a", count: byteCount)
      let answer = try service.connect().request("/fresh?a=\(value)")
      #expect(answer.body == "a=\(value)")
    }
  }

  @Test(arguments: [ServingLimits.targetBytes + 1, 33_000, 64_000, 200_000])
  func refusesLongerAddresses(byteCount: Int) async throws {
    let service = try TestService()
    try await blocking {
      let value = String(repeating: "a", count: byteCount)
      let answer = try? service.connect().request("/fresh?a=\(value)")
      #expect(answer == nil || answer?.status == 414)
      if byteCount == ServingLimits.targetBytes + 1 {
        #expect(answer?.headers["content-type"] == "application/problem+json")
        #expect(service.log.lines.first?.hasPrefix("414 GET /fresh?a=aaa") == true)
      }
      let next = try service.connect().request("/fresh?still=here")
      #expect(next.body == "still=here")
    }
  }

  @Test func putsABodyTogetherThatArrivesInPieces() async throws {
    let service = try TestService()
    try await blocking {
      let connection = try service.connect()
      try connection.write(
        "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 102400\r\n\r\n")
      for _ in 0..<100 { try connection.write([UInt8](repeating: 66, count: 1024)) }
      #expect(try connection.response().body == "102400")
      try connection.write(
        "POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
      for _ in 0..<10 { try connection.write("3\r\nabc\r\n") }
      try connection.write("0\r\n\r\n")
      #expect(try connection.response().body == "30")
      #expect(try connection.request("/fresh?a=1").body == "a=1")
    }
  }

  @Test func refusesABodyThatIsTooLong() async throws {
    let service = try TestService()
    try await blocking {
      let declared = try service.connect()
      try declared.write(
        "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n")
      #expect(try declared.response().status == 413)
      let undeclared = try service.connect()
      try undeclared.write(
        "POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
      let chunk = Array("10000\r\n".utf8) + [UInt8](repeating: 66, count: 65536) + [13, 10]
      for _ in 0...(ServingLimits.bodyBytes / 65536) { try undeclared.write(chunk) }
      try undeclared.write("0\r\n\r\n")
      #expect(try undeclared.response().status == 413)
      #expect(try service.connect().request("/fresh?still=here").body == "still=here")
    }
  }
}
