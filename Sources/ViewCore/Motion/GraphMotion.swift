import Geometry

/// What moves in one tree: the update being made, who follows time, and when all is at rest.
package final class GraphMotion {
  package internal(set) var update = GraphUpdate()
  /// Whether changes are made without any animation, whatever transactions say.
  var isSuppressed = false
  /// Whether screens, pages and the keyboard move by themselves; UIKit code may switch that off.
  package var movesBySystem = true
  /// Whether modifiers below change transactions: then any update may move something.
  var hasScopes = false
  /// Whether some view says how it comes and goes.
  var hasTransitions = false
  /// Whether some view has been on its way out.
  private(set) var hasDepartures = false
  /// Whether nodes that stand for items also give those on their way out.
  var gathersDepartures = false
  /// When the tree last came to rest, in seconds of its time.
  var restart = -TimeInterval.infinity
  /// When the last animation with an end is over, in seconds of the tree's time.
  private(set) var end: TimeInterval = 0
  /// Until when some frame moves.
  private(set) var framesEnd: TimeInterval = 0
  /// Whether some frame still moves at a time in seconds of the tree.
  package func movesFrames(at seconds: TimeInterval) -> Bool { framesEnd > seconds }
  private var endless: [WeakMark] = []
  private var followers: [ObjectIdentifier: any TimeDependent] = [:]
  /// Ends of the animations that began since the outermost listener came.
  private var heard: [TimeInterval?] = []
  private var isListening = false

  private var departureCount = 0
  private var waitingListeners: [AnimationListener] = []

  func add(_ listener: AnimationListener) { waitingListeners.append(listener) }

  /// All changes made until now are built: tells those who wait for what began.
  func concludeListeners(_ clock: RenderClock) {
    let listeners = waitingListeners
    waitingListeners = []
    for listener in listeners { listener.conclude(in: clock) }
  }

  /// A number for a view on its way out.
  func nextDeparture() -> Int {
    hasDepartures = true
    departureCount += 1
    return departureCount
  }

  private struct WeakMark {
    weak var mark: EndlessMark?
  }

  /// Whether something goes on for ever.
  var isEndless: Bool {
    endless.removeAll { $0.mark == nil }
    return !endless.isEmpty
  }

  /// Whether this update can start an animation.
  package var mayAnimate: Bool {
    !isSuppressed && (update.isAnimated || hasScopes)
  }

  /// Takes note of an animation that has begun.
  package func note<V>(_ value: AnimatedValue<V>, isFrame: Bool = false) {
    let marks = value.marks
    for mark in marks { endless.append(WeakMark(mark: mark)) }
    if let end = value.end {
      self.end = max(self.end, end)
      if isFrame { framesEnd = max(framesEnd, end) }
    }
    if !marks.isEmpty, isFrame { framesEnd = .infinity }
    if isListening { heard.append(marks.isEmpty ? value.end : nil) }
  }

  /// Takes note of something that goes on for ever while its mark is held.
  package func note(_ mark: EndlessMark) {
    endless.removeAll { $0.mark == nil || $0.mark === mark }
    endless.append(WeakMark(mark: mark))
  }

  /// Takes note of something that is a function of time.
  package func note(_ elapsed: ElapsedTime) {
    if let end = elapsed.end { self.end = max(self.end, end) }
    if let mark = elapsed.mark { note(mark) }
  }

  /// Runs something and tells when the animations that it begins are over: `nil` if it begins none,
  /// infinity if one never is.
  func listening(_ body: () -> Void) -> TimeInterval? {
    let outer = (heard, isListening)
    (heard, isListening) = ([], true)
    body()
    let ends = heard.map { $0 ?? .infinity }
    (heard, isListening) = (outer.0 + heard, outer.1)
    return ends.max()
  }

  /// Keeps a node up to date while time goes on.
  package func follow(_ node: any TimeDependent) { followers[ObjectIdentifier(node)] = node }

  package func unfollow(_ node: any TimeDependent) { followers[ObjectIdentifier(node)] = nil }

  /// Tells those that follow time that it has gone on; those at rest are let go.
  @MainActor func timeDidPass() {
    let nodes = followers.values.filter(\.isMounted).sorted { $0.serial < $1.serial }
    followers = followers.filter { $0.value.isMounted }
    for node in nodes where !node.timeDidPass() { followers[ObjectIdentifier(node)] = nil }
  }
}

/// A node that is built or placed by what time it is.
@MainActor package protocol TimeDependent: ViewNode {
  /// Time has gone on: marks what has to be done again; whether it is still in motion.
  func timeDidPass() -> Bool
}

extension ViewGraph {
  /// The present, for animated values.
  package var moment: Moment {
    Moment(seconds: clock.seconds, restart: motion.restart)
  }

  /// Runs changes as if nothing could move.
  @MainActor func withoutAnimations<Result>(_ body: () -> Result) -> Result {
    let outer = motion.isSuppressed
    motion.isSuppressed = true
    defer { motion.isSuppressed = outer }
    return body()
  }
}

extension ViewNode {
  package final var moment: Moment { graph?.moment ?? Moment(seconds: 0) }

  /// Moves an animated value to a target under the transaction in force here.
  ///
  /// - Parameter isFrame: whether the value is a frame, which is looked at after each layout while it
  ///   moves.
  package final func animate<V>(
    _ value: inout AnimatedValue<V>, to target: V, isFrame: Bool = false
  ) {
    guard target != value.target else { return }
    let transaction = transaction
    let moment = moment
    let animation = transaction.effectiveAnimation
    value.retarget(to: target, animation: animation, at: moment)
    guard let animation, let graph else { return }
    graph.motion.note(value, isFrame: isFrame)
    for listener in transaction.listeners {
      listener.animationDidBegin(animation, at: moment.seconds, rest: value.newestEnd)
    }
  }
}

extension RenderClock {
  /// Seconds since the tree was made.
  package var seconds: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

  /// The nanosecond at or after a time in seconds.
  package static func nanoseconds(atOrAfter seconds: TimeInterval) -> UInt64 {
    UInt64(max(0, min(seconds, 1e9)) * 1e9 + 0.999)
  }
}
