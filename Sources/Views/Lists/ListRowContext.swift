import Geometry
import ViewCore

/// What views inside a row of a list need to know of it.
struct ListRowContext: Equatable, Sendable {
  /// Whether the list is a form.
  var isForm: Bool
}

extension EnvironmentValues {
  private enum ListRowContextKey: EnvironmentKey {
    static var defaultValue: ListRowContext? { nil }
  }

  /// The list around; `nil` outside of one.
  var listRowContext: ListRowContext? {
    get { self[ListRowContextKey.self] }
    set { self[ListRowContextKey.self] = newValue }
  }
}
