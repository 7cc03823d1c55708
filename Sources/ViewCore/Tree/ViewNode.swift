import Drawing
import Geometry
import LayoutCore

/// A node of the view tree: keeps identity and state between builds, takes part in layout, paints.
///
/// Two relations hold nodes together. *Structure* follows the view values: a node owns the nodes of
/// the views in its body or content. *Layout* follows the items that structure flattens to: a stack
/// lays out the items of its content, whatever groups and conditions lie between.
open class _ViewNode: _LayoutItem {
  // Checks of exclusive access are off, as in `_LayoutItem`: no access spans a call. What a layout
  // pass reads and writes comes first and lies together, again as there.

  /// Where this node lies in its layout parent, in points; meaningful once placed. While a change is
  /// animated, the target (rule P8).
  @exclusivity(unchecked) package final var origin = CGPoint.zero
  @exclusivity(unchecked) package final var placedSize = CGSize.zero
  @exclusivity(unchecked) private final var proposedWidth = PackedLength(wrappedValue: nil)
  @exclusivity(unchecked) private final var proposedHeight = PackedLength(wrappedValue: nil)
  @exclusivity(unchecked) private final var isPlaced = false
  @exclusivity(unchecked) package final var needsPlacement = true
  @exclusivity(unchecked) package final var isMounted = false
  /// Whether a preference may be said here or below: true until a pass has found that none is.
  @exclusivity(unchecked) package final internal(set) var mayHoldPreferences = true

  @exclusivity(unchecked) package final unowned(unsafe) var parent: ViewNode? {
    didSet { if mayHoldPreferences { parent?.expectPreferences() } }
  }
  @exclusivity(unchecked) package final unowned(unsafe) var layoutParent: ViewNode?
  @exclusivity(unchecked) private final var graphLink: Backlink<ViewGraph>?
  @exclusivity(unchecked) private final var ownLink: Backlink<ViewNode>?
  /// What moves here; `nil` at rest.
  @exclusivity(unchecked) package final var motion: NodeMotion?
  /// Rises from node to node: an order for work that dictionaries must not decide.
  package final let serial: Int
  @exclusivity(unchecked) package final var environment = EnvironmentValues()

  /// Nodes are made on the main thread only.
  nonisolated(unsafe) private static var count = 0

  /// What this node was placed with; `nil` before it was placed.
  package final var placedProposal: ProposedViewSize? {
    @inline(__always) get {
      guard isPlaced else { return nil }
      return ProposedViewSize(
        width: proposedWidth.wrappedValue, height: proposedHeight.wrappedValue)
    }
    @inline(__always) set {
      isPlaced = newValue != nil
      proposedWidth = PackedLength(wrappedValue: newValue?.width)
      proposedHeight = PackedLength(wrappedValue: newValue?.height)
    }
  }

  public override init() {
    Self.count += 1
    serial = Self.count
    super.init()
  }

  deinit {
    ownLink?.clear()
    // With a tree all its nodes go: none is left that would look for its parent.
    if let graphLink, graphLink.isCleared { return }
    for departure in motion?.departures ?? [] where departure.node.parent === self {
      departure.node.parent = nil
    }
    for child in motion?.painted ?? [] where child.layoutParent === self {
      child.layoutParent = nil
    }
    for child in structuralChildren where child.parent === self { child.parent = nil }
    for child in layoutChildren where child.layoutParent === self { child.layoutParent = nil }
  }

  /// The tree that this node is part of, or was last.
  package final var graph: ViewGraph? {
    get { graphLink?.target }
    set { graphLink = newValue?.link }
  }

  /// What this node was last built with. Not kept as such: inputs hold the graph, which holds the
  /// nodes.
  package final var inputs: ViewInputs? {
    graph.map { ViewInputs(graph: $0, environment: environment) }
  }

  /// A way to this node for what may outlive it.
  package final var link: Backlink<_ViewNode> {
    if let ownLink { return ownLink }
    let made = Backlink<_ViewNode>(self)
    ownLink = made
    return made
  }

  // MARK: Structure, overridden by nodes

  /// The nodes that this one owns, in the order of the views.
  open var structuralChildren: _NodeList { [] }

  /// The structural children whose items this node stands for.
  open var flattenedChildren: _NodeList { structuralChildren }

  /// The nodes whose preferences are heard here.
  open var preferenceChildren: _NodeList { structuralChildren }

  /// Appends the layout items that this node stands for: itself, or those of its children.
  open func appendItems(to items: inout _NodeList) { items.append(self) }

  /// The item under all modifiers: it stays the same while modifier nodes come and go.
  open var core: _ViewNode { self }

  /// A child's items changed by themselves; structural nodes pass it on, containers gather anew.
  @MainActor open func childItemsChanged() { parent?.childItemsChanged() }

  /// The node has entered the tree.
  @MainActor open func didMount() {}

  /// The node is about to leave the tree.
  @MainActor open func willUnmount() {}

  /// The node may have begun or ceased to be shown.
  @MainActor open func presenceDidChange() {}

  /// The structure under a modifier, which stands for its items.
  open var modifiedContent: _ViewNode? { nil }

  /// Whether this node stands for the items of its one child and nothing else.
  open var isStructural: Bool { false }

  // MARK: Layout and painting, overridden by nodes

  /// The nodes that this one places, in layout order.
  open var layoutChildren: _NodeList { [] }

  /// Forgets what `compute…` methods derived from children, beyond memoised sizes.
  open func layoutDidBecomeInvalid() {}

  /// Places the layout children inside `placedSize`.
  @MainActor open func placeChildren() {}

  /// An effect's transform from the layout child's place to this node's space; `nil` = none.
  open var contentTransform: CGAffineTransform? { nil }

  /// The same transform as it is drawn now, on the way from another one.
  open var presentedTransform: CGAffineTransform? { contentTransform }

  /// What the frame of this node means for what is painted of it (rule M7).
  open var motionRole: _MotionRole { .none }

  /// Nodes by which this one paints parts of itself: they take no part in the layout, and move as
  /// layout children do.
  open var movingParts: [_ViewNode] { [] }

  /// Whether children that have just come may begin where they would have been before (rule M19).
  open var placesArrivals: Bool { false }

  /// Paints this node and its layout children; the painter's space is this node's.
  @MainActor open func paint(_ painter: inout _Painter) { paintChildren(&painter) }

  /// The part of this node's bounds that is safe for content, where this node decides that.
  open var safeAreaFrame: CGRect? { nil }

  /// What content of this node reaches where it ignores the safe area; `nil` = its bounds and what
  /// this node itself may reach beyond them.
  open var safeAreaOuterFrame: CGRect? { nil }

  /// How much of what is unsafe below `safeAreaFrame` is the keyboard's, in points.
  ///
  /// - Parameter own: how much of it lies below this node itself; worked out when it is asked for.
  open func keyboardInset(_ own: () -> CGFloat) -> CGFloat { own() }

  /// Whether a layout child lies in the safe part, and not beside it as a bar does.
  open func providesSafeArea(to child: _ViewNode) -> Bool { true }

  /// Painted after siblings of a lower index; ties in order.
  open var zIndex: Double { 0 }

  /// Adds what this node itself says to the preferences of its children. A node that overrides this
  /// is heard in every pass; of others a pass remembers that they say nothing.
  @MainActor open func modifyPreferences(_ values: inout _PreferenceValues) {
    mayHoldPreferences = false
  }

  /// Adds what this node itself says of early keys, before anything has been laid out. Nothing else
  /// may come of it: the same is said again in the pass after the layout.
  @MainActor open func modifyEarlyPreferences(_ values: inout _PreferenceValues) {}

  /// Adds what is worth knowing about this node to a snapshot.
  @MainActor open func describe(_ description: inout _ViewDescription) {}

  // MARK: For subclasses

  /// A child that may say something has come: the next pass looks here again.
  private final func expectPreferences() {
    var current: ViewNode? = self
    while let node = current, !node.mayHoldPreferences {
      node.mayHoldPreferences = true
      current = node.parent
    }
  }

  /// The layout items that this node stands for.
  package final var itemList: NodeList {
    var items = NodeList()
    appendItems(to: &items)
    return items
  }

  package final var items: [ViewNode] { itemList.array }

  /// Whether this node is a layout item of its own or only flattens to its children's.
  package final var isLayoutItem: Bool {
    itemList.only === self
  }

  /// Takes over what came from above; every `update` begins with it.
  @MainActor package final func adopt(_ inputs: ViewInputs) {
    graphLink = inputs.graph.link
    environment = inputs.environment
  }

  /// Forgets measurements here and above: something that decides a size has changed.
  package final func invalidateLayout() {
    var current: ViewNode? = self
    while let node = current {
      node.forgetMeasurements()
      node.layoutDidBecomeInvalid()
      node.needsPlacement = true
      current = node.layoutParent
    }
    graph?.isLayoutValid = false
  }

  /// Lets the layout pass come by again without forgetting sizes.
  package final func invalidatePlacement() {
    var current: ViewNode? = self
    while let node = current {
      node.needsPlacement = true
      current = node.layoutParent
    }
    graph?.isLayoutValid = false
  }

  @MainActor package final func place(
    at origin: CGPoint, proposal: ProposedViewSize, size: CGSize
  ) {
    self.origin = origin
    placeInside(proposal, size)
  }

  @MainActor private func placeInside(_ proposal: ProposedViewSize, _ size: CGSize) {
    guard needsPlacement || placedProposal != proposal || placedSize != size else { return }
    MemoryStream.advance()
    placedProposal = proposal
    placedSize = size
    needsPlacement = false
    placeChildren()
  }

  /// Layout runs on the main thread only. Nobody is asked whether this is it: that costs as much as
  /// placing a row does.
  public final override func placeAhead(_ proposal: ProposedViewSize, _ size: CGSize) {
    typealias Placing = (ViewNode, ProposedViewSize, CGSize) -> Void
    let place: @MainActor (ViewNode, ProposedViewSize, CGSize) -> Void = { $0.placeInside($1, $2) }
    unsafeBitCast(place, to: Placing.self)(self, proposal, size)
  }

  @MainActor package final func place(_ placement: ChildPlacement) {
    place(at: placement.origin, proposal: placement.proposal, size: placement.size)
  }
}
