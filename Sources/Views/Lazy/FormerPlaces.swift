import Geometry
import ViewCore

/// Where views of a container lay before the present update: what comes or goes with the update is
/// measured by that (rules M19 and M20).
final class FormerPlaces {
  private var update = -1
  /// Frames by the serials of the nodes, after the last placement before the update and after the
  /// last one.
  private var before: [Int: CGRect] = [:]
  private var now: [Int: CGRect] = [:]

  /// Takes note of the views placed in an update, in place of those noted in it before.
  func note(_ nodes: [ViewNode], in graph: ViewGraph) {
    begin(in: graph)
    now = Dictionary(
      nodes.map { ($0.serial, CGRect(origin: $0.origin, size: $0.placedSize)) },
      uniquingKeysWith: { first, _ in first })
    // What is placed before anything moves lies before the update, too.
    if !graph.movesFrames { before = now }
  }

  /// From now on what has been noted lies before an update.
  func begin(in graph: ViewGraph) {
    let serial = graph.motion.update.serial
    guard serial != update else { return }
    update = serial
    before = now
  }

  /// The frame of a view in its container before the update; `nil` where it was not there.
  subscript(node: ViewNode) -> CGRect? { before[node.serial] }

  /// How far each view that was not there lies from where it comes from, by its index: as its nearest
  /// neighbour that was, along an axis. None for those whose neighbour has moved across, which is
  /// arranged anew and says nothing of others.
  func offsets(of nodes: [ViewNode], along axis: Axis) -> [Int: CGPoint] {
    guard !before.isEmpty else { return [:] }
    let known = nodes.map { node in
      self[node].map { CGPoint(x: $0.minX - node.origin.x, y: $0.minY - node.origin.y) }
    }
    var result: [Int: CGPoint] = [:]
    for index in nodes.indices where known[index] == nil {
      let above = known[..<index].last { $0 != nil }
      let neighbour = above ?? known[index...].first { $0 != nil }
      let offset = neighbour.flatMap { $0 } ?? .zero
      if offset[axis.other] == 0 { result[index] = offset }
    }
    return result
  }
}
