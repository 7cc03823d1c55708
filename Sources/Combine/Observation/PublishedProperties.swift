import Foundation
@_spi(Reflection) import Swift

/// Finds the `@Published` properties of an object, those of its superclasses first.
enum PublishedProperties {
  /// The storages of the `@Published` properties that `object` stores, in order of declaration.
  static func of(_ object: AnyObject) -> [any PublishedStorageLink] {
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withExtendedLifetime(object) {
      fields(of: type(of: object)).map { $0.type.link(at: base + $0.offset) }
    }
  }

  /// `_EachFieldOptions.classType`, which is a mutable static and so out of reach in Swift 6.
  private static var classFields: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }

  private struct Field {
    var offset: Int
    var type: any PublishedProperty.Type
  }

  private static let cache = FieldCache()

  private static func fields(of type: AnyClass) -> [Field] {
    cache.fields(of: type) {
      var found: [Field] = []
      _forEachField(of: type, options: classFields) { _, offset, fieldType, _ in
        if let published = fieldType as? any PublishedProperty.Type {
          found.append(Field(offset: offset, type: published))
        }
        return true
      }
      return found
    }
  }

  /// The fields of each class that was asked for, found once.
  private final class FieldCache: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [ObjectIdentifier: [Field]] = [:]

    func fields(of type: AnyClass, find: () -> [Field]) -> [Field] {
      let id = ObjectIdentifier(type)
      if let fields = lock.withLock({ known[id] }) { return fields }
      let fields = find()
      lock.withLock { known[id] = fields }
      return fields
    }
  }
}

/// A property of an object whose changes the object announces: `Published`, or a stored value.
package protocol PublishedProperty {
  /// The storage of the property that stands at `address`.
  static func link(at address: UnsafeRawPointer) -> any PublishedStorageLink
}

extension Published: PublishedProperty {
  package static func link(at address: UnsafeRawPointer) -> any PublishedStorageLink {
    address.assumingMemoryBound(to: Published<Value>.self).pointee.storage
  }
}

/// The storage of a published property as its owner sees it.
package protocol PublishedStorageLink: AnyObject {
  /// What announces the owner's changes; nil while nobody has asked for it.
  var objectWillChange: ObservableObjectPublisher? { get set }
}
