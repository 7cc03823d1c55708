import Geometry
import LayoutCore
import ViewCore

/// The fingers on a tree's picture, and who has the touch.
///
/// Of the gestures and controls from the touched view to the root one has the touch: the innermost
/// that takes it, where high-priority gestures come first. A gesture waits while one before it is
/// undecided. Simultaneous gestures take part beside it. All times are the tree's own.
@MainActor package final class TouchScreen {
  private let graphLink: Backlink<ViewGraph>
  /// In the order in which they have the touch.
  private var contenders: [any TouchContender] = []
  private var companions: [any TouchContender] = []
  /// The nodes that they belong to.
  private var nodes: [ViewNode] = []
  private var winner: (any TouchContender)?
  /// Whether anything has taken the touch or a part of it.
  package private(set) var isTaken = false
  private(set) var points: [CGPoint] = []
  private var isDown = false
  /// Whether time decides nothing: a finger that is shown lying on the picture.
  private var isStill = false
  private var timers = 0

  private init(_ graph: ViewGraph) { graphLink = graph.link }

  private var graph: ViewGraph? { graphLink.target }

  package static func of(_ graph: ViewGraph) -> TouchScreen {
    graph.attachment { TouchScreen(graph) }
  }

  package var hasFinger: Bool { isDown }

  /// Whether something may still take the touch, or has.
  package var isOpen: Bool {
    isTaken || contenders.contains { !$0.touchState.isFinal }
      || companions.contains { !$0.touchState.isFinal }
  }

  /// Puts fingers on the picture.
  ///
  /// - Parameters:
  ///   - node: the touched view; the touch goes from it to the root.
  ///   - isStill: shows what the touch looks like and lets no time decide.
  package func begin(at points: [CGPoint], on node: ViewNode, isStill: Bool = false) {
    if isDown { cancel() }
    let chain = TouchChain(from: node)
    // A further tap goes on with what waits for it.
    let isWaiting = (contenders + companions).contains { !$0.touchState.isFinal }
    if winner != nil || !isWaiting || !chain.isSame(as: contenders + companions) {
      cancel()
      contenders = chain.contenders
      companions = chain.companions
      nodes = chain.nodes
      for contender in contenders + companions { contender.resetTouch() }
      isTaken = false
    }
    self.points = points
    self.isStill = isStill
    isDown = true
    dispatch(.began)
  }

  package func move(to points: [CGPoint]) {
    guard isDown else { return }
    self.points = points
    dispatch(.moved)
  }

  /// Takes the fingers away.
  package func end() {
    guard isDown else { return }
    isDown = false
    dispatch(.ended)
  }

  private func cancel() {
    isDown = false
    for contender in contenders + companions where !contender.touchState.isFinal {
      contender.cancelTouch()
    }
    contenders = []
    companions = []
    nodes = []
    winner = nil
  }

  // MARK: Who has it

  private func dispatch(_ kind: TouchEvent.Kind) {
    guard let graph else { return }
    let event = TouchEvent(
      kind: kind, time: Double(graph.clock.nanoseconds) / 1e9, points: points)
    for companion in companions where !companion.touchState.isFinal {
      companion.handleTouch(event)
      if companion.touchState.hasWon { isTaken = true }
      companion.deliverTouch()
    }
    if let winner {
      if !winner.touchState.isFinal {
        winner.handleTouch(event)
        winner.deliverTouch()
      }
    } else {
      decide(event)
    }
    scheduleTimer()
  }

  private func decide(_ event: TouchEvent) {
    for contender in contenders where !contender.touchState.isFinal {
      contender.handleTouch(event)
      if contender.touchState == .lost { contender.cancelTouch() }
    }
    for contender in contenders {
      switch contender.touchState {
      case .lost: continue
      case .undecided: return showUndecided()
      case .won, .completed:
        winner = contender
        isTaken = true
        for other in contenders where other !== contender { other.cancelTouch() }
        return contender.deliverTouch()
      }
    }
  }

  /// Contenders show that they are pressed while nothing is decided.
  private func showUndecided() {
    for contender in contenders where contender.touchState == .undecided {
      contender.deliverTouch()
    }
  }

  private func scheduleTimer() {
    timers += 1
    guard !isStill, let graph else { return }
    let waiting = winner.map { [$0] } ?? contenders
    let deadlines = (waiting + companions).filter { !$0.touchState.isFinal }
      .compactMap(\.touchDeadline)
    guard let deadline = deadlines.min() else { return }
    let timer = timers
    // Rounded up: at its moment the deadline has been reached.
    graph.clock.scheduleEvent(at: UInt64((max(0, deadline) * 1e9).rounded(.up))) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.timers == timer else { return }
        self.dispatch(.timePassed)
      }
    }
  }
}
