import Geometry

/// What Apple's modifiers of one environment value are made of; published sources name the type.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  public func body(content: Content) -> some View { content.environment(keyPath, value) }
}
