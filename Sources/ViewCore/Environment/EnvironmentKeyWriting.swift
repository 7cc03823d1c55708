import Geometry

/// What Xcode's canvas puts around views that can be selected in it; published sources name the type.
public struct _IdentifiedModifier<Identifier>: ViewModifier {
  public var identifier: Identifier
  public init(identifier: Identifier) { self.identifier = identifier }
  public func body(content: Content) -> some View { content }
}

/// Where in its source Xcode's canvas finds a view.
public struct __DesignTimeSelectionIdentifier {}

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
