package typealias NodeList = _NodeList

/// A few nodes in order. Most nodes have no child or one: walks over a tree then allocate nothing.
public struct _NodeList: RandomAccessCollection, ExpressibleByArrayLiteral {
  private enum Storage {
    case none
    case one(_ViewNode)
    case several([_ViewNode])
  }

  private var storage: Storage

  package init() { storage = .none }

  package init(_ node: _ViewNode?) { storage = node.map(Storage.one) ?? .none }

  package init(_ nodes: [_ViewNode]) {
    storage =
      switch nodes.count {
      case 0: .none
      case 1: .one(nodes[0])
      default: .several(nodes)
      }
  }

  public init(arrayLiteral nodes: _ViewNode...) { self.init(nodes) }

  public var startIndex: Int { 0 }
  public var endIndex: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .several(let nodes): nodes.count
    }
  }

  public subscript(position: Int) -> _ViewNode {
    switch storage {
    case .none: preconditionFailure("an empty list has no node")
    case .one(let node):
      precondition(position == 0)
      return node
    case .several(let nodes): return nodes[position]
    }
  }

  /// The only node, if there is one alone.
  package var only: ViewNode? { if case .one(let node) = storage { node } else { nil } }

  /// The same nodes; several are not copied.
  package var array: [ViewNode] {
    switch storage {
    case .none: []
    case .one(let node): [node]
    case .several(let nodes): nodes
    }
  }

  /// Calls back for each node, without counting references to it as a loop does.
  @inline(__always)
  func visitAll(_ visit: (ViewNode) -> Void) {
    switch storage {
    case .none: break
    case .one(let node): visit(node)
    case .several(let nodes): for node in nodes { visit(node) }
    }
  }

  package mutating func append(_ node: ViewNode) {
    switch storage {
    case .none: storage = .one(node)
    case .one(let first): storage = .several([first, node])
    case .several(var nodes):
      // Held twice, the array would be copied.
      storage = .none
      nodes.append(node)
      storage = .several(nodes)
    }
  }

  package mutating func append(contentsOf nodes: some Sequence<ViewNode>) {
    for node in nodes { append(node) }
  }

  package func appending(_ more: [_ViewNode]) -> NodeList { NodeList(array + more) }
  package func appending(_ node: _ViewNode) -> NodeList { appending([node]) }
}
