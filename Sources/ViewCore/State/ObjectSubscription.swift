import Combine
import Geometry

/// A property's subscription to the changes of an observable object, kept between builds.
final class ObjectSubscription {
  private weak var object: AnyObject?
  private var cancellable: AnyCancellable?

  /// Has the owner of the storage built again when the object changes; another object replaces it.
  func follow<O: ObservableObject>(_ object: O, for storage: PropertyStorage) {
    if self.object === object, cancellable != nil { return }
    self.object = object
    cancellable = object.objectWillChange.sink { [weak storage] _ in storage?.setNeedsUpdate() }
  }
}
