import Geometry
import ViewCore

/// What the modifiers around a scroll view say to it. Holds for that scroll view only: scroll views
/// in its content start afresh.
struct ScrollConfiguration {
  /// The part that decides where the content lies.
  struct Layout: Equatable {
    var contentMargins = EdgeInsets()
    var anchors = ScrollAnchors()
  }

  var layout = Layout()
  var isClipDisabled = false
  var position: ScrollPositionLink?
  var targetBehavior: (any ScrollTargetBehavior)?
  var geometryObservers: [ScrollGeometryObserver] = []
  var targetObservers: [ScrollTargetObserver] = []
  var phaseObservers: [ScrollPhaseObserver] = []

  /// Whether somebody wants to know where the scroll view stands.
  var hasObservers: Bool {
    position != nil || !geometryObservers.isEmpty || !targetObservers.isEmpty
  }
}

extension EnvironmentValues {
  private enum ScrollConfigurationKey: EnvironmentKey {
    static var defaultValue: ScrollConfiguration { ScrollConfiguration() }
  }

  var scrollConfiguration: ScrollConfiguration {
    get { self[ScrollConfigurationKey.self] }
    set { self[ScrollConfigurationKey.self] = newValue }
  }
}
