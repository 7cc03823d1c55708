import Geometry

/// What stands in a place that has one view or another, or none.
private enum Branch {
  // Made once, and never changed: to box a value its type is looked up.
  nonisolated(unsafe) static let first = AnyHashable(true)
  nonisolated(unsafe) static let second = AnyHashable(false)
}

/// One of two views, as `if … else` in a view builder leaves it.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? SlotNode) ?? SlotNode()
    switch view.storage {
    case .trueContent(let content): node.update(content, identity: Branch.first, inputs)
    case .falseContent(let content): node.update(content, identity: Branch.second, inputs)
    }
    return node
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("Optional is primitive and has no body") }

  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? SlotNode) ?? SlotNode()
    if let view {
      node.update(view, identity: Branch.first, inputs)
    } else {
      node.adopt(inputs)
      node.clear()
    }
    return node
  }
}
