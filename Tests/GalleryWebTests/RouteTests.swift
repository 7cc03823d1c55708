import Geometry
import HTTPServing
import Snapshots
import Templating
import Testing

@testable import GalleryWeb

@Suite @MainActor struct RouteTests {
  @Test(
    arguments: [
      ("/", 200, MediaType.html),
      ("/?q=sample", 200, .html),
      ("/components/sample", 200, .html),
      ("/components/sample?selection=b", 200, .html),
      ("/components/sample?selektion=b", 200, .html),
      ("/components/sample.svg", 200, .svg),
      ("/components/sample.svg?selection=nope", 200, .svg),
      ("/components/sample.json", 200, .json),
      ("/embed/sample", 200, .html),
      ("/index.json", 200, .json),
      ("/api/v1/components", 200, .json),
      ("/api/v1/components/sample", 200, .json),
      ("/api/v1/components/sample/snapshot", 200, .json),
      ("/healthz", 200, .plainText),
      ("/readyz", 200, .plainText),
      ("/assets/gallery.css", 200, .css),
      ("/assets/gallery.js", 200, .javaScript),
      ("/components/nope", 404, .problem),
      ("/components/nope.svg", 404, .problem),
      ("/components/nope/form", 404, .problem),
      ("/api/v1/components/nope", 404, .problem),
      ("/components/sample.svg?selektion=b", 400, .problem),
      ("/components/sample.svg?title=a&title=b", 400, .problem),
      ("/components/sample.json?textSize=huge", 400, .problem),
      ("/api/v1/components/sample/snapshot?t=-1", 400, .problem),
      ("/embed/sample?count=x", 400, .problem),
      ("/components/", 404, .problem),
      ("/components", 404, .problem),
      ("/nothing", 404, .problem),
      ("/assets/nothing.css", 404, .problem),
      ("/assets/0000000000000000/gallery.css", 404, .problem),
    ])
  func answers(target: String, status: Int, type: MediaType) async throws {
    let response = try await SampleSite().get(target)
    #expect(response.status.code == status)
    #expect(response.type == type.rawValue)
    #expect(!response.body.isEmpty)
    let head = try await SampleSite().get(target, method: .head)
    #expect(head.headers == response.headers)
  }

  @Test func assetsOfTheHashStayForEver() async throws {
    let site = try SampleSite()
    let page = try await site.get("/").text
    let link = try #require(page.firstMatch(of: /\/assets\/[0-9a-f]{16}\/gallery\.css/))
    let response = try await site.get(String(link.output))
    #expect(response.status == .ok)
    #expect(response.headers["Cache-Control"]?.contains("immutable") == true)
  }

  @Test func problemsNameWhatIsWrong() async throws {
    let response = try await SampleSite().get("/components/sample.svg?selektion=b%3Cscript%3E")
    let problem = try DocumentEncoding.document(ProblemDocument.self, of: response.body)
    #expect(problem.status == 400)
    #expect(problem.parameter == "selektion")
    #expect(problem.value == "b<script>")
    #expect(problem.allowed == ["selection"])
    #expect(problem.detail.contains("Did you mean “selection”?"))
  }

  @Test(arguments: ["POST", "DELETE", "FOO"])
  func otherMethodsAreRefused(method: String) async throws {
    let response = try await SampleSite().get(
      "/components/sample.svg", method: HTTPMethod(rawValue: method))
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers["Allow"] == "GET, HEAD")
  }

  @Test func readersGetProblemsAsPages() async throws {
    let site = try SampleSite()
    let page = try await site.get("/components/smaple", headers: ["Accept": "text/html,*/*"])
    #expect(page.status == .notFound)
    #expect(page.type == MediaType.html.rawValue)
    #expect(page.text.contains("href=\"/components/sample\""))
    let markup = try await site.get("/%3Cb%3E", headers: ["Accept": "text/html"])
    #expect(markup.status == .notFound)
    #expect(!markup.text.contains("<b>"))
    let picture = try await site.get("/components/smaple.svg", headers: ["Accept": "text/html"])
    #expect(picture.type == MediaType.problem.rawValue)
  }

  @Test func picturesCarryTheirPolicyAndWarnings() async throws {
    let site = try SampleSite()
    let response = try await site.get("/components/sample.svg?selection=%E2%98%83")
    #expect(response.headers["Content-Security-Policy"]?.contains("sandbox") == true)
    #expect(response.headers["X-Content-Type-Options"] == "nosniff")
    #expect(response.headers["Cache-Control"] == "no-cache")
    #expect(
      response.headers["Gallery-Warnings"]
        == "unknown-value;message=%\"selection: %e2%80%9c%e2%98%83%e2%80%9d is none of the choices\""
    )
    let quiet = try await site.get("/components/sample.svg")
    #expect(quiet.headers["Gallery-Warnings"] == nil)
  }

  @Test func oneStateIsRenderedOnceHoweverItIsSpelled() async throws {
    let site = try SampleSite()
    let spellings = [
      "?selection=b&isOn=true", "?isOn=1&selection=1", "?v=7&isOn=true&selection=b&title=Hello",
    ]
    var bodies: Set<[UInt8]> = []
    for spelling in spellings {
      bodies.insert(try await site.get("/components/sample.svg\(spelling)").body)
    }
    #expect(bodies.count == 1)
    #expect(site.renderer.count == 1)
    let json = try await site.get("/components/sample.json\(spellings[0])")
    let api = try await site.get("/api/v1/components/sample/snapshot\(spellings[1])")
    #expect(json.body == api.body)
    #expect(site.renderer.count == 2)
  }

  @Test func readinessSaysWhatIsMissing() async throws {
    let response = try await SampleSite(fault: "no fonts").get("/readyz")
    #expect(response.status == .serviceUnavailable)
    #expect(response.text.contains("no fonts"))
  }

  @Test func furtherPartsAddRoutesAndLinks() async throws {
    struct Part: RouteGroup {
      let link: SiteLink? = SiteLink(title: "Recorded cases", path: "/cases")
      func addRoutes(to router: inout Router, pages: PageMaker) {
        router.get("/cases") { _ in
          .response(
            try pages.page(
              "problem", title: "Cases", values: ["problemTitle": "Cases", "detail": "None."]))
        }
      }
    }
    let site = try SampleSite(parts: [Part()])
    #expect(try await site.get("/").text.contains("href=\"/cases\""))
    #expect(try await site.get("/cases").text.contains("None."))
  }
}

/// Films of a state.
@Suite @MainActor struct FilmRouteTests {
  @Test(arguments: ["filmstrip", "animation"])
  func filmsArePictures(name: String) async throws {
    let response = try await SampleSite().get(
      "/components/sample/\(name).svg?from.selection=a&selection=b&frames=3")
    #expect(response.status.code == 200)
    #expect(response.type.hasPrefix("image/svg+xml"))
    #expect(response.text.hasPrefix("<svg"))
  }

  @Test(
    arguments: [
      ("frames=1", "frames"), ("frames=999", "frames"), ("frames=x", "frames"),
      ("frames=%2B5", "frames"), ("frames=3&frames=4", "frames"), ("t=0.1", "t"),
      ("nope=1", "nope"),
    ])
  func whatIsWrongIsNamed(query: String, parameter: String) async throws {
    let response = try await SampleSite().get("/components/sample/filmstrip.svg?\(query)")
    #expect(response.status.code == 400)
    #expect(response.text.contains("\"parameter\":\"\(parameter)\""), "\(response.text)")
  }
}
