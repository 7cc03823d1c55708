import ViewCore

/// Whether controls belong to the window in use.
public enum ControlActiveState: Equatable, CaseIterable, Sendable { case key, active, inactive }

extension EnvironmentValues {
  /// A picture is of the window in use.
  public var controlActiveState: ControlActiveState {
    get { .key }
    set {}
  }
}
