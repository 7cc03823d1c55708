import Geometry

/// Access to the size and coordinate spaces of a container view.
public struct GeometryProxy {
  package let node: ViewNode
  /// Tells the reader what was read of the window's geometry, to build again when it moves.
  let reads: GeometryReads?

  package init(_ node: ViewNode, reads: GeometryReads?) {
    self.node = node
    self.reads = reads
  }

  /// The size of the container, in points.
  public var size: CGSize { node.placedSize }

  /// Resolves an anchor to the container's coordinate space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let node = node
    reads?.note { anchor.value(in: node) }
    return anchor.value(in: node)
  }

  public var safeAreaInsets: EdgeInsets {
    let node = node
    reads?.note { node.safeAreaInsets }
    return node.safeAreaInsets
  }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let node = node
    if coordinateSpace != .local { reads?.note { node.frame(in: coordinateSpace) } }
    return node.frame(in: coordinateSpace)
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named space in the container's own; `nil` when there is none above.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let node = node
    func bounds() -> CGRect? {
      guard let provider = node.provider(of: coordinateSpace.coordinateSpace) else { return nil }
      return CGRect(origin: .zero, size: provider.placedSize)
        .applying(node.transform(to: provider).inverted())
    }
    reads?.note(bounds)
    return bounds()
  }
}

extension GeometryProxy: @unchecked Sendable {}

/// What a node read of the window's geometry while it was built, to be compared later.
package final class GeometryReads {
  private var checks: [() -> Bool] = []

  package init() {}

  package func begin() { checks = [] }

  func note<Value>(_ read: @escaping () -> Value) {
    let value = read()
    checks.append { areEqual(value, read()) }
  }

  package var isEmpty: Bool { checks.isEmpty }
  /// Whether every value read is still the same.
  package var areCurrent: Bool { checks.allSatisfy { $0() } }
}
