import HTTPServing
import Testing

@Suite struct HTTPServerTests {
  @Test func keepsAConnectionThroughAllKindsOfAnswers() async throws {
    let service = try TestService()
    try await blocking {
      let connection = try service.connect()
      #expect(try connection.request("/fresh?a=1").body == "a=1")
      #expect(try connection.request("/kept?a=1").body == "kept 1")
      #expect(try connection.request("/kept?a=1").body == "kept 1")
      #expect(try connection.request("/kept?a=1", method: "HEAD").status == 200)
      #expect(try connection.request("/nope").status == 404)
      #expect(try connection.request("/fresh", method: "FOO").status == 405)
      #expect(try connection.request("/fresh?a=%zz").status == 400)
      #expect(try connection.request("/fresh", headers: ["Host: evil.example"]).status == 421)
      #expect(try connection.request("/echo", method: "POST", body: "12345").body == "5")
      #expect(try connection.request("/broken").status == 500)
      #expect(try connection.request("/kept", headers: ["If-None-Match: *"]).status == 304)
      #expect(try connection.request("/fresh?b=2").body == "b=2")
    }
  }

  @Test func answersRequestsSentTogether() async throws {
    let service = try TestService()
    try await blocking {
      let connection = try service.connect()
      let one = "GET /fresh?a=1 HTTP/1.1\r\nHost: localhost\r\n\r\n"
      try connection.write(one + one.replacing("a=1", with: "b=2") + one)
      for body in ["a=1", "b=2", "a=1"] { #expect(try connection.response().body == body) }
    }
  }

  @Test(arguments: ["/fresh?a=1", "/kept?a=1", "/nope"])
  func headHasTheHeadersOfGet(target: String) async throws {
    let service = try TestService()
    try await blocking {
      let connection = try service.connect()
      for _ in 0..<2 {
        let get = try connection.request(target)
        let head = try connection.request(target, method: "HEAD")
        #expect(head.status == get.status)
        #expect(head.headers == get.headers)
        #expect(Int(get.headers["content-length"] ?? "") == get.body.utf8.count)
      }
    }
  }

  @Test(arguments: ["/fresh?a=1", "/kept?a=1"])
  func sendsContentOnlyToThoseWhoLackIt(target: String) async throws {
    let service = try TestService()
    try await blocking {
      let connection = try service.connect()
      for _ in 0..<2 {
        let full = try connection.request(target)
        let tag = try #require(full.headers["etag"])
        let same = try connection.request(target, headers: ["If-None-Match: \"x\", W/\(tag)"])
        #expect(same.status == 304)
        #expect(same.headers["etag"] == tag)
        #expect(same.headers["cache-control"] == "no-cache")
        #expect(same.headers["content-type"] == nil)
        #expect(try connection.request(target, headers: ["If-None-Match: \"x\""]) == full)
      }
    }
  }

  @Test func remembersPreparedAnswersUntilToldNotTo() async throws {
    let service = try TestService()
    try await blocking {
      let connection = try service.connect()
      for _ in 0..<3 { _ = try connection.request("/kept?a=1") }
      #expect(service.calls.count == 1)
      _ = try connection.request("/kept?a=%31")
      #expect(service.calls.count == 2)
      service.cache.removeAll()
      _ = try connection.request("/kept?a=1")
      #expect(service.calls.count == 3)
      for _ in 0..<3 { _ = try connection.request("/fresh") }
      #expect(service.calls.count == 6)
    }
  }

  @Test func aRememberedAnswerIsNotForForeignNames() async throws {
    let service = try TestService()
    try await blocking {
      let connection = try service.connect()
      _ = try connection.request("/kept?a=1")
      for host in ["Host: evil.example", "Host: localhost\r\nHost: localhost"] {
        #expect(try connection.request("/kept?a=1", headers: [host]).status >= 400)
      }
      #expect(try connection.request("/kept?a=1", method: "DELETE").status == 405)
    }
  }

  @Test func ignoresRanges() async throws {
    let service = try TestService()
    try await blocking {
      let answer = try service.connect().request("/kept?a=1", headers: ["Range: bytes=0-1"])
      #expect(answer.status == 200)
      #expect(answer.body == "kept 1")
    }
  }

  @Test func servesManyConnectionsAtOnce() async throws {
    let service = try TestService()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for client in 0..<32 {
        group.addTask {
          try await blocking {
            let connection = try service.connect()
            for index in 0..<50 {
              let path = index % 2 == 0 ? "/fresh" : "/kept"
              let body = try connection.request("\(path)?a=\(client)-\(index)").body
              #expect(body.hasSuffix("\(client)-\(index)"))
            }
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func refusesAPortInUse() async throws {
    let service = try TestService()
    let port = service.server.port
    #expect(throws: ServerStartError.portInUse(host: "127.0.0.1", port: port)) {
      try TestService(port: port)
    }
    #expect(throws: ServerStartError.unknownHost("256.0.0.1")) {
      var configuration = HTTPServer.Configuration()
      configuration.host = "256.0.0.1"
      _ = try HTTPServer(configuration: configuration) { _ in
        .response(HTTPResponse(.plainText, ""))
      }
    }
  }
}
