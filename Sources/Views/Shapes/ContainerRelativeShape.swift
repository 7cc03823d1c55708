import Geometry
import LayoutCore
import ViewCore

/// The shape of the container around, inset to this place; a rectangle where no container says.
///
/// The corners are concentric with the container's: the inset is the smallest distance to one of its
/// edges. Coverage: full. Verified: documented.
public struct ContainerRelativeShape: Shape {
  private var amount: CGFloat = 0
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    ShapeOutline.rectangle(in: rect, inset: amount)
  }
  nonisolated public var _fillsProposal: Bool { true }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension ContainerRelativeShape: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }
}

extension ContainerRelativeShape: PlacedShape {
  @MainActor func placedPath(in rect: CGRect, at place: ShapePlace) -> Path {
    guard
      let container = place.node.ancestor(where: { $0 is any ContainerShapeProvider })
        as? any ContainerShapeProvider
    else { return path(in: rect) }
    let own = rect.applying(place.node.transform(to: container))
    let size = container.placedSize
    let distances: [CGFloat] = [
      own.minX, own.minY, size.width - own.maxX, size.height - own.maxY,
    ]
    let inset = max(0, distances.min() ?? 0)
    // The container's shape around this place, then taken in again: so its radii shrink.
    return container.containerPath(in: rect.insetBy(dx: -inset, dy: -inset), inset: inset + amount)
  }
}

/// A node that says what the shape of a container is.
@MainActor protocol ContainerShapeProvider: ViewNode {
  func containerPath(in rect: CGRect, inset: CGFloat) -> Path
}

struct ContainerShapeModifier<S: InsettableShape> {
  let shape: S
}

extension ContainerShapeModifier: NodeModifier {
  typealias Node = ContainerShapeNode<S>
}

final class ContainerShapeNode<S: InsettableShape>: ModifierNode<ContainerShapeModifier<S>> {}

extension ContainerShapeNode: ContainerShapeProvider {
  func containerPath(in rect: CGRect, inset: CGFloat) -> Path {
    modifier.shape.inset(by: inset).path(in: rect)
  }
}

extension View {
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
