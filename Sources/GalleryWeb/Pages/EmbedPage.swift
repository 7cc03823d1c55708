import Addressing
import Geometry
import HTTPServing
import Snapshots
import Templating

/// The bare canvas of a state, to stand in a frame of another site.
struct EmbedPage: Sendable {
  let answers: SnapshotAnswers
  let pages: PageMaker

  /// - Throws: `SnapshotRequestError`, `SnapshotError`.
  func answer(component: String, query: [QueryItem]) async throws -> HTTPAnswer {
    let request = try SnapshotRequest(
      component: component, query: query, in: answers.catalogue)
    let document = try await answers.document(request)
    var response = try pages.page(
      "embed", title: document.component,
      values: [
        "svg": .text(request.address(ending: ".svg")),
        "width": .text(DocumentNumber.text(document.size[0].value)),
        "height": .text(DocumentNumber.text(document.size[1].value)),
      ])
    response.headers["Content-Security-Policy"] = ContentSecurityPolicy.embeddedPage.rawValue
    return .prepared(PreparedResponse(response))
  }
}
