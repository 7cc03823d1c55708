import Geometry
import ViewCore

/// What moves a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  public var isScrolling: Bool { self != .idle }
}

/// What is known when the phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

/// Hears of the phases of a scroll view.
typealias ScrollPhaseObserver =
  @MainActor (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void

extension View {
  /// Coverage: full. Verified: documented.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping @MainActor (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    changingEnvironment { $0.scrollConfiguration.phaseObservers.append(action) }
  }
}

extension ScrollNode {
  /// Tells observers of another phase.
  ///
  /// - Parameter velocity: of the content's position, in points a second; nil where none is known.
  @MainActor func enter(_ phase: ScrollPhase, velocity: CGPoint? = nil) {
    let old = self.phase
    guard phase != old else { return }
    self.phase = phase
    let observers = configuration.phaseObservers
    guard !observers.isEmpty, let geometry else { return }
    let context = ScrollPhaseChangeContext(
      geometry: geometry, velocity: velocity.map { CGVector(dx: $0.x, dy: $0.y) })
    graph?.schedule { for observer in observers { observer(old, phase, context) } }
  }

  /// The content begins to move by an animation; when that is over, it rests.
  @MainActor func enterAnimation(_ animation: Animation) {
    guard let graph, let duration = animation.totalDuration(untilAtRest: true) else { return }
    enter(.animating)
    let end = graph.clock.seconds + duration
    graph.clock.schedule(at: RenderClock.nanoseconds(atOrAfter: end)) { [weak self] in
      MainActor.assumeIsolated {
        if self?.phase == .animating { self?.enter(.idle) }
      }
    }
  }
}
