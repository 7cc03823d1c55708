import Geometry

/// Where a focus state's value lives.
final class FocusStateBox<Value: Hashable>: AnyFocusStateBox {
  private(set) var value: Value
  private let resting: Value
  private weak var storage: PropertyStorage?

  init(resting: Value, storage: PropertyStorage) {
    value = resting
    self.resting = resting
    self.storage = storage
  }

  /// Component code wants the focus where the value says.
  func request(_ newValue: Value) {
    storage?.owner?.graph?.focus.request(self)
    adopt(newValue)
  }

  /// The focus is where the value says.
  func adopt(_ newValue: Value) {
    guard value != newValue else { return }
    value = newValue
    storage?.setNeedsUpdate()
  }

  func rest() { adopt(resting) }
}

/// A focus state's place seen without its type.
package protocol AnyFocusStateBox: AnyObject {
  /// The focus is at none of the views that the state names.
  func rest()
}
