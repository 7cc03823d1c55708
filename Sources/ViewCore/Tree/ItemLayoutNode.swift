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
    visitItem { modifier.size(for: proposal, of: $0) } ?? .zero
  }
  package override func computeSpacing() -> ViewSpacing {
    visitItem { modifier.spacing(of: $0) } ?? .zero
  }
  package override func computeExplicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    visitItem { modifier.guide(key, of: $0, in: size(for: proposal).finite, proposal: proposal) }
      ?? nil
  }
  package override func staticRange(along axis: Axis) -> LengthRange? {
    visitItem { modifier.staticRange(along: axis, of: $0) } ?? nil
  }
  package override func computeRangeDependsOnCross(_ axis: Axis) -> Bool {
    visitItem { modifier.rangeDependsOnCross(axis, of: $0) } ?? false
  }
  package override func computeIsUnbounded(along axis: Axis) -> Bool? {
    visitItem { modifier.isUnbounded(along: axis, of: $0) } ?? nil
  }
  package override func computeRange(along axis: Axis, across cross: CGFloat?) -> LengthRange? {
    visitItem { modifier.range(along: axis, across: cross, of: $0) } ?? nil
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
