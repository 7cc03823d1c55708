package typealias NodeList = _NodeList

/// A few nodes in order. Most nodes have no child or one: walks over a tree then allocate nothing.
public struct _NodeList: RandomAccessCollection, ExpressibleByArrayLiteral {
  private enum Storage {
    case none
    case one(_ViewNode)
    case several([_ViewNode])
  }

  private let storage: Storage

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

  package func appending(_ more: [_ViewNode]) -> NodeList { NodeList(Array(self) + more) }
  package func appending(_ node: _ViewNode) -> NodeList { appending([node]) }
}
