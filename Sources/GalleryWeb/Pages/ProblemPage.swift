import Geometry
import HTTPServing
import Snapshots
import Templating

/// A problem as a page, for those who read: the same status, title and detail as the document.
struct ProblemPage: Sendable {
  let pages: PageMaker
  let sidebar: Sidebar

  /// - Parameter suggestion: what was probably meant, with its address.
  func answer(
    _ problem: HTTPProblem, suggestion: (title: String, address: String)? = nil
  ) throws -> HTTPAnswer {
    var response = try pages.page(
      "problem", title: problem.title, status: problem.status,
      values: [
        "status": .text("\(problem.status.code)"), "problemTitle": .text(problem.title),
        "detail": .text(problem.detail),
        "suggestion": suggestion.map {
          ["title": .text($0.title), "address": .text($0.address)]
        } ?? false,
        "sidebar": .text(try sidebar.markup()),
      ])
    for field in problem.headers.fields { response.headers[field.name] = field.value }
    return .response(response)
  }
}
