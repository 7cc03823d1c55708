import Geometry
import ViewCore

extension EnvironmentValues {
  private enum ScrollContentBackgroundKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
  }

  /// Whether lists, forms and text editors paint the background behind their content.
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

extension View {
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}
