import Addressing
import GalleryStories
import Geometry
import HTTPServing
import Snapshots
import Templating

/// The gallery as a web site: every route, apart from any socket.
package struct GallerySite: Sendable {
  private let router: Router
  private let problemPage: ProblemPage

  /// - Parameters:
  ///   - fault: why states cannot be rendered on this machine; nil if they can.
  ///   - parts: what the site has beside its components.
  package init(
    catalogue: Catalogue, renderer: any SnapshotRendering, resources: SiteResources,
    fault: String? = nil, parts: [any RouteGroup] = []
  ) throws {
    let pages = PageMaker(resources: resources, links: parts.compactMap(\.link))
    let sidebar = try Sidebar(catalogue, pages: pages)
    let answers = SnapshotAnswers(catalogue: catalogue, renderer: renderer)
    problemPage = ProblemPage(pages: pages, sidebar: sidebar)

    var router = Router { HTTPProblem(any: $0) }
    Self.addPages(
      to: &router, gallery: GalleryPage(catalogue: catalogue, pages: pages, sidebar: sidebar),
      component: ComponentPage(answers: answers, pages: pages, sidebar: sidebar),
      embed: EmbedPage(answers: answers, pages: pages))
    Self.addStates(to: &router, answers)
    Self.addCatalogue(to: &router, catalogue)
    Self.addService(to: &router, resources.assets, fault: fault)
    for part in parts { part.addRoutes(to: &router, pages: pages) }
    self.router = router
  }

  /// The answer to any request. Readers get problems as pages, programs as documents.
  package func respond(to request: HTTPRequest) async -> HTTPAnswer {
    let answer = await router.respond(to: request)
    guard answer.response.status.code >= 400, request.wantsPage, let problem = answer.problem,
      let page = try? problemPage.answer(problem, suggestion: suggestion(for: problem))
    else { return answer }
    return page
  }

  private func suggestion(for problem: HTTPProblem) -> (title: String, address: String)? {
    guard problem.status == .notFound, let nearest = problem.allowed?.first else { return nil }
    return (nearest, SnapshotRequest(component: nearest).address())
  }

  private static func addPages(
    to router: inout Router, gallery: GalleryPage, component: ComponentPage, embed: EmbedPage
  ) {
    router.get("/") { request in
      let search = request.query.last { $0.name == "q" }?.value ?? ""
      // Forms write spaces as plus signs.
      return try gallery.answer(search: search.replacingOccurrences(of: "+", with: " "))
    }
    router.get("/components/{component}") { request in
      try await component.answer(component: request["component"], query: request.query)
    }
    router.get("/components/{component}/form") { request in
      let known = try component.answers.catalogue.known(request["component"])
      return .response(try StateForm.redirection(request.request.target.raw, of: known))
    }
    router.get("/embed/{component}") { request in
      try await embed.answer(component: request["component"], query: request.query)
    }
  }

  private static func addStates(to router: inout Router, _ answers: SnapshotAnswers) {
    router.get("/components/{component}.svg") { request in
      try await answers.answer(
        component: request["component"], query: request.query, as: .svg)
    }
    router.get("/components/{component}/filmstrip.svg") { request in
      try await answers.film(
        component: request["component"], query: request.query, frames: .filmstrip,
        as: SnapshotForm.filmstrip)
    }
    router.get("/components/{component}/animation.svg") { request in
      try await answers.film(
        component: request["component"], query: request.query, frames: .animation,
        as: SnapshotForm.animation)
    }
    for pattern: RoutePattern in [
      "/components/{component}.json", "/api/v1/components/{component}/snapshot",
    ] {
      router.get(pattern) { request in
        try await answers.answer(
          component: request["component"], query: request.query, as: .json)
      }
    }
  }

  private static func addCatalogue(to router: inout Router, _ catalogue: Catalogue) {
    router.get("/index.json") { _ in try json(StoryEntryDocument.all(catalogue)) }
    router.get("/api/v1/components") { _ in
      try json(catalogue.components.map { ComponentDocument($0) })
    }
    router.get("/api/v1/components/{component}") { request in
      try json(ComponentDocument(try catalogue.known(request["component"])))
    }
  }

  private static func addService(
    to router: inout Router, _ assets: AssetFolder, fault: String?
  ) {
    router.get("/assets/{path...}") { request in
      let path = request["path"]
      let hashed = "\(assets.hash)/"
      guard path.hasPrefix(hashed) else { return try assets.answer(path: path) }
      return try assets.answer(path: String(path.dropFirst(hashed.count)), hash: assets.hash)
    }
    router.get("/healthz") { _ in .response(HTTPResponse(.plainText, "ok\n")) }
    router.get("/readyz") { _ in
      if let fault { throw HTTPProblem(.serviceUnavailable, detail: fault) }
      return .response(HTTPResponse(.plainText, "ready\n"))
    }
  }

  private static func json(_ document: some Encodable) throws -> HTTPAnswer {
    .prepared(PreparedResponse(HTTPResponse(.json, try DocumentEncoding.bytes(of: document))))
  }
}

extension StateForm {
  /// The answer that sends a form's sender to the state's page.
  static func redirection(
    _ rawTarget: String, of component: CatalogueComponent
  ) throws -> HTTPResponse {
    let query: [QueryItem]
    do {
      query = try Self.query(rawTarget: rawTarget, of: component)
    } catch {
      throw HTTPProblem(
        .badRequest, detail: "The form's fields are not percent-encoded UTF-8.",
        parameter: error.parameter)
    }
    let reading = RequestReading(query, of: component)
    // What cannot be read goes along: the page says what is wrong with it.
    let address =
      reading.faults.isEmpty
      ? reading.request.address()
      : "\(SnapshotRequest(component: component.id).address())?\(QueryString.print(query))"
    return HTTPResponse(.plainText, "", status: .seeOther, headers: ["Location": address])
  }
}

extension HTTPAnswer {
  /// The problem that this answer tells of.
  fileprivate var problem: HTTPProblem? {
    let response = response
    guard response.headers["Content-Type"] == MediaType.problem.rawValue,
      let document = try? DocumentEncoding.document(ProblemDocument.self, of: response.body)
    else { return nil }
    var headers = HTTPHeaders()
    if let allow = response.headers["Allow"] { headers["Allow"] = allow }
    return HTTPProblem(
      response.status, type: document.type, title: document.title, detail: document.detail,
      parameter: document.parameter, value: document.value, allowed: document.allowed,
      headers: headers)
  }
}

extension HTTPRequest {
  /// Whether a browser asks for a page: pictures and documents have endings, and programs do not ask
  /// for HTML.
  fileprivate var wantsPage: Bool {
    let isPicture = [".svg", ".png", ".json"].contains { target.path.last?.hasSuffix($0) == true }
    return !isPicture && target.path.first != "api" && target.path.first != "assets"
      && headers["Accept"]?.contains("text/html") == true
  }
}
