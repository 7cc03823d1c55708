import Addressing
import GalleryStories
import Geometry
import Snapshots
import Templating

/// Recorded cases of one group, as their file holds them.
package struct ConformanceRecording: Sendable {
  package let group: String
  package let json: Data

  package init(group: String, json: Data) {
    self.group = group
    self.json = json
  }
}

/// Runs the recorded cases once, when they are first asked for.
@MainActor final class ConformanceReport {
  /// One group's cases, failing ones first.
  struct Group: Sendable {
    let name: String
    let cases: [Case]
    var passing: Int { cases.count(where: \.result.passes) }
  }

  struct Case: Sendable {
    let result: ConformanceResult
    /// The address of the case's picture, with the recording's system and scale.
    let picture: String?
  }

  private let recordings: [ConformanceRecording]
  private let catalogue: Catalogue
  private var known: [Group]?

  nonisolated init(recordings: [ConformanceRecording], catalogue: Catalogue) {
    self.recordings = recordings
    self.catalogue = catalogue
  }

  var groups: [Group] {
    get throws {
      if let known { return known }
      let groups = try recordings.map { try group($0) }.sorted { first, second in
        let failing = (first.passing < first.cases.count, second.passing < second.cases.count)
        return failing.0 == failing.1 ? first.name < second.name : failing.0
      }
      known = groups
      return groups
    }
  }

  private func group(_ recording: ConformanceRecording) throws -> Group {
    let stories = catalogue.components.flatMap { component in
      component.stories.map { (component: component.id, story: $0) }
    }
    let results = ConformanceRun.results(
      group: recording.group, cases: try ConformanceCase.decode(recording.json),
      previews: stories.map(\.story.preview))
    let cases = results.map { result in
      let place = stories.first { $0.story.title == result.name }
      return Case(
        result: result,
        picture: place.map { Self.picture($0.component, $0.story.id, result.platform) })
    }
    return Group(
      name: recording.group,
      cases: cases.filter { !$0.result.passes } + cases.filter(\.result.passes))
  }

  private static func picture(_ component: String, _ story: String, _ platform: String?) -> String {
    let system = platform?.hasPrefix("macOS") == true ? "macos26" : "ios26"
    return "/components/\(PercentCoding.encode(component)).svg?scale=2"
      + "&story=\(PercentCoding.encode(story))&system=\(system)"
  }
}

extension ConformanceReport.Group {
  /// What the page's template shows.
  var templateValue: TemplateValue {
    [
      "name": .text(name), "rate": .text("\(passing) of \(cases.count)"),
      "isComplete": .bool(passing == cases.count),
      "cases": .list(cases.map(\.templateValue)),
    ]
  }
}

extension ConformanceReport.Case {
  fileprivate var templateValue: TemplateValue {
    [
      "name": .text(result.name), "platform": .optional(result.platform),
      "passes": .bool(result.passes), "picture": .optional(picture),
      "note": .text(
        result.passes
          ? "\(result.comparisons.count) compared"
          : "\(result.mismatches.count) of \(result.comparisons.count) differ"),
      "rows": .list(
        (result.mismatches + result.comparisons.filter(\.passes)).map { row in
          [
            "subject": .text(row.subject), "expected": .text(row.expected), "got": .text(row.got),
            "difference": .optional(row.difference.map { DocumentNumber.text($0) }),
            "passes": .bool(row.passes),
          ]
        }),
    ]
  }
}
