import Geometry

/// How a node paints the nodes it lays out.
extension ViewNode {
  @MainActor package final func paintChildren(_ painter: inout Painter) {
    let children = paintedChildren
    if let only = children.only { return paintChild(only, &painter) }
    for child in children.inPaintingOrder { paintChild(child, &painter) }
  }

  @MainActor package final func paintChild(_ child: ViewNode, _ painter: inout Painter) {
    let outer = painter.transform
    let wasMoving = painter.isMoving
    if let effect = presentedTransform {
      painter.transform = effect.concatenating(outer)
      if effect != contentTransform { painter.isMoving = true }
    }
    painter.translate(by: child.origin)
    if let motion = child.motion {
      child.paintInMotion(motion, &painter)
    } else {
      child.paint(&painter)
    }
    painter.transform = outer
    painter.isMoving = wasMoving
  }
}

extension NodeList {
  package var inPaintingOrder: [ViewNode] { array.inPaintingOrder }
}

extension [ViewNode] {
  /// Rule P5: sorted by z index; ties keep their order.
  package var inPaintingOrder: [ViewNode] {
    guard contains(where: { $0.zIndex != 0 }) else { return self }
    return enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }
}
