import Geometry

/// The views that share the geometry of each matched id; several live sources are a fault.
package struct MatchedSources {
  package struct Key: Hashable {
    package let id: AnyHashable
    package let namespace: Namespace.ID

    package init(id: AnyHashable, namespace: Namespace.ID) {
      self.id = id
      self.namespace = namespace
    }
  }

  private var groups: [Key: MatchedGroup] = [:]

  /// The group of a key, made at first.
  package mutating func group(_ key: Key) -> MatchedGroup {
    if let group = groups[key] { return group }
    let group = MatchedGroup()
    groups[key] = group
    return group
  }

  /// Forgets the geometry of ids that no view has any more.
  mutating func dropUnused() {
    if groups.isEmpty { return }
    groups = groups.filter { !$0.value.isEmpty }
  }
}

/// The views of one matched id, and the geometry that they share (rule M8).
package final class MatchedGroup {
  private var sources: [Backlink<ViewNode>] = []
  private var others: [Backlink<ViewNode>] = []
  /// The source's frame in root coordinates, on its way from the one before.
  private var frame: AnimatedValue<CGRect.AnimatableData>?

  package func insert(_ node: ViewNode, isSource: Bool) {
    remove(node)
    if isSource {
      sources.append(node.link)
    } else {
      others.append(node.link)
    }
  }

  package func remove(_ node: ViewNode) {
    sources.removeAll { $0.target == nil || $0.target === node }
    others.removeAll { $0.target == nil || $0.target === node }
  }

  /// The first live source.
  package var source: ViewNode? { sources.lazy.compactMap(\.target).first }

  package var sourceCount: Int { sources.filter { $0.target != nil }.count }

  package var members: [ViewNode] { (sources + others).compactMap(\.target) }

  var isEmpty: Bool { members.isEmpty }

  /// The source lies at a frame in root coordinates: moves there under the transaction in force at
  /// it. Whether anything is new.
  package func sourceDidMove(_ source: ViewNode, to rect: CGRect) -> Bool {
    let target = rect.animatableData
    guard frame?.target != target else { return false }
    if frame == nil {
      frame = AnimatedValue(target)
    } else if var moving = frame {
      source.animate(&moving, to: target)
      frame = moving
    }
    return true
  }

  /// The shared frame in root coordinates while it is on its way.
  package func movingFrame(at moment: Moment) -> CGRect? {
    guard let frame, frame.isAnimating(at: moment) else { return nil }
    return CGRect(animatableData: frame.value(at: moment))
  }
}
