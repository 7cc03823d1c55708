import GalleryStories
import HTTPServing
import Snapshots
import Templating

/// `/conformance`: recorded frames beside the engine's, failing cases first.
package struct ConformancePart: RouteGroup {
  private let report: ConformanceReport
  package let link: SiteLink? = SiteLink(title: "Conformance", path: "/conformance")

  /// - Parameter recordings: recorded cases by group, as JSON.
  package init(recordings: [ConformanceRecording], catalogue: Catalogue) {
    report = ConformanceReport(recordings: recordings, catalogue: catalogue)
  }

  package func addRoutes(to router: inout Router, pages: PageMaker) {
    let report = report
    router.get("/conformance") { _ in
      let groups = try await report.groups
      let passing = groups.reduce(0) { $0 + $1.passing }
      let total = groups.reduce(0) { $0 + $1.cases.count }
      return .prepared(
        PreparedResponse(
          try pages.page(
            "conformance", title: "Conformance",
            values: [
              "rate": .text("\(passing) of \(total) cases"),
              "groups": .list(groups.map(\.templateValue)),
            ])))
    }
    router.get("/conformance.json") { _ in
      let document = try await report.groups.map(ConformanceGroupDocument.init)
      return .prepared(
        PreparedResponse(HTTPResponse(.json, try DocumentEncoding.bytes(of: document))))
    }
  }
}
