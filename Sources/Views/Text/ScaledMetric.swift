import Geometry
import ViewCore

/// A number that grows with the user's text size.
///
/// Coverage: full. Verified: recorded (GT-32, body).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  private var environment = EnvironmentValues()

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value {
    Value(TextStyleMetrics.scaled(Double(base), relativeTo: textStyle, in: environment))
  }

  public mutating func _attach(_ context: _PropertyContext) { environment = context.environment }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension TextStyleMetrics {
  /// A length in points for the environment's text size, rounded to the pixel: in proportion to the
  /// style's line distance (GT-32). At the standard size, and on macOS, it is what it was.
  static func scaled(
    _ length: Double, relativeTo style: Font.TextStyle, in environment: EnvironmentValues
  ) -> Double {
    guard !environment.systemLook.isMac, environment.dynamicTypeSize != .large else {
      return length
    }
    let standard = entry(style, .large, isMac: false).lineDistance
    let current = entry(style, environment.dynamicTypeSize, isMac: false).lineDistance
    let scale = max(1, environment.displayScale)
    return (length * current / standard * scale).rounded() / scale
  }
}
