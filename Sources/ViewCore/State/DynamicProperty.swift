import Geometry

/// A stored property that is brought up to date before a view's body is built.
public protocol DynamicProperty {
  mutating func update()

  /// Connects the property to the storage that its view keeps between builds.
  mutating func _attach(_ context: _PropertyContext)
}

extension DynamicProperty {
  public mutating func update() {}

  /// A composed property attaches the properties that it is made of, then updates itself.
  public mutating func _attach(_ context: _PropertyContext) {
    DynamicFields.of(Self.self).attach(&self, context)
    update()
  }
}

/// What a property needs while it is attached.
public struct _PropertyContext {
  package let storage: PropertyStorage
  package let environment: EnvironmentValues
  /// The property's name as written, without the wrapper's underscore.
  package var name: String

  /// The object kept for the property at this place, made at first.
  package func slot<Object: AnyObject>(_ make: () -> Object) -> Object { storage.slot(make) }
}

package typealias PropertyContext = _PropertyContext

/// Objects that a view's properties keep between builds, in the order of attachment.
package final class PropertyStorage {
  private let ownerLink: Backlink<ViewNode>
  /// The type of the view that owns the properties.
  package let viewType: Any.Type
  /// Whether every object that the properties need was found at the last attachment.
  package private(set) var isComplete = true
  private var slots: [AnyObject] = []
  private var cursor = 0

  package init(owner: ViewNode, viewType: Any.Type) {
    ownerLink = owner.link
    self.viewType = viewType
  }

  package var owner: ViewNode? { ownerLink.target }

  func beginAttaching() {
    cursor = 0
    isComplete = true
  }

  /// Something that the owner's body would need is not there: warns, and the body is not built.
  package func reportMissing(_ message: String) {
    isComplete = false
    owner?.graph?.warn(.missingObject, message)
  }

  func slot<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { cursor += 1 }
    if cursor < slots.count, let object = slots[cursor] as? Object { return object }
    let object = make()
    if cursor < slots.count { slots[cursor] = object } else { slots.append(object) }
    return object
  }

  func release() { slots = [] }

  /// The owner's body must be built again; the number of the change that this belongs to.
  @discardableResult package func setNeedsUpdate() -> Int? {
    guard let owner, owner.isMounted else { return nil }
    return owner.graph?.setNeedsUpdate(owner)
  }
}

/// A view whose named fields hold properties of other values: a modifier's or a style's.
package protocol PropertyContainer {
  static var nestedFields: [String] { get }
}
