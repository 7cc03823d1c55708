import Geometry

extension EnvironmentValues {
  private enum NowKey: EnvironmentKey {
    /// 2024-01-01T00:00:00Z
    static let defaultValue = Date(timeIntervalSinceReferenceDate: 725_760_000)
  }

  /// What the wall clock shows: the global `now`.
  package var now: Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }
}
