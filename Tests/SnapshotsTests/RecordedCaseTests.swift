import ConformanceStories
import Previews
import Testing

@testable import Snapshots

/// Recorded cases of text, effects and shapes: what Apple's SwiftUI gave the same views.
@Suite @MainActor struct RecordedCaseTests {
  private static let groups = ["Text", "Effects", "Shape", "ShapePath"]

  private static let results: [ConformanceResult] = {
    let recordings = ConformanceRecordings.groups.filter { groups.contains($0.name) }
    return recordings.flatMap { group -> [ConformanceResult] in
      guard let cases = try? ConformanceCase.decode(group.data) else { return [] }
      return ConformanceRun.results(
        group: group.name, cases: cases, previews: PreviewRegistry.records)
    }
  }()

  @Test func everyRecordedCaseIsMet() {
    #expect(Self.results.count == 58)
    for result in Self.results {
      let found = result.mismatches.map { "\($0.subject): \($0.expected), got \($0.got)" }
      #expect(result.passes, "\(result.name): \(found.joined(separator: "; "))")
    }
  }
}
