import Geometry
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

  let rootNode: RootNode
  /// What waits to be built, and what of it is built next.
  package internal(set) var changes = PendingChanges()
  var dirty: [ObjectIdentifier: ViewNode] = [:]
  /// Whether the root has been built and is still to be laid out.
  var hasOpenUpdate = false
  /// Whether the tree has been there once: what comes or goes from then on may move.
  package internal(set) var hasAppeared = false
  /// Where everything lay before the update being made, if something may move by it.
  var places: FramePass?
  /// Whether what lies elsewhere after this update may move there.
  package var movesFrames: Bool { places != nil }
  /// What moves, and when it is at rest.
  package let motion = GraphMotion()
  var actions: [@MainActor () -> Void] = []
  var dependents: [ObjectIdentifier: any GeometryDependent] = [:]
  var needsPreferences = true
  var changedRows: [ViewNode] = []
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
}
