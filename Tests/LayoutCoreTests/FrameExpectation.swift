import Geometry
import Testing

/// Checks frames by name: x, y, width and height within 0.01 points.
func expect(
  _ frames: [String: CGRect], _ expected: [String: [CGFloat]],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (name, numbers) in expected.sorted(by: { $0.key < $1.key }) {
    guard let frame = frames[name] else {
      Issue.record("no frame \(name)", sourceLocation: sourceLocation)
      continue
    }
    let got = [frame.origin.x, frame.origin.y, frame.width, frame.height]
    #expect(
      zip(got, numbers).allSatisfy { abs($0 - $1) <= 0.01 }, "\(name): \(got), not \(numbers)",
      sourceLocation: sourceLocation)
  }
}
