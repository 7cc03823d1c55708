import Geometry

/// A view in a phase of its transition: the transition's body around the view (rule M10).
///
/// Structure only. Made where a view with a transition enters the tree, and kept as long as the view.
final class TransitionNode: ViewNode {
  /// What the view said last; taken over when the phase changes.
  private(set) var transition: any Transition
  private var phase = TransitionPhase.identity
  /// The transition's body.
  private var child: ViewNode?
  /// What stands for the view in that body.
  private var holder = TransitionContentNode()
  private var makeContent: @MainActor (ViewNode?, ViewInputs) -> ViewNode = { old, _ in
    old ?? EmptyNode()
  }
  private var isContentStale = false

  /// - Parameter content: the view's node, just built.
  init(_ transition: any Transition, content: ViewNode) {
    self.transition = transition
    super.init()
    holder.content = content
  }

  @MainActor func update<V: View>(_ view: V, _ inputs: ViewInputs) {
    isContentStale = graph != nil
    adopt(inputs)
    makeContent = { V._makeNode(view, replacing: $0, inputs: $1) }
    build()
    if let current = holder.content?.transitionTrait { transition = current }
  }

  /// Stands around content that is no longer built.
  @MainActor func keep(_ inputs: ViewInputs) {
    adopt(inputs)
    build()
  }

  @MainActor private func build() {
    func build<T: Transition>(_ transition: T) {
      guard let inputs else { return }
      let content = PlaceholderContentView<T>(makeNode: { [unowned self] old, inputs in
        self.contentNode(replacing: old, inputs)
      })
      child = reconcile(child, transition.body(content: content, phase: phase), inputs)
    }
    build(transition)
  }

  /// The node that stands for the view: the one of before, or another that takes the view over.
  @MainActor private func contentNode(
    replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    if old !== holder {
      let new = TransitionContentNode()
      new.content = holder.content
      holder.content = nil
      holder = new
      new.content?.parent = new
    }
    holder.build(inputs, isStale: isContentStale, makeContent)
    isContentStale = false
    return holder
  }

  /// Shows another phase, under the transaction in force.
  @MainActor func show(_ phase: TransitionPhase) {
    guard phase != self.phase else { return }
    self.phase = phase
    let before = items
    build()
    if !items.elementsEqual(before, by: ===) { parent?.childItemsChanged() }
  }

  /// Whether the transition is to be replaced by fading here.
  @MainActor var isReplaced: Bool {
    environment.accessibilityReduceMotion ? transition._hasMotion : false
  }

  override var isStructural: Bool { true }
  override var structuralChildren: NodeList { NodeList(child) }
  override func appendItems(to items: inout _NodeList) { child?.appendItems(to: &items) }
}

/// Stands for a view in the body of its transition.
final class TransitionContentNode: ViewNode {
  var content: ViewNode?

  @MainActor func build(
    _ inputs: ViewInputs, isStale: Bool, _ make: (ViewNode?, ViewInputs) -> ViewNode
  ) {
    let isCurrent =
      !isStale && content != nil
      && (graph == nil || environment.isEqual(to: inputs.environment))
    adopt(inputs)
    if isCurrent {
      content?.parent = self
      return
    }
    guard inputs.graph.enterBuild() else { return }
    let old = content
    let node = make(old, inputs)
    inputs.graph.leaveBuild()
    if node !== old {
      old?.unmount()
      content = node
    }
    node.parent = self
    if isMounted { node.mount() }
  }

  override func didMount() { content?.mount() }
  override var isStructural: Bool { true }
  override var structuralChildren: NodeList { NodeList(content) }
  override func appendItems(to items: inout _NodeList) { content?.appendItems(to: &items) }
}
