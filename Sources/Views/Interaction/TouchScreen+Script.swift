import Geometry
import ViewCore

/// What fingers do in the time of a tree.
package struct TouchStep {
  package enum Deed {
    /// Touches again what was touched first.
    case begin([CGPoint])
    case move([CGPoint])
    case end
  }

  /// Seconds from now.
  package var delay: Double
  package var deed: Deed

  package init(_ deed: Deed, after delay: Double) {
    self.delay = delay
    self.deed = deed
  }
}

extension TouchScreen {
  /// Moments in which a moving finger is seen, in seconds: sixty a second.
  private static let frame = 1.0 / 60

  /// Puts fingers on a node, and does the rest as time goes on.
  package func play(
    _ steps: [TouchStep], from points: [CGPoint], on node: ViewNode, in graph: ViewGraph
  ) {
    begin(at: points, on: node)
    let start = graph.clock.nanoseconds
    for step in steps where step.delay <= 0 { perform(step.deed, on: node) }
    for step in steps where step.delay > 0 {
      graph.clock.scheduleEvent(at: start + UInt64((step.delay * 1e9).rounded())) {
        [weak self, weak node] in
        MainActor.assumeIsolated {
          if let node, node.isMounted { self?.perform(step.deed, on: node) }
        }
      }
    }
  }

  private func perform(_ deed: TouchStep.Deed, on node: ViewNode) {
    switch deed {
    case .begin(let points): begin(at: points, on: node)
    case .move(let points): move(to: points)
    case .end: end()
    }
  }

  /// Moves the finger that is on the picture, as a drag does, and leaves it there.
  package func drag(by way: CGSize, in graph: ViewGraph, lasting seconds: Double = 0.25) {
    let start = points
    let count = max(1, Int((seconds / Self.frame).rounded()))
    let now = graph.clock.nanoseconds
    for index in 1...count {
      let part = Double(index) / Double(count)
      let moved = start.map { CGPoint(x: $0.x + way.width * part, y: $0.y + way.height * part) }
      graph.clock.scheduleEvent(at: now + UInt64((seconds * part * 1e9).rounded())) { [weak self] in
        MainActor.assumeIsolated { self?.move(to: moved) }
      }
    }
  }

  /// Moves at an even pace for some seconds, and lets go.
  ///
  /// - Parameter place: where the fingers are when a part of the way is done, 0 to 1.
  package static func steps(
    lasting seconds: Double, place: (Double) -> [CGPoint]
  ) -> [TouchStep] {
    let count = max(1, Int((seconds / frame).rounded()))
    let moves = (1...count).map { index in
      let part = Double(index) / Double(count)
      return TouchStep(.move(place(part)), after: seconds * part)
    }
    return moves + [TouchStep(.end, after: seconds)]
  }
}
