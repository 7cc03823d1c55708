import Geometry
import LayoutCore
import Observation

/// One mounted view: its tree, what is waiting to be done, and the loop that settles it.
package final class ViewGraph {
  /// Rounds of build, layout and actions before a tree counts as never settling. Deep chains of
  /// dependent preferences need one round a level; more than this is a loop.
  package static let settleRoundLimit = 64

  /// Nodes built inside one another in one pass. A thousand nested stacks need two each; the main
  /// thread's stack of eight megabytes holds this many of an unoptimised build.
  package static let buildDepthLimit = 2_500

  package private(set) var root: ViewNode?
  package private(set) var diagnostics: [Diagnostic] = []
  package internal(set) var isLayoutValid = false
  /// The size and safe area that the root is laid out in.
  package var canvas: Canvas { didSet { if canvas != oldValue { rootNode.invalidateLayout() } } }
  /// Values for the states of the view of type `seededType`, by property name.
  package var seeds: [String: Any] = [:]
  package var seededType: Any.Type?
  package private(set) var seededBoxes: [String: any AnyStateBox] = [:]

  private let rootNode: RootNode
  /// What waits to be built, and what of it is built next.
  package private(set) var changes = PendingChanges()
  private var dirty: [ObjectIdentifier: ViewNode] = [:]
  /// Whether the root has been built and is still to be laid out.
  private var hasOpenUpdate = false
  /// Whether the tree has been there once: what comes or goes from then on may move.
  package private(set) var hasAppeared = false
  /// Where everything lay before the update being made, if something may move by it.
  private var places: FramePass?
  /// Whether what lies elsewhere after this update may move there.
  package var movesFrames: Bool { places != nil }
  /// What moves, and when it is at rest.
  package let motion = GraphMotion()
  private var actions: [@MainActor () -> Void] = []
  private var dependents: [ObjectIdentifier: any GeometryDependent] = [:]
  private var needsPreferences = true
  private var changedRows: [ViewNode] = []
  private var namespaceCount = 0
  private var buildDepth = 0
  /// Views built since the tree was made.
  private(set) var buildCount = 0
  private var warned: Set<Diagnostic> = []
  /// The time that component code sees.
  package let clock = RenderClock()
  /// What `AppStorage` and `SceneStorage` keep.
  package let appValues = StoredValues()
  package let sceneValues = StoredValues()
  /// Sources of matched geometry, by namespace and id.
  package var matchedSources = MatchedSources()
  /// Scroll views and where the address wants them.
  package let scrolling = ScrollRegistry()
  /// The screens presented over the root.
  package let presentationChain = PresentationChain()
  /// The environments of views that are shown elsewhere than where they were written, by node.
  package var placeEnvironments: [ObjectIdentifier: PlaceEnvironment] = [:]
  /// Who has the focus.
  package private(set) lazy var focus = FocusSystem(link)
  private var attachments: [ObjectIdentifier: AnyObject] = [:]
  private var buildRoot: (@MainActor (ViewGraph) -> Void)?
  private var rootEnvironmentChange: (@MainActor (inout EnvironmentValues) -> Void)?

  /// A way to this graph for what may outlive it.
  package private(set) lazy var link = Backlink(self)

  /// The graph that component code now runs in: the one built or settled last. Graphs are used on
  /// the main thread only; component code reads it through calls that do not say so.
  package static var current: ViewGraph? {
    get { currentLink?.target }
    set { currentLink = newValue?.link }
  }

  nonisolated(unsafe) private static var currentLink: Backlink<ViewGraph>?

  @MainActor package init(canvas: Canvas) {
    self.canvas = canvas
    rootNode = RootNode()
    rootNode.graph = self
    rootNode.isMounted = true
    root = rootNode
    Self.current = self
  }

  deinit { link.clear() }

  /// The one object of a type that another target keeps with the graph, made at first.
  package func attachment<Object: AnyObject>(_ make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let object = attachments[key] as? Object { return object }
    let object = make()
    attachments[key] = object
    return object
  }

  // MARK: Building

  /// Builds the tree of a view, or brings it up to date.
  @MainActor package func update<V: View>(_ view: V, environment: EnvironmentValues) {
    buildRoot = { graph in
      var environment = environment
      graph.rootEnvironmentChange?(&environment)
      graph.rootNode.update(view, ViewInputs(graph: graph, environment: environment))
      graph.needsPreferences = true
    }
    perform {
      beginUpdate(.current)
      hasOpenUpdate = true
      buildRoot?(self)
    }
  }

  /// Builds the root again with what a view below asks of the whole picture.
  @MainActor package func changeRootEnvironment(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) {
    rootEnvironmentChange = change
    buildRoot?(self)
  }

  /// Has a node built again under the transaction of the change being made; the change's number.
  @discardableResult package func setNeedsUpdate(_ node: ViewNode) -> Int {
    changes.insert(node)
  }

  /// Changes the layout without a body: at once, or with the changes of an animated transaction, so
  /// that what lies elsewhere after it moves.
  @MainActor package func makingChange(_ action: @escaping @MainActor () -> Void) {
    if Transaction.current.effectiveAnimation == nil || changes.built != nil { return action() }
    changes.insert(action)
  }

  /// Whether one more level may be built; what is too deep is left out, with a warning.
  func enterBuild() -> Bool {
    guard buildDepth < Self.buildDepthLimit else {
      warn(.limit, "views nested deeper than \(Self.buildDepthLimit) levels are left out")
      return false
    }
    buildDepth += 1
    buildCount += 1
    return true
  }

  func leaveBuild() { buildDepth -= 1 }

  func didUpdate(_ node: ViewNode) {
    if !dirty.isEmpty { dirty[ObjectIdentifier(node)] = nil }
    needsPreferences = true
  }

  /// Runs a body and has its node built again when an observable object it read changes.
  @MainActor package func observing<Value>(_ node: ViewNode, _ body: () -> Value) -> Value {
    withObservationTracking(body, onChange: Self.rebuilding(node))
  }

  /// Asked for only when a body has read something that is observed.
  private static func rebuilding(_ node: ViewNode) -> @Sendable () -> Void {
    nonisolated(unsafe) let link = node.link
    return {
      guard let node = link.target, node.isMounted else { return }
      node.graph?.setNeedsUpdate(node)
    }
  }

  func seed<Value>(_ box: StateBox<Value>, named name: String, of type: Any.Type) {
    guard let seededType, seededType == type, seededBoxes[name] == nil else { return }
    seededBoxes[name] = box
    if let value = seeds[name], !box.setAny(value) {
      warn(.unknownValue, "\(name): \(value) is no \(Value.self)")
    }
  }

  func nextNamespace() -> Int {
    namespaceCount += 1
    return namespaceCount
  }

  // MARK: Later in the round

  /// Runs an action after the current layout and preference passes.
  package func schedule(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  package func addDependent(_ node: any GeometryDependent) {
    dependents[ObjectIdentifier(node)] = node
  }

  package func removeDependent(_ node: any GeometryDependent) {
    dependents[ObjectIdentifier(node)] = nil
  }

  /// Rows came, went or moved while some of them are not built: whoever builds them looks again.
  func rowsDidChange(in node: ViewNode) { changedRows.append(node) }

  package func setNeedsPreferences() { needsPreferences = true }

  /// Adds a warning; each text once.
  package func warn(_ kind: Diagnostic.Kind, _ message: String) {
    let diagnostic = Diagnostic(kind, message)
    if warned.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  package func warn(_ problem: Diagnostic?) {
    if let problem { warn(problem.kind, problem.message) }
  }

  // MARK: Settling

  /// Builds, lays out and runs actions until nothing is left to do, or the limit is reached.
  ///
  /// - Returns: false at the limit.
  @discardableResult
  @MainActor func runRounds() -> Bool {
    for _ in 0..<Self.settleRoundLimit {
      runChanges()
      focus.update()
      let pending = actions
      actions = []
      for action in pending { action() }
      if changes.isEmpty, isLayoutValid, actions.isEmpty, !needsPreferences, focus.isSettled {
        return true
      }
    }
    warn(
      .neverSettles,
      "state still changes after \(Self.settleRoundLimit) rounds of building and layout")
    changes.removeAll()
    actions = []
    layoutIfNeeded()
    return false
  }

  /// Builds and lays out what has changed, change by change, each under its own transaction. What
  /// the changes cause themselves waits for the next round.
  @MainActor private func runChanges() {
    let count = changes.count
    if count == 0 || hasOpenUpdate { finishUpdate() }
    for _ in 0..<count {
      guard let change = changes.begin() else { break }
      Transaction.resuming(change) {
        beginUpdate(change.transaction)
        for action in change.actions { action() }
        dirty = change.nodes
        flushDirty()
        finishUpdate()
      }
      changes.end()
    }
    motion.concludeListeners(clock)
  }

  /// Begins a pass of building: what lies where before it is noted if something may move.
  @MainActor private func beginUpdate(_ transaction: Transaction) {
    motion.update = GraphUpdate(serial: motion.update.serial + 1, transaction: transaction)
    places = nil
    guard rootNode.placedProposal != nil,
      motion.mayAnimate || motion.framesEnd > clock.seconds
    else { return }
    layoutIfNeeded()
    places = FramePass.places(under: rootNode)
  }

  /// Lays out what has been built, and moves what lies elsewhere than before.
  @MainActor private func finishUpdate() {
    layOutUpdate()
    if rootNode.keyboard.isHeightStale {
      // Rule M16: what makes room for the keyboard moves with it, whatever has called it up.
      beginUpdate(hasAppeared ? Transaction(animation: .system) : Transaction())
      rootNode.keyboard.applyHeight()
      layOutUpdate()
    }
    matchedSources.dropUnused()
    hasAppeared = true
    hasOpenUpdate = false
    motion.update = GraphUpdate(serial: motion.update.serial + 1)
  }

  @MainActor private func layOutUpdate() {
    layoutIfNeeded()
    collectPreferencesIfNeeded()
    layoutIfNeeded()
    places?.animateChanges(under: rootNode)
    places = nil
  }

  /// Lays out anew what follows time; nothing begins to move by that.
  @MainActor func timeDidPass() {
    motion.timeDidPass()
    guard !isLayoutValid else { return }
    withoutAnimations {
      if motion.framesEnd > clock.seconds { places = FramePass.places(under: rootNode) }
      layoutIfNeeded()
      places?.animateChanges(under: rootNode)
      places = nil
    }
  }

  @MainActor func finishSettling() {
    scrolling.hasSettled = true
    scrolling.check(in: self, root: rootNode)
  }

  /// Rebuilds changed bodies once each, outer ones first: an outer body often rebuilds the inner.
  /// What changes meanwhile waits for the next round.
  @MainActor private func flushDirty() {
    let waiting = Set(dirty.keys)
    for node in Array(dirty.values).outermostFirst where dirty[ObjectIdentifier(node)] != nil {
      dirty[ObjectIdentifier(node)] = nil
      guard node.isMounted, let updatable = node as? any UpdatableNode else { continue }
      let before = node.items
      updatable.rebuild()
      if !node.items.elementsEqual(before, by: ===) { node.parent?.childItemsChanged() }
    }
    for key in waiting where dirty[key]?.isMounted == false { dirty[key] = nil }
  }

  @MainActor private func layoutIfNeeded() {
    var rounds = 0
    let changed = changedRows
    changedRows = []
    for node in changed where node.isMounted { node.parent?.childItemsChanged() }
    scrolling.assignRequests(under: rootNode)
    repeat {
      if !isLayoutValid {
        isLayoutValid = true
        rootNode.layOut(in: canvas)
      }
      rounds += 1
      // Geometry readers whose place in the window moved without a change of their own size.
      for node in dependents.values.map({ $0 as ViewNode }).outermostFirst {
        (node as? any GeometryDependent)?.geometryMayHaveChanged()
      }
      scrolling.assignRequests(under: rootNode)
    } while !isLayoutValid && rounds < Self.settleRoundLimit
  }

  @MainActor private func collectPreferencesIfNeeded() {
    guard needsPreferences else { return }
    _ = rootNode.collectPreferences()
    // What was built on the way has been heard already.
    needsPreferences = false
  }
}
