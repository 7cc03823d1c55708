import Geometry
import Testing

/// A table of values separated by tabs under `Tests/Fixtures`; lines of `#` say where it is from.
struct TableFixture {
  let rows: [[String: String]]

  init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/\(name)")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let header = try #require(lines.first)
    rows = lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }
}
