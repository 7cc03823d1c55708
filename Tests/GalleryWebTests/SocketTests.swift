import FoundationNetworking
import Geometry
import HTTPServing
import Testing

@testable import GalleryWeb

/// The site behind a real server, asked over a real socket.
@Suite @MainActor struct SocketTests {
  private func ask(
    _ server: HTTPServer, _ target: String, method: String = "GET", headers: [String: String] = [:]
  ) async throws -> (response: HTTPURLResponse, body: Data) {
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)\(target)"))
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    request.httpMethod = method
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (body, response) = try await URLSession(configuration: .ephemeral).data(for: request)
    return (try #require(response as? HTTPURLResponse), body)
  }

  @Test func statesAreServedAndValidated() async throws {
    let site = try SampleSite()
    let server = try HTTPServer(configuration: .init()) { [site = site.site] request in
      await site.respond(to: request)
    }
    defer { server.stop() }
    let target = "/components/sample.svg?selection=b"
    let first = try await ask(server, target)
    #expect(first.response.statusCode == 200)
    #expect(
      first.response.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("image/svg") == true)
    let tag = try #require(first.response.value(forHTTPHeaderField: "ETag"))
    let again = try await ask(server, target, headers: ["If-None-Match": tag])
    #expect(again.response.statusCode == 304)
    #expect(again.body.isEmpty)
    let other = try await ask(
      server, "/components/sample.svg?selection=c", headers: ["If-None-Match": tag])
    #expect(other.response.statusCode == 200)
    let head = try await ask(server, target, method: "HEAD")
    #expect(head.body.isEmpty)
    #expect(head.response.value(forHTTPHeaderField: "ETag") == tag)
    #expect(
      head.response.value(forHTTPHeaderField: "Content-Length")
        == first.response.value(forHTTPHeaderField: "Content-Length"))
    #expect(site.renderer.count == 2)
  }

  @Test func longTextsArriveAndTooLongOnesAreRefused() async throws {
    let site = try SampleSite()
    let server = try HTTPServer(configuration: .init()) { [site = site.site] request in
      await site.respond(to: request)
    }
    defer { server.stop() }
    let long = try await ask(
      server, "/components/sample.json?title=" + String(repeating: "a", count: 8000))
    #expect(long.response.statusCode == 200)
    let tooLong = try await ask(
      server, "/components/sample.svg?title=" + String(repeating: "a", count: 29_000))
    #expect(tooLong.response.statusCode == 414)
  }
}
