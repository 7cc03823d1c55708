import Geometry
import LayoutCore

extension EnvironmentValues {
  private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether views here take input.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension ViewInputs {
  /// The inputs for content of a stack along an axis, or of no stack. Rows in it are built at once,
  /// unless it is lazy itself.
  package func inStack(along axis: Axis?) -> ViewInputs {
    var result = self
    result.environment.stackOrientation = axis
    result.environment.buildsRowsLazily = false
    return result
  }
}
