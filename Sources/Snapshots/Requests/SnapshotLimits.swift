/// What an address may ask for. Reaching a limit is an answer, never a crash.
package enum SnapshotLimits {
  /// Points of a side of a canvas: a list of 200 rows of 44 points in full, and a wall of screens.
  package static let canvasSides: ClosedRange<Double> = 0...10_000
  /// Interactions of one address: more than anyone reads, and few enough to settle in a second.
  package static let actionCount = 100
  /// Seconds of `t` and of one `wait`: virtual time never runs longer.
  package static let seconds: ClosedRange<Double> = 0...3600
  /// Seconds of one touch: longer than anything waits for a finger.
  package static let touchSeconds: ClosedRange<Double> = 0...60
  /// The farthest that a scroll offset may lie from zero, in points.
  package static let scrollOffsets: ClosedRange<Double> = -1_000_000...1_000_000
}
