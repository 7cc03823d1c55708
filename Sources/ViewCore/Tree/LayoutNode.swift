import Geometry
import LayoutCore

/// The node of a layout container: arranges the items of its content by a `LayoutComputer`.
open class _ContainerNode: _ViewNode {
  // Unchecked as in `_ViewNode`.
  @exclusivity(unchecked) private final var content: ViewNode?
  @exclusivity(unchecked) private final var gathered: [ViewNode] = []
  package final let computer: LayoutComputer

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

  @MainActor private func gatherItems() {
    let items = content?.items ?? []
    for item in items { item.layoutParent = self }
    gatherDepartures(of: content, besides: items)
    guard !items.elementsEqual(gathered, by: ===) else { return }
    gathered = items
    computer.setItems(items)
    holdsLongList = items.isLong || !items.visitsAll { !$0.holdsLongList }
    invalidateLayout()
  }

  @MainActor open override func childItemsChanged() { gatherItems() }

  open override var structuralChildren: _NodeList { _NodeList(content) }
  open override var layoutChildren: _NodeList { _NodeList(gathered) }
  open override func layoutDidBecomeInvalid() { computer.invalidate() }
  open override func expectPlacement(_ isExpected: Bool) { computer.expectsPlacement = isExpected }
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
    let children = gathered
    var isCold = false
    for index in 0..<min(placements.count, children.count) {
      if isCold { children.prefetch(after: index) }
      isCold = children.visit(index) { child in
        let isCold = child.needsPlacement
        child.place(placements[index])
        return isCold
      }
    }
  }
}

package typealias ContainerNode = _ContainerNode

/// A container whose layout is a value of a known type.
package final class LayoutNode<L: Layout>: ContainerNode {
  private var layout: L
  private let isEqual: ((L, L) -> Bool)?
  /// The layout's animatable data, once it has begun to move.
  private var animated: AnimatedData<L>?

  package init(_ layout: L, isEqual: ((L, L) -> Bool)? = nil) {
    self.layout = layout
    self.isEqual = isEqual
    super.init(layout.makeComputer())
  }

  @MainActor package func update<Content: View>(
    _ layout: L, _ content: Content, _ inputs: ViewInputs
  ) {
    if graph != nil, isEqual?(self.layout, layout) != true {
      animateData(from: self.layout, to: layout, inputs)
      self.layout = layout
      computer.setLayout(presented)
      invalidateLayout()
    }
    updateContent(content, inputs)
  }

  /// Rule M7: a layout with animatable data arranges by what is on the way.
  @MainActor private func animateData(from old: L, to new: L, _ inputs: ViewInputs) {
    guard L.AnimatableData.self != EmptyAnimatableData.self else { return }
    adopt(inputs)
    if animated == nil, inputs.graph.motion.mayAnimate { animated = AnimatedData(old) }
    guard let animated else { return }
    animated.retarget(to: layout, at: self)
    if animated.isAnimating(at: moment) { graph?.motion.follow(self) }
  }

  private var presented: L { animated?.presented(layout, at: moment) ?? layout }

  package override func paint(_ painter: inout Painter) {
    painter.moving(animated?.isAnimating(at: moment) == true) { super.paint(&$0) }
  }

  package override func describe(_ description: inout ViewDescription) {
    description.type = LayoutName.of(L.self)
  }
}

extension LayoutNode: TimeDependent {
  package func timeDidPass() -> Bool {
    computer.setLayout(presented)
    invalidateLayout()
    return animated?.isAnimating(at: moment) ?? false
  }
}

/// How layouts are called in snapshots: `HStack`, `padding`.
enum LayoutName {
  static func of(_ type: Any.Type) -> String {
    // Views over one another are called so however they are aligned.
    if type == CornerLayout.self { return "ZStack" }
    let name = "\(type)"
    return name.hasSuffix("Layout") ? String(name.dropLast("Layout".count)) : name
  }
}
