import Geometry
import Testing
import ViewCore
import Views

/// Compares frames by identifier, within 0.01 points.
///
/// - Parameter expected: `[x, y, width, height]` in points.
@MainActor
func expectFrames(
  _ graph: ViewGraph, _ expected: KeyValuePairs<String, [CGFloat]>, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = frames(graph)
  for (name, frame) in expected {
    let actual = found[name].map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
    let isClose = actual.count == 4 && zip(actual, frame).allSatisfy { abs($0 - $1) <= 0.01 }
    #expect(
      isClose, "\(comment.map { "\($0): " } ?? "")\(name): expected \(frame), got \(actual)",
      sourceLocation: sourceLocation)
  }
}

/// A block of a fixed size under an identifier.
func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
}
