import Geometry
import ViewCore
import Views

extension SnapshotGlobals {
  /// The environment that the root of a story is built in.
  package func environment(scale: Double) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = appearance
    environment.layoutDirection = direction
    environment.locale = Locale(identifier: locale)
    environment.dynamicTypeSize = textSize
    environment.displayScale = scale
    environment.systemLook = system
    environment.colorSchemeContrast = contrast
    environment.accessibilityReduceMotion = reducesMotion
    environment.now = Date(timeIntervalSinceReferenceDate: now)
    return environment
  }
}
