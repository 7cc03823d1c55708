import ConformanceStories
import Geometry
import Previews
import Snapshots
import Testing

/// Every recorded case, run; the rate of each group is printed and held.
@Suite @MainActor struct ConformanceTests {
  /// The share of a group's cases that must pass. Groups not listed: 0.95.
  private static let goals = [
    "Text": 0.9
  ]

  private static func results() throws -> [(group: String, results: [ConformanceResult])] {
    try ConformanceRecordings.groups.map { group in
      let results = ConformanceRun.results(
        group: group.name, cases: try ConformanceCase.decode(group.data),
        previews: PreviewRegistry.records)
      return (group.name, results)
    }
  }

  @Test func everyGroupReachesItsGoal() throws {
    var passed = 0
    var total = 0
    for (group, results) in try Self.results() {
      let passing = results.filter(\.passes)
      passed += passing.count
      total += results.count
      print("conformance \(group): \(passing.count) of \(results.count)")
      for result in results where !result.passes {
        let shown = result.mismatches.prefix(6).map {
          "\($0.subject): expected \($0.expected), got \($0.got)"
        }
        print("  \(result.name): \(shown.joined(separator: "; "))")
      }
      let rate = Double(passing.count) / Double(max(1, results.count))
      #expect(rate >= Self.goals[group] ?? 0.95, "\(group)")
    }
    print("conformance: \(passed) of \(total) cases")
    #expect(total > 0)
  }
}
