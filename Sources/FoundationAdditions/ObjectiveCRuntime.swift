import Foundation

// The runtime of Objective-C, as sources that exchange methods ask it. It knows no method of any class, so nothing
// is ever exchanged.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
public func method_getImplementation(_ m: Method) -> IMP { m }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Locks for the thread that asks, until as many ends as begins.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.lock(of: obj as AnyObject).lock()
  return 0
}

@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.lock(of: obj as AnyObject).unlock()
  return 0
}

/// A lock of each object that somebody has locked by.
private final class ObjectLocks: Sendable {
  static let shared = ObjectLocks()
  private let guarding = NSLock()

  func lock(of object: AnyObject) -> NSRecursiveLock {
    guarding.withLock {
      if let lock = objc_getAssociatedObject(object, Self.key) as? NSRecursiveLock { return lock }
      let lock = NSRecursiveLock()
      objc_setAssociatedObject(object, Self.key, lock, .OBJC_ASSOCIATION_RETAIN)
      return lock
    }
  }

  private static var key: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(shared).toOpaque())
  }
}
