import Snapshots

/// `/conformance.json`: one group of recorded cases and how they came out.
struct ConformanceGroupDocument: Encodable {
  struct Case: Encodable {
    let name: String
    let platform: String?
    let passes: Bool
    let compared: Int
    let mismatches: [Mismatch]
  }

  struct Mismatch: Encodable {
    let subject: String
    let expected: String
    let got: String
  }

  let group: String
  let passing: Int
  let total: Int
  let cases: [Case]

  init(_ group: ConformanceReport.Group) {
    self.group = group.name
    passing = group.passing
    total = group.cases.count
    cases = group.cases.map { item in
      Case(
        name: item.result.name, platform: item.result.platform, passes: item.result.passes,
        compared: item.result.comparisons.count,
        mismatches: item.result.mismatches.map {
          Mismatch(subject: $0.subject, expected: $0.expected, got: $0.got)
        })
    }
  }
}
