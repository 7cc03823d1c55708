import Geometry
import LayoutCore
import ViewCore

/// A finger that moves the top screen out from the leading edge (rule M22).
extension NavigationNode {
  /// Points from the leading edge in which a finger takes the screen. Believed.
  private static let edge: CGFloat = 20
  /// Seconds of its speed by which a screen that is let go decides where it goes.
  private static let reach: CGFloat = 0.25

  /// Whether a finger may move the top screen out.
  var canBePulled: Bool {
    stack.count > 1 && stack.last?.traits.isBackButtonHidden != true && !bar.isHidden
  }

  /// Whether a finger at a point of this node's space takes the screen.
  func isAtEdge(_ point: CGPoint) -> Bool {
    let beyond = safeAreaGeometry.beyond.leading
    let distance = isMirrored ? placedSize.width - point.x : point.x
    return distance >= -beyond && distance <= Self.edge - beyond
      && point.y >= 0 && point.y <= placedSize.height
  }

  var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// The finger has moved by points towards the trailing side.
  @MainActor func pull(by way: CGFloat) {
    if passage?.isHeld != true { beginPull() }
    guard var passage, passage.isHeld else { return }
    passage.hold(at: 1 - Double(way / max(1, pullWidth)))
    self.passage = passage
  }

  private var pullWidth: CGFloat { placedSize.width + safeAreaGeometry.beyond.horizontal }

  @MainActor private func beginPull() {
    guard canBePulled, let over = stack.last, placedProposal != nil else { return }
    endPassage()
    let under = stack[stack.count - 2]
    let model = NavigationBarModel(
      stack: Array(stack.dropLast()), search: environment.outerSearch)
    let bars = NavigationBars(owner: self)
    let frame = pageFrame(under: model)
    bars.update(
      model,
      at: NavigationBars.Place(
        rowHeight: model.rowHeight(environment.systemLook, topInset: safeAreaInsets.top),
        scrolled: under.scrollOffset))
    bars.place(in: placedSize, keyboard: coveredByBar)
    // What lies beyond the lower screen, measured by the upper one.
    var kept = over.safeAreaGeometry
    let own = pageFrame(under: bar)
    kept.beyond.top = max(0, kept.beyond.top + frame.minY - own.minY)
    kept.beyond.bottom = max(0, kept.beyond.bottom + own.maxY - frame.maxY)
    under.keptSafeArea = kept
    passage = NavigationPassage(holding: over, over: under, bars: bars)
    heldBar = model
    under.place(at: frame.origin, proposal: ProposedViewSize(frame.size), size: frame.size)
    under.isUnderLargeTitle = model.isLarge
    presenceMayHaveChanged()
  }

  /// The finger has left: the screen goes, or comes in again.
  ///
  /// - Parameter velocity: towards the trailing side, in points a second.
  @MainActor func endPull(velocity: CGFloat) {
    guard var passage, passage.isHeld, let graph else { return }
    let speed = Double(velocity / max(1, pullWidth))
    let aim = passage.part(at: moment) - speed * Double(Self.reach)
    heldBar = nil
    guard aim < 0.5 else { return comeIn(speed: -speed) }
    let rest = passage.part(at: moment)
    passage.speed = rest > 0 ? speed / rest : 0
    self.passage = passage
    passage.over.dismiss()
    // Whoever has the path may have kept the screen.
    graph.schedule { [weak self] in
      if self?.passage?.isHeld == true { self?.comeIn(speed: 0) }
    }
  }

  @MainActor private func comeIn(speed: Double) {
    guard var passage, passage.isHeld, let graph else { return }
    let way = 1 - passage.part(at: moment)
    passage.speed = way > 0 ? speed / way : 0
    passage.letGo(in: graph)
    self.passage = passage
    scheduleEnd()
  }
}

extension NavigationNode: TouchRegion {
  func takesTouch(at point: CGPoint) -> Bool { canBePulled && isAtEdge(point) }
}

/// The leading edge of a stack as a contender for touches: it moves the top screen out with a finger.
final class EdgeContender: TouchContender {
  /// Gone when the stack has gone under the finger.
  private weak var node: NavigationNode?
  private var start: CGPoint?
  private var way: CGFloat = 0
  private var track = TouchTrack()
  private var velocity: CGFloat = 0
  private(set) var touchState = TouchState.undecided

  init(_ node: NavigationNode) { self.node = node }

  var touchRank: TouchRank { .high }
  var touchDeadline: Double? { nil }

  private var direction: CGFloat { node?.isMirrored == true ? -1 : 1 }

  func handleTouch(_ event: TouchEvent) {
    track.add(event)
    switch event.kind {
    case .began:
      guard let node else { return touchState = .lost }
      let frame = node.globalFrame
      let place = CGPoint(x: event.location.x - frame.minX, y: event.location.y - frame.minY)
      guard event.points.count == 1, node.isAtEdge(place) else { return touchState = .lost }
      start = event.location
    case .moved:
      guard let start, !touchState.isFinal else { return }
      way = (event.location.x - start.x) * direction
      guard touchState == .undecided, event.location.distance(to: start) > TouchTimes.slop
      else { return }
      touchState = way > abs(event.location.y - start.y) ? .won : .lost
    case .ended:
      velocity = track.velocity(at: event.time).x * direction
      touchState = touchState == .won ? .completed : .lost
    case .timePassed: break
    }
  }

  func deliverTouch() {
    guard start != nil, touchState.hasWon else { return }
    node?.pull(by: max(0, way))
    if touchState == .completed { node?.endPull(velocity: velocity) }
  }

  func cancelTouch() {
    if touchState == .won { node?.endPull(velocity: 0) }
    touchState = .lost
  }

  func resetTouch() {
    (start, way, velocity) = (nil, 0, 0)
    track = TouchTrack()
    touchState = .undecided
  }
}
