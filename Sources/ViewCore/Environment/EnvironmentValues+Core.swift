import Geometry
import LayoutCore

extension EnvironmentValues {
  private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }
  private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  private enum StackOrientationKey: EnvironmentKey { static let defaultValue: Axis? = nil }
  private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

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

  /// The axis of the stack around a view: what a Spacer grows along and a Divider lies across.
  package var stackOrientation: Axis? {
    get { self[StackOrientationKey.self] }
    set { self[StackOrientationKey.self] = newValue }
  }
}

extension ViewInputs {
  /// The inputs for content of a stack along an axis, or of no stack; copies only what changes.
  /// Rows in it are built at once, unless it is lazy itself.
  package func inStack(along axis: Axis?) -> ViewInputs {
    let isLazy = environment.buildsRowsLazily
    guard environment.stackOrientation != axis || isLazy else { return self }
    var result = self
    result.environment.stackOrientation = axis
    if isLazy { result.environment.buildsRowsLazily = false }
    return result
  }
}
