import Geometry

/// A point in a tree's time, as animated values see it.
package struct Moment: Equatable, Sendable {
  /// Seconds since the tree was made.
  package var seconds: TimeInterval
  /// When the tree last came to rest: animations without an end stand at their first value then, and
  /// run on from it (rule M9).
  package var restart: TimeInterval

  package init(seconds: TimeInterval, restart: TimeInterval = -.infinity) {
    self.seconds = seconds
    self.restart = restart
  }
}
