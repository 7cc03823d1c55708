import Geometry
import ViewCore

/// Whether part of an interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

extension EnvironmentValues {
  private enum LabelsVisibilityKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
  }

  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls; accessibility keeps them.
  nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
