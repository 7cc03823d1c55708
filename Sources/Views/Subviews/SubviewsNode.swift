import Geometry
import ViewCore

/// Owns the views that a container was given.
class SubviewsOwner: ViewNode {
  /// The environments where subviews are shown, by item, as far as they are not the owner's.
  private var shown: [ObjectIdentifier: (item: ViewNode, environment: EnvironmentValues)] = [:]
  /// The nodes that those environments are set on.
  private var marked: [ObjectIdentifier] = []
  private var isStale = false
  /// Whether the owner is being built, and not a part of the result by itself.
  fileprivate var isUpdating = false

  /// What the views are built with where nothing else is said.
  fileprivate var ownEnvironment: EnvironmentValues { environment }

  /// A subview is shown at a place with this environment.
  @MainActor final func show(_ item: ViewNode, in environment: EnvironmentValues) {
    let key = ObjectIdentifier(item)
    var environment = environment
    environment.buildsRowsLazily = false
    let known = shown[key]?.environment ?? ownEnvironment
    // A part that is built again and again must not begin anew for what cannot be compared.
    let isKnown =
      isUpdating ? known.isEqual(to: environment) : known.mayBeEqual(to: environment)
    if isKnown { return }
    shown[key] = (item, environment)
    if !isStale { environmentsDidChange() }
    isStale = true
  }

  /// A subview is shown with another environment than it was built with.
  @MainActor fileprivate func environmentsDidChange() {}

  /// Sets the environments of places on the nodes to be built again; whether there is something new.
  @MainActor fileprivate final func takeEnvironments(of items: [ViewNode]) -> Bool {
    defer { isStale = false }
    guard let graph, isStale || !shown.isEmpty else { return false }
    let current = Set(items.map(ObjectIdentifier.init))
    shown = shown.filter { current.contains($0.key) }
    let before = marked
    for key in marked { graph.placeEnvironments[key] = nil }
    marked = []
    for item in items {
      guard let place = shown[ObjectIdentifier(item)] else { continue }
      let key = ObjectIdentifier(structure(of: item))
      graph.placeEnvironments[key] = PlaceEnvironment(place.environment, owner: self)
      marked.append(key)
    }
    return isStale || marked != before
  }

  /// The outermost node of the structure below this one that stands for the item alone.
  private func structure(of item: ViewNode) -> ViewNode {
    var node = item
    while let copy = node as? any ItemWrapping, copy.isCopy, let inner = copy.wrappedItem {
      node = inner
    }
    while let parent = node.parent, parent !== self, parent.items.count == 1 { node = parent }
    return node
  }

  override func willUnmount() {
    for key in marked { graph?.placeEnvironments[key] = nil }
    marked = []
    super.willUnmount()
  }
}

/// Builds views from parts of what another view stands for.
struct SubviewsView<Base: View, Result: View> {
  let base: Base
  /// What is made of the base's node.
  let transform: @MainActor (ViewNode?, SubviewsOwner) -> Result
}

extension SubviewsView: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? SubviewsNode<Base, Result>) ?? SubviewsNode()
    node.update(view, inputs)
    return node
  }
}

/// Owns the nodes of the given views; those of the result stand for them where they are used.
final class SubviewsNode<Base: View, Result: View>: SubviewsOwner {
  private var view: SubviewsView<Base, Result>?
  private var base: ViewNode?
  private var result: ViewNode?

  override fileprivate var ownEnvironment: EnvironmentValues {
    var inner = environment
    inner.buildsRowsLazily = false
    return inner
  }

  @MainActor func update(_ view: SubviewsView<Base, Result>, _ inputs: ViewInputs) {
    adopt(inputs)
    self.view = view
    rebuild()
  }

  @MainActor private func rebuild() {
    isUpdating = true
    buildBase()
    buildResult()
    isUpdating = false
  }

  @MainActor private func buildBase() {
    guard let view, let graph else { return }
    base = reconcile(base, view.base, ViewInputs(graph: graph, environment: ownEnvironment))
  }

  /// Builds the result, then once more the views that it shows in an environment of its own.
  @MainActor private func buildResult() {
    guard let view, let graph else { return }
    result = reconcile(
      result, view.transform(base, self), ViewInputs(graph: graph, environment: environment))
    if takeEnvironments(of: base?.items ?? []) { buildBase() }
  }

  /// The given views have become others by themselves: the result is built again before the next
  /// layout is final.
  override func childItemsChanged() {
    super.childItemsChanged()
    guard !isUpdating else { return }
    graph?.schedule { [weak self] in
      guard let self, self.isMounted else { return }
      self.isUpdating = true
      self.buildResult()
      self.isUpdating = false
      self.parent?.childItemsChanged()
    }
  }

  /// A part of the result was built by itself.
  override fileprivate func environmentsDidChange() {
    guard !isUpdating else { return }
    graph?.schedule { [weak self] in
      guard let self, self.isMounted else { return }
      self.isUpdating = true
      if self.takeEnvironments(of: self.base?.items ?? []) { self.buildBase() }
      self.isUpdating = false
    }
  }

  override var structuralChildren: NodeList { NodeList([base, result].compactMap { $0 }) }
  override var flattenedChildren: NodeList { NodeList(result) }
  override func appendItems(to items: inout _NodeList) { result?.appendItems(to: &items) }
}
