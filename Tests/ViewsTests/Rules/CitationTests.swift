import Geometry
import Testing

/// Each numbered rule of docs/layout-rules.md and docs/motion.md is cited where it is followed and where it is held.
@Suite struct CitationTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  /// The words of all Swift files of a folder, without those of recorded cases.
  private func words(in folder: String) throws -> Set<Substring> {
    let root = Self.package.appendingPathComponent(folder)
    let files = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var result: Set<Substring> = []
    for case let file as URL in files
    where file.pathExtension == "swift" && !file.path.contains("/ConformanceStories/") {
      let text = try String(contentsOf: file, encoding: .utf8)
      result.formUnion(text.split { !$0.isLetter && !$0.isNumber })
    }
    return result
  }

  @Test(arguments: [("layout-rules", 60), ("motion", 13)])
  func everyRuleIsCited(name: String, count: Int) throws {
    let document = try String(
      contentsOf: Self.package.appendingPathComponent("docs/\(name).md"), encoding: .utf8)
    let rules = document.split(separator: "\n").compactMap { line -> Substring? in
      let cells = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: true)
      let rule = cells.first?.drop { $0 == " " }.prefix { $0 != " " }
      guard line.hasPrefix("| "), let rule, rule.first?.isUppercase == true,
        rule.last?.isNumber == true, !rule.contains("-")
      else { return nil }
      return rule
    }
    #expect(rules.count >= count)
    let (code, tests) = try (words(in: "Sources"), words(in: "Tests"))
    for rule in rules {
      let (isFollowed, isHeld) = (code.contains(rule), tests.contains(rule))
      #expect(isFollowed, "\(rule) is cited by no source")
      #expect(isHeld, "\(rule) is cited by no test")
    }
  }
}
