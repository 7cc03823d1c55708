import Geometry

/// A name space for the ids of matched geometry, private to the view that declares it.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    let value: Int
  }

  private final class Box {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  private var box: Box?

  public init() {}

  public var wrappedValue: ID { box?.id ?? ID(value: 0) }

  public mutating func _attach(_ context: _PropertyContext) {
    let graph = context.storage.owner?.graph
    box = context.slot { Box(ID(value: graph?.nextNamespace() ?? 0)) }
  }
}
