import Foundation
import HTTPServing
import Testing

@Suite struct RouterTests {
  private struct Broken: Error {}

  private var router: Router {
    var router = Router { _ in HTTPProblem(.internalServerError, detail: "broken") }
    func reply(_ name: String) -> Router.Handler {
      { request in
        let captures = ["component", "hash", "path"].compactMap { key in
          request.names.contains(key) ? request[key] : nil
        }
        return .response(HTTPResponse(.plainText, ([name] + captures).joined(separator: " ")))
      }
    }
    router.get("/", reply("home"))
    router.get("/components/{component}", reply("page"))
    router.get("/components/{component}.svg", reply("svg"))
    router.get("/components/{component}/filmstrip.svg", reply("film"))
    router.get("/assets/{path...}", reply("file"))
    router.get("/assets/{hash}/{path...}", reply("kept"))
    router.get("/components/index", reply("index"))
    router.get("/broken") { _ in throw Broken() }
    router.get("/refused") { _ in
      throw HTTPProblem(.badRequest, detail: "no", parameter: "t", value: "-1", allowed: ["0"])
    }
    router.add("/runs", [.get: reply("runs"), .post: reply("run")])
    return router
  }

  private func respond(_ method: HTTPMethod, _ target: String) async throws -> HTTPResponse {
    await router.respond(to: try HTTPRequest(target, method: method)).response
  }

  @Test(arguments: [
    ("/", "home"), ("/components/segmented-control", "page segmented-control"),
    ("/components/segmented-control.svg?a=b", "svg segmented-control"),
    ("/components/a.b.svg", "svg a.b"), ("/components/.svgx", nil),
    ("/components/x/filmstrip.svg", "film x"), ("/components/index", "index"),
    ("/assets/page.css", "file page.css"),
    ("/assets/0a/scripts/page.js", "kept 0a scripts/page.js"),
    ("/assets/", nil), ("/assets/0a//x", nil), ("/components/", nil), ("/components", nil),
    ("/components/x/", nil), ("//", nil), ("/nope", nil),
  ])
  func findsTheMostSpecificRoute(target: String, body: String?) async throws {
    guard let request = try? HTTPRequest(target) else {
      #expect(body == nil)
      return
    }
    let response = await router.respond(to: request).response
    #expect(response.status == (body == nil ? .notFound : .ok))
    if let body { #expect(String(decoding: response.body, as: UTF8.self) == body) }
  }

  @Test(arguments: [
    (HTTPMethod.post, "/", "GET, HEAD"), (.delete, "/runs", "GET, HEAD, POST"),
    (HTTPMethod(rawValue: "FOO"), "/components/x.svg", "GET, HEAD"),
    (HTTPMethod(rawValue: "get"), "/", "GET, HEAD"),
  ])
  func namesTheAllowedMethods(method: HTTPMethod, target: String, allowed: String) async throws {
    let response = try await respond(method, target)
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers["allow"] == allowed)
  }

  @Test func answersHeadAsGet() async throws {
    #expect(try await respond(.head, "/") == respond(.get, "/"))
  }

  @Test func describesProblemsAsJSON() async throws {
    let response = try await respond(.get, "/refused")
    #expect(response.status == .badRequest)
    #expect(response.headers["Content-Type"] == "application/problem+json")
    #expect(
      String(decoding: response.body, as: UTF8.self) == """
        {"allowed":["0"],"detail":"no","parameter":"t","status":400,"title":"Bad Request",\
        "type":"about:blank","value":"-1"}
        """)
    #expect(try await respond(.get, "/broken").status == .internalServerError)
  }
}
