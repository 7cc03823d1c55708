import Geometry
import LayoutCore

/// The node of a layout container: arranges the items of its content by a `LayoutComputer`.
open class _ContainerNode: _ViewNode {
  // Unchecked as in `_ViewNode`.
  @exclusivity(unchecked) private final var content: ViewNode?
  @exclusivity(unchecked) private final var gathered: [ViewNode] = []
  @exclusivity(unchecked) package final private(set) var computer: LayoutComputer

  package init(_ computer: LayoutComputer) {
    self.computer = computer
    super.init()
  }

  @MainActor package final func updateContent<Content: View>(
    _ content: Content, _ inputs: ViewInputs
  ) {
    adopt(inputs)
    if computer.layoutDirection != inputs.environment.layoutDirection {
      computer.layoutDirection = inputs.environment.layoutDirection
      invalidateLayout()
    }
    self.content = reconcile(
      self.content, content, inputs.inStack(along: computer.stackOrientation))
    gatherItems()
  }

  /// Switches to another layout; the items stay.
  @MainActor package final func replaceComputer(_ computer: LayoutComputer) {
    self.computer = computer
    computer.layoutDirection = environment.layoutDirection
    computer.setItems(gathered)
    invalidateLayout()
  }

  @MainActor private func gatherItems() {
    let items = content?.items ?? []
    for item in items { item.layoutParent = self }
    guard !items.elementsEqual(gathered, by: ===) else { return }
    gathered = items
    computer.setItems(items)
    invalidateLayout()
  }

  @MainActor open override func childItemsChanged() { gatherItems() }

  open override var structuralChildren: [_ViewNode] { content.map { [$0] } ?? [] }
  open override var layoutChildren: [_ViewNode] { gathered }
  open override func layoutDidBecomeInvalid() { computer.invalidate() }
  open override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    computer.size(for: proposal)
  }
  open override func computeSpacing() -> ViewSpacing { computer.spacing() }
  open override func computeExplicitGuides() -> _ExplicitGuides { computer.explicitGuides }
  open override func computeExplicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? { computer.explicitGuide(key, in: proposal, size: size(for: proposal)) }
  open override func staticRange(along axis: Axis) -> _LengthRange? {
    computer.staticRange(along: axis)
  }
  open override func computeRangeDependsOnCross(_ axis: Axis) -> Bool {
    computer.rangeDependsOnCross(axis)
  }
  open override func computeIsUnbounded(along axis: Axis) -> Bool? {
    computer.isUnbounded(along: axis)
  }
  open override func computeRange(along axis: Axis, across cross: CGFloat?) -> _LengthRange? {
    computer.range(along: axis, across: cross)
  }
  open override func placeChildren() {
    let placements = computer.placements(
      for: placedProposal ?? .unspecified, size: placedSize)
    for (item, placement) in zip(gathered, placements) { item.place(placement) }
  }
}

package typealias ContainerNode = _ContainerNode

/// A container whose layout is a value of a known type.
package final class LayoutNode<L: Layout>: ContainerNode {
  private let typed: TypedLayoutComputer<L>
  private let isEqual: ((L, L) -> Bool)?

  package init(_ layout: L, isEqual: ((L, L) -> Bool)? = nil) {
    typed = TypedLayoutComputer(layout)
    self.isEqual = isEqual
    super.init(typed)
  }

  @MainActor package func update<Content: View>(
    _ layout: L, _ content: Content, _ inputs: ViewInputs
  ) {
    if graph != nil, isEqual?(typed.layout, layout) != true {
      typed.layout = layout
      invalidateLayout()
    }
    updateContent(content, inputs)
  }

  package override func describe(_ description: inout ViewDescription) {
    description.type = LayoutName.of(L.self)
  }
}

/// How layouts are called in snapshots: `HStack`, `padding`.
enum LayoutName {
  static func of(_ type: Any.Type) -> String {
    let name = "\(type)"
    return name.hasSuffix("Layout") ? String(name.dropLast("Layout".count)) : name
  }
}
