import Foundation

/// How a table holds its objects.
public enum NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

public typealias NSHashTableOptions = NSPointerFunctions.Options

/// A set of objects that can be let go of: those gone are in it no more. Absent from Foundation on Linux.
///
/// Objects are told apart by identity. Coverage: done, but for equality. Verified: documented.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var places: [HeldObject] = []
  private let isWeak: Bool

  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// In the order in which they were put in.
  open var allObjects: [ObjectType] { places.compactMap { $0.object as? ObjectType } }
  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }

  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { object in places.contains { $0.object === object } } ?? false
  }

  open func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }

  open func add(_ object: ObjectType?) {
    places.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    places.append(HeldObject(object, isWeak: isWeak))
  }

  open func remove(_ object: ObjectType?) {
    places.removeAll { $0.object == nil || $0.object === object }
  }

  open func removeAllObjects() { places = [] }
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// Values of objects, either of which can be let go of. Absent from Foundation on Linux.
///
/// Keys are told apart as `NSObject` tells them, other objects by identity. Coverage: done.
/// Verified: documented.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var entries: [(key: HeldObject, value: HeldObject)] = []
  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakValues = valueOptions.contains(.weakMemory)
    super.init()
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func position(of key: KeyType?) -> Int? {
    guard let key else { return nil }
    return entries.firstIndex { entry in
      guard let other = entry.key.object else { return false }
      if other === key { return true }
      return (other as? NSObject).map { $0.isEqual(key) } ?? false
    }
  }

  private func dropGone() {
    entries.removeAll { $0.key.object == nil || $0.value.object == nil }
  }

  open var count: Int {
    dropGone()
    return entries.count
  }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    position(of: aKey).flatMap { entries[$0].value.object as? ObjectType }
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    dropGone()
    guard let anObject, let aKey else { return }
    entries.append(
      (HeldObject(aKey, isWeak: hasWeakKeys), HeldObject(anObject, isWeak: hasWeakValues)))
  }

  open func removeObject(forKey aKey: KeyType?) {
    if let position = position(of: aKey) { entries.remove(at: position) }
  }

  open func removeAllObjects() { entries = [] }

  open func keyEnumerator() -> NSEnumerator {
    dropGone()
    return NSArray(array: entries.compactMap(\.key.object)).objectEnumerator()
  }

  open func objectEnumerator() -> NSEnumerator? {
    dropGone()
    return NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
  }
}

/// An object that is kept, or that goes when nobody else keeps it.
private struct HeldObject {
  private weak var weakObject: AnyObject?
  private let keptObject: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    weakObject = object
    keptObject = isWeak ? nil : object
  }

  var object: AnyObject? { weakObject }
}
