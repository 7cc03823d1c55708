import Geometry
import Observation

/// The node of a view that is composed of others: holds its state and builds its body.
final class BodyNode<V: View>: ViewNode {
  private var view: V
  private var child: ViewNode?
  private let fields = DynamicFields.of(V.self)
  private lazy var storage = PropertyStorage(owner: self, viewType: V.self)

  /// The animatable data of the view, once it has begun to move.
  private var animated: (any AnyAnimatedData)?

  init(_ view: V) {
    self.view = view
    super.init()
  }

  @MainActor func update(_ view: V, _ inputs: ViewInputs) {
    let isFirst = graph == nil
    adopt(inputs)
    if !isFirst { animateData(from: self.view, to: view) }
    self.view = view
    rebuild()
  }

  @MainActor private func animateData(from old: V, to new: V) {
    if animated == nil, graph?.motion.mayAnimate == true, let old = old as? any Animatable {
      animated = makeAnimatedData(old)
    }
    animated?.retarget(to: new, at: self)
  }

  @MainActor func rebuild() {
    guard let graph else { return }
    graph.didUpdate(self)
    var view = view
    if let animated, let shown = animated.presented(view, at: moment) as? V {
      view = shown
      graph.motion.follow(self)
    }
    if !fields.isEmpty {
      fields.attach(&view, storage: storage, environment: environment)
      guard storage.isComplete else { return removeChild() }
    }
    let body = graph.observing(self) { view.body }
    child = reconcile(child, body, ViewInputs(graph: graph, environment: environment))
  }

  /// A body that needs an object which is not there would trap: the view shows nothing instead.
  @MainActor private func removeChild() {
    child?.unmount()
    child = nil
  }

  override var isStructural: Bool { true }
  override var structuralChildren: NodeList { NodeList(child) }
  override func appendItems(to items: inout _NodeList) { child?.appendItems(to: &items) }
  override func willUnmount() { if !fields.isEmpty { storage.release() } }
}

extension BodyNode: UpdatableNode {}

extension BodyNode: TimeDependent {
  func timeDidPass() -> Bool {
    graph?.setNeedsUpdate(self)
    return animated?.isAnimating(at: moment) ?? false
  }
}

/// A node that can be built again by itself when something it read has changed.
@MainActor package protocol UpdatableNode: ViewNode {
  func rebuild()
}

extension ViewNode {
  /// Steps from the root, along structure.
  package final var depth: Int {
    var depth = 0
    var current = parent
    while let node = current {
      depth += 1
      current = node.parent
    }
    return depth
  }
}

extension [ViewNode] {
  /// The mounted ones, by depth, then in the order of their making.
  var outermostFirst: [ViewNode] {
    filter(\.isMounted).map { (depth: $0.depth, node: $0) }
      .sorted { ($0.depth, $0.node.serial) < ($1.depth, $1.node.serial) }.map(\.node)
  }
}
