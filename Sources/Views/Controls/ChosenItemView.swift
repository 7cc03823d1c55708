import Geometry
import LayoutCore
import ViewCore

/// Builds several views and shows one of them: the current option of a menu, the current tab.
struct ChosenItemView<Content: View> {
  let content: Content
  /// The position of the item to show among those built.
  let choose: @MainActor ([ViewNode]) -> Int?
  /// Fills the proposal, as tabs do; else the size is the item's.
  var fillsProposal = false
}

extension ChosenItemView: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? ChosenItemNode) ?? ChosenItemNode()
    node.update(view, inputs)
    return node
  }
}

final class ChosenItemNode: ViewNode {
  private var content: ViewNode?
  private var choose: (@MainActor ([ViewNode]) -> Int?)?
  private var chosen: ViewNode?
  private var fillsProposal = false

  @MainActor func update<Content: View>(_ view: ChosenItemView<Content>, _ inputs: ViewInputs) {
    adopt(inputs)
    choose = view.choose
    fillsProposal = view.fillsProposal
    content = reconcile(content, view.content, inputs)
    chooseItem()
  }

  /// The items built, in order.
  var contentItems: [ViewNode] { content?.items ?? [] }

  @MainActor private func chooseItem() {
    let items = contentItems
    for item in items { item.layoutParent = self }
    let index = choose?(items) ?? nil
    let next = index.flatMap { items.indices.contains($0) ? items[$0] : nil }
    guard next !== chosen else { return }
    let former = chosen
    chosen = next
    former?.presenceMayHaveChanged()
    next?.presenceMayHaveChanged()
    graph?.setNeedsPreferences()
    invalidateLayout()
  }

  override func childItemsChanged() { chooseItem() }
  override var structuralChildren: _NodeList { _NodeList(content) }
  override var layoutChildren: _NodeList { chosen.map { [$0] } ?? [] }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = chosen?.size(for: proposal) ?? .zero
    return fillsProposal ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  override func computeSpacing() -> ViewSpacing { chosen?.spacing ?? ViewSpacing() }
  override func computeExplicitGuides() -> _ExplicitGuides {
    fillsProposal ? [] : chosen?.explicitGuides ?? []
  }
  override func computeExplicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? { fillsProposal ? nil : chosen?.explicitGuide(key, in: proposal) }

  override func placeChildren() {
    guard let chosen else { return }
    let proposal = fillsProposal ? ProposedViewSize(placedSize) : placedProposal ?? .unspecified
    let size = chosen.size(for: proposal).finite
    chosen.place(
      at: CGPoint(
        x: (placedSize.width - size.width) / 2, y: (placedSize.height - size.height) / 2),
      proposal: proposal, size: size)
  }

  override func describe(_ description: inout _ViewDescription) {
    if fillsProposal, description.type.isEmpty { description.type = "TabContent" }
  }
}

extension ChosenItemNode: PresenceDecider {
  package func shows(_ child: ViewNode) -> Bool { child === chosen }
}
