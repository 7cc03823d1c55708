import Geometry
import LayoutCore
import ViewCore

extension ScrollNode {
  /// Scrolls where the binding of `scrollPosition` has begun to ask for.
  @MainActor func followBinding() {
    guard let link = configuration.position else { return }
    guard let wanted = link.wanted else {
      lastWanted = nil
      return
    }
    guard wanted.key != lastWanted else { return }
    lastWanted = wanted.key
    scroll(to: wanted.destination)
    reportedPosition = nil
  }

  /// After a layout: tells observers of the geometry and the binding what has changed.
  @MainActor func tellObservers() {
    guard isMounted, let geometry else { return }
    seenGeometry = configuration.geometryObservers.enumerated().map { index, observer in
      run(observer.look(geometry, seenGeometry.indices.contains(index) ? seenGeometry[index] : nil))
    }
    seenTargets = configuration.targetObservers.enumerated().map { index, observer in
      run(
        observer.look(
          targetsInSight(threshold: observer.threshold),
          seenTargets.indices.contains(index) ? seenTargets[index] : nil))
    }
    reportPosition()
  }

  @MainActor private func run(_ observation: ScrollObservation) -> Any {
    if let action = observation.action { graph?.schedule(action) }
    return observation.seen
  }

  /// A binding learns where somebody has scrolled to; where it or an anchor put the content it knows.
  @MainActor private func reportPosition() {
    guard let link = configuration.position else { return }
    defer { reportedPosition = position }
    let isMoved = reportedPosition.map { $0 != position } ?? (scrollRequest != nil)
    guard isMoved else { return }
    lastWanted = link.report(currentTargetID(anchor: link.anchor))
  }
}
