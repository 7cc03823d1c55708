import Geometry
import LayoutCore

/// A modifier node that arranges its one item by a layout: frames, padding and their like.
///
/// It asks the layout directly: a computer, as containers have, would be several objects more for
/// every frame and padding of a tree.
package final class ItemLayoutNode<L: UnaryLayout & Equatable>: ModifierNode<L> {
  /// The direction that the item was last placed in.
  private var direction = LayoutDirection.leftToRight

  package override func modifierDidChange(from old: L) {
    guard old != modifier || direction != environment.layoutDirection else { return }
    invalidateLayout()
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    item.map { modifier.size(for: proposal, of: $0) } ?? .zero
  }
  package override func computeSpacing() -> ViewSpacing {
    item.map { modifier.spacing(of: $0) } ?? .zero
  }
  package override func computeExplicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    item.flatMap { modifier.guide(key, of: $0, in: size(for: proposal).finite, proposal: proposal) }
  }
  package override func staticRange(along axis: Axis) -> LengthRange? {
    item.flatMap { modifier.staticRange(along: axis, of: $0) }
  }
  package override func computeRangeDependsOnCross(_ axis: Axis) -> Bool {
    item.map { modifier.rangeDependsOnCross(axis, of: $0) } ?? false
  }
  package override func computeIsUnbounded(along axis: Axis) -> Bool? {
    item.flatMap { modifier.isUnbounded(along: axis, of: $0) }
  }
  package override func computeRange(along axis: Axis, across cross: CGFloat?) -> LengthRange? {
    item.flatMap { modifier.range(along: axis, across: cross, of: $0) }
  }
  package override func placeChildren() {
    direction = environment.layoutDirection
    guard let item else { return }
    var placement = modifier.placement(
      of: item, in: placedSize, proposal: placedProposal ?? .unspecified)
    placement.origin = placement.origin.finite
    if direction == .rightToLeft { placement.mirror(in: placedSize.width) }
    item.place(placement)
  }

  package override func describe(_ description: inout ViewDescription) {
    let name = LayoutName.of(L.self)
    if description.type.isEmpty {
      description.type = name.prefix(1).lowercased() + name.dropFirst()
    }
  }
}
