import Foundation

/// How an associated object is held. Everything is held strongly but what is assigned.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Keeps a value with an object, under a key. It goes when the object does, or soon after.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(object as AnyObject, key, value, policy)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(object as AnyObject, key)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(object as AnyObject)
}

/// The values that objects hold beside their own properties.
private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private enum Held {
    case strongly(Any)
    case weakly(Weak)
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private struct Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Held] = [:]
  }

  private let lock = NSLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  private var sizeToSweep = 64

  func set(
    _ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    // What is let go of may run code that comes back here.
    var released: [Owner] = []
    lock.withLock {
      var owner = owners[ObjectIdentifier(object)] ?? Owner(object: object)
      // Another object may have stood at this address.
      if owner.object !== object { owner = Owner(object: object) }
      released = owners[ObjectIdentifier(object)].map { [$0] } ?? []
      owner.values[key] = value.map {
        policy == .OBJC_ASSOCIATION_ASSIGN
          ? .weakly(Weak(object: $0 as AnyObject)) : .strongly($0)
      }
      owners[ObjectIdentifier(object)] = owner
      if owners.count > sizeToSweep {
        released += owners.values.filter { $0.object == nil }
        owners = owners.filter { $0.value.object != nil }
        sizeToSweep = max(64, owners.count * 2)
      }
    }
    released.removeAll()
  }

  func value(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object else {
        return nil
      }
      switch owner.values[key] {
      case .strongly(let value): return value
      case .weakly(let weak): return weak.object
      case nil: return nil
      }
    }
  }

  func removeAll(_ object: AnyObject) {
    let released = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
    _ = released
  }
}
