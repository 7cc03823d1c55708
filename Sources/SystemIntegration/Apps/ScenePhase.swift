import Geometry
import ViewCore

/// How far a scene is in the foreground. The one that is drawn is active.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

  /// Active unless set. Verified: documented.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
