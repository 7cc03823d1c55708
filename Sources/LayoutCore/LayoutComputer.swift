import Geometry

/// Runs one layout over its children, whatever its type; owned by the node that shows the layout.
package class LayoutComputer {
  // Unchecked as in `_LayoutItem`.
  @exclusivity(unchecked) package final private(set) var items: [LayoutItem] = []
  @exclusivity(unchecked) package final var layoutDirection: LayoutDirection = .leftToRight

  /// Whether the next size is the one that the container will be placed with.
  @exclusivity(unchecked) package final var expectsPlacement = false

  package init() {}

  /// Replaces the children; caches of the layout are brought up to date at the next call.
  package final func setItems(_ items: [LayoutItem]) {
    self.items = items
    itemsDidChange()
    invalidate()
  }

  /// Takes another layout of the same type.
  package func setLayout(_ layout: some Layout) {}

  func itemsDidChange() {}

  /// Forgets placements, and lets the layout update its cache.
  package func invalidate() {}

  package func size(for proposal: ProposedViewSize) -> CGSize { .zero }
  package func spacing() -> ViewSpacing { ViewSpacing() }
  package func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize, size: CGSize)
    -> CGFloat?
  { nil }
  package func staticRange(along axis: Axis) -> LengthRange? { nil }
  package func isUnbounded(along axis: Axis) -> Bool? { nil }
  package func range(along axis: Axis, across cross: CGFloat?) -> LengthRange? { nil }
  package func rangeDependsOnCross(_ axis: Axis) -> Bool { true }
  package var explicitGuides: ExplicitGuides { [] }
  package var stackOrientation: Axis? { nil }

  /// The children's placements for a proposal, mirrored where the direction is right to left: those
  /// of every layout, one's own too (rules R1, R4), by the direction of this container alone (R2).
  package func placements(for proposal: ProposedViewSize, size: CGSize) -> [ChildPlacement] { [] }

  final var guidesOfItems: ExplicitGuides {
    var result: ExplicitGuides = []
    items.visitAll { result.formUnion($0.explicitGuides) }
    return result
  }
}

extension Layout {
  /// What runs this layout for a container.
  package func makeComputer() -> LayoutComputer {
    if let arrangement = _stackArrangement { return StackComputer(arrangement) }
    return TypedLayoutComputer(self)
  }
}
