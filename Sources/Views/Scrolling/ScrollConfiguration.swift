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
