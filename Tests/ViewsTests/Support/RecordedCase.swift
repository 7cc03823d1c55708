import Geometry
import Testing
import ViewCore
import Views

/// A case recorded on Apple's systems: the size of its window and frames by identifier.
/// Format and sources: Sources/ConformanceStories/Recorded.
struct RecordedCase: Decodable {
  let `case`: String
  let platform: String
  let size: [CGFloat]
  let frames: [String: [CGFloat]]
  let tolerance: CGFloat

  static func named(_ name: String) throws -> RecordedCase {
    let group = try #require(groups[String(name.prefix { $0 != "/" })])
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/ConformanceStories/Recorded/\(group)Cases.json")
    let cases = try JSONDecoder().decode([RecordedCase].self, from: Data(contentsOf: file))
    return try #require(cases.first { $0.case == name })
  }

  private static let groups = [
    "scrollview": "ScrollView", "lazy": "Lazy", "section": "Section", "position": "Position",
    "safearea": "Position", "rtl": "RightToLeft",
  ]

  /// Lays a view out in the case's window and compares every recorded frame.
  @MainActor func check<V: View>(_ view: V, sourceLocation: SourceLocation = #_sourceLocation) {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    environment.systemLook = platform.hasPrefix("macOS") ? .macos26 : .ios26
    let found = ViewsTests.frames(
      mounted(view, width: size[0], height: size[1], environment: environment))
    for (name, expected) in frames.sorted(by: { $0.key < $1.key }) {
      let actual = found[name].map { [$0.minX, $0.minY, $0.width, $0.height] }
      let isClose =
        actual.map { zip($0, expected).allSatisfy { abs($0 - $1) <= tolerance } } ?? false
      #expect(
        isClose, "\(`case`) \(name): expected \(expected), got \(actual ?? [])",
        sourceLocation: sourceLocation)
    }
  }
}
