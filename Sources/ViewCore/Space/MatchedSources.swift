import Geometry

/// The views that give the geometry of each matched id; several live sources are a fault.
package struct MatchedSources {
  package struct Key: Hashable {
    package let id: AnyHashable
    package let namespace: Namespace.ID

    package init(id: AnyHashable, namespace: Namespace.ID) {
      self.id = id
      self.namespace = namespace
    }
  }

  private final class Reference {
    weak var node: ViewNode?
    init(_ node: ViewNode) { self.node = node }
  }

  private var sources: [Key: [Reference]] = [:]

  package mutating func insert(_ node: ViewNode, for key: Key) {
    remove(node, for: key)
    sources[key, default: []].append(Reference(node))
  }

  package mutating func remove(_ node: ViewNode, for key: Key) {
    sources[key]?.removeAll { $0.node == nil || $0.node === node }
  }

  /// The first live source of a key.
  package subscript(key: Key) -> ViewNode? { sources[key]?.lazy.compactMap(\.node).first }

  package func count(_ key: Key) -> Int { sources[key]?.filter { $0.node != nil }.count ?? 0 }
}
