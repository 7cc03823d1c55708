import Geometry
import LayoutCore
import ViewCore

/// Shows the first of several views that fits, else the last one. Rule L13.
///
/// Coverage: full. Verified: recorded (layout/view-that-fits).
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? ViewThatFitsNode) ?? ViewThatFitsNode()
    node.update(view, inputs)
    return node
  }
}

/// - Proposal: candidates are measured with no proposal along the axes looked at.
/// - Size: what the candidate chosen for a proposal answers to it, in points.
/// - Placement: the one chosen fills the bounds; the others are not placed, painted or heard. Those
///   after the first that fits are not even built.
final class ViewThatFitsNode: ViewNode {
  private var axes: Axis.Set = []
  private var views: [any View] = []
  /// The nodes of the first of the views.
  private var built: [ViewNode?] = []
  private var candidates: [ViewNode] = []
  private var shown: ViewNode?

  @MainActor func update<Content: View>(_ view: ViewThatFits<Content>, _ inputs: ViewInputs) {
    adopt(inputs)
    if axes != view.axes, placedProposal != nil { invalidateLayout() }
    axes = view.axes
    views = (view.content as? any ViewSequence)?.elements ?? [view.content]
    let viewInputs = inputs.inStack(along: nil)
    for (index, node) in built.enumerated() {
      built[index] = reconcile(node, views[index], viewInputs)
    }
    gatherCandidates()
  }

  @MainActor private func gatherCandidates() {
    let items = built.flatMap { $0?.items ?? [] }
    for item in items { item.layoutParent = self }
    guard !items.elementsEqual(candidates, by: ===) else { return }
    candidates = items
    if let shown, !items.contains(where: { $0 === shown }) { self.shown = nil }
    invalidateLayout()
  }

  /// Builds the next view; whether there was one.
  @MainActor private func buildNext() -> Bool {
    guard let inputs, built.count < views.count else { return false }
    let view = views[built.count]
    let node = reconcile(nil, view, inputs.inStack(along: nil))
    built.append(node)
    let items = node?.items ?? []
    for item in items { item.layoutParent = self }
    candidates += items
    return true
  }

  /// Layout runs where views are built: on the main actor.
  private func hasBuiltAnother() -> Bool {
    nonisolated(unsafe) let node = self
    return MainActor.assumeIsolated { node.buildNext() }
  }

  /// The candidate for a proposal; one without candidates is empty.
  private func choice(for proposal: ProposedViewSize) -> ViewNode? {
    let choice = ViewThatFitsChoice(in: axes, proposal: proposal)
    var index = 0
    repeat {
      while index < candidates.count {
        if choice.fits(candidates[index]) { return candidates[index] }
        index += 1
      }
    } while hasBuiltAnother()
    return candidates.last
  }

  override func childItemsChanged() { gatherCandidates() }
  override var structuralChildren: _NodeList { _NodeList(built.compactMap { $0 }) }
  override var layoutChildren: _NodeList { shown.map { [$0] } ?? [] }
  override var preferenceChildren: _NodeList { _NodeList(shown) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }
  override func computeSpacing() -> ViewSpacing {
    choice(for: .unspecified)?.spacing ?? ViewSpacing()
  }
  override func computeExplicitGuides() -> _ExplicitGuides {
    if built.count < views.count { return .any }
    return candidates.reduce(into: []) { $0.formUnion($1.explicitGuides) }
  }
  override func computeExplicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? { choice(for: proposal)?.explicitGuide(key, in: proposal) }

  override func placeChildren() {
    let proposal = placedProposal ?? .unspecified
    let chosen = choice(for: proposal)
    if chosen !== shown { show(chosen) }
    chosen?.place(at: .zero, proposal: proposal, size: placedSize)
  }

  @MainActor private func show(_ chosen: ViewNode?) {
    let former = shown
    shown = chosen
    former?.presenceMayHaveChanged()
    chosen?.presenceMayHaveChanged()
    graph?.setNeedsPreferences()
  }

  override func describe(_ description: inout _ViewDescription) {
    description.type = "ViewThatFits"
  }
}

extension ViewThatFitsNode: PresenceDecider {
  func shows(_ child: ViewNode) -> Bool { child === shown }
}
