import Geometry

/// Access to the size and coordinate spaces of a container view.
///
/// Views that were built with it keep it, so it does not keep their container.
public struct GeometryProxy {
  private let link: Backlink<ViewNode>
  /// Tells the reader what was read of the window's geometry, to build again when it moves.
  private let reads: GeometryReads?

  package init(_ node: ViewNode, reads: GeometryReads?) {
    link = node.link
    self.reads = reads
  }

  /// The container, while it exists.
  package var node: ViewNode? { link.target }

  /// The size of the container, in points.
  public var size: CGSize { node?.placedSize ?? .zero }

  /// Resolves an anchor to the container's coordinate space.
  public subscript<T>(anchor: Anchor<T>) -> T { noting { anchor.value(in: $0) } }

  public var safeAreaInsets: EdgeInsets { noting { $0?.safeAreaInsets ?? EdgeInsets() } }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
    return noting { $0?.frame(in: coordinateSpace) ?? .zero }
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named space in the container's own; `nil` when there is none above.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    noting { node in
      guard let node, let provider = node.provider(of: coordinateSpace.coordinateSpace) else {
        return nil
      }
      return CGRect(origin: .zero, size: provider.placedSize)
        .applying(node.transform(to: provider).inverted())
    }
  }

  /// Reads something of the container, which is gone if a view kept the proxy for longer.
  private func noting<Value>(_ read: @escaping (ViewNode?) -> Value) -> Value {
    let link = link
    reads?.note { read(link.target) }
    return read(link.target)
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
