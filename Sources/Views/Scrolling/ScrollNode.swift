import Geometry
import LayoutCore
import ViewCore

/// The node of a scroll view: sizes, places and paints its content behind a viewport.
///
/// - Proposal: nothing along a scrolling axis, the scroll view's own less the margins across (S2).
/// - Size: the proposal along a scrolling axis, the content's with its margins across (S1, S7), so that
///   a column of rigid views leaves it the rest (S4).
/// - Placement: the content's top leading corner, which is the right one from right to left (R3), moved
///   by the position.
package final class ScrollNode: ViewNode {
  package private(set) var axes: Axis.Set = .vertical
  /// Rule S3: several views stand in a column, whatever the axes.
  package let content = LayoutNode(VStackLayout(), isEqual: { $0 == $1 })
  /// Points from the place at rest, x from the leading edge.
  package internal(set) var position = CGPoint.zero
  package var scrollRequest: ScrollRequest? { didSet { coast = nil } }
  /// The way of the content after a finger has let it go.
  var coast: ScrollCoast?
  var phase = ScrollPhase.idle

  var configuration = ScrollConfiguration()
  /// Where the view itself has asked to scroll, until the next placement.
  var target: ScrollDestination?
  var metrics: ScrollMetrics?
  var safeArea = SafeAreaGeometry()
  /// Whether the request is a gesture's: then the content comes to rest by the target behavior.
  package var isScrolledByHand = false
  /// What the binding of `scrollPosition` asked for last.
  var lastWanted: AnyHashable?
  /// Where the binding was last told that the scroll view stands.
  var reportedPosition: CGPoint?
  var seenGeometry: [Any] = []
  var seenTargets: [Any] = []
  /// Lazy containers in the content, which follow what shows.
  var visibilityDependents: [ObjectIdentifier: LazyNode] = [:]
  /// How the scroll view takes part in a touch.
  @MainActor lazy var touchContender = ScrollContender(self)

  package override init() {
    super.init()
    content.parent = self
    content.layoutParent = self
  }

  @MainActor package func update<Content: View>(
    _ view: Content, axes: Axis.Set, _ inputs: ViewInputs
  ) {
    let configuration = inputs.environment.scrollConfiguration
    let isStale =
      graph != nil
      && (axes != self.axes || configuration.layout != self.configuration.layout
        || environment.layoutDirection != inputs.environment.layoutDirection)
    adopt(inputs)
    self.axes = axes
    self.configuration = configuration
    var inner = inputs
    inner.environment.scrollConfiguration = ScrollConfiguration()
    content.updateContent(view, inner)
    content.mount()
    holdsLongList = content.holdsLongList
    if isStale { invalidateLayout() }
    followBinding()
  }

  package override func didMount() {
    graph?.scrolling.insert(self)
    graph?.addDependent(self)
  }

  package override func willUnmount() {
    graph?.scrolling.remove(self)
    graph?.removeDependent(self)
  }

  package override var structuralChildren: _NodeList { _NodeList(content) }
  package override var layoutChildren: _NodeList { [content] }

  // MARK: Sizing

  func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func inner(_ axis: Axis, _ margins: CGFloat) -> CGFloat? {
      if axes.contains(Axis.Set(axis)) { return nil }
      return proposal[axis].map { max(0, $0 - margins) }
    }
    let margins = configuration.layout.contentMargins
    return ProposedViewSize(
      width: inner(.horizontal, margins.horizontal), height: inner(.vertical, margins.vertical))
  }

  package override func expectPlacement(_ isExpected: Bool) { content.expectPlacement(isExpected) }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    func own(_ axis: Axis, _ margins: CGFloat) -> CGFloat {
      if axes.contains(Axis.Set(axis)), let length = proposal[axis] { return length }
      return content.size(for: contentProposal(proposal))[axis] + margins
    }
    let margins = configuration.layout.contentMargins
    return CGSize(
      width: own(.horizontal, margins.horizontal), height: own(.vertical, margins.vertical))
  }

  package override func staticRange(along axis: Axis) -> _LengthRange? {
    axes.contains(Axis.Set(axis)) ? .greedy : nil
  }

  /// Nothing is proposed along a scrolling axis, so no other axis depends on it.
  package override func computeRangeDependsOnCross(_ axis: Axis) -> Bool { axes.isEmpty }

  package override func placeChildren() { placeContent() }
  package override var safeAreaFrame: CGRect? { contentSafeArea }
  package override var motionRole: _MotionRole { .space }

  package override func paint(_ painter: inout _Painter) { paintContent(&painter) }

  package override func describe(_ description: inout _ViewDescription) {
    description.type = "ScrollView"
  }
}
