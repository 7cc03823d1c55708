import Geometry
import Synchronization
@_spi(Reflection) import Swift

/// The dynamic properties among a type's stored fields; found once a type.
///
/// Unchecked: the functions in it only capture types.
package struct DynamicFields: @unchecked Sendable {
  private struct Field {
    let name: String
    let offset: Int
    let attach: (UnsafeMutableRawPointer, PropertyContext) -> Void
  }

  private let fields: [Field]

  private static let known = Mutex<[ObjectIdentifier: DynamicFields]>([:])

  /// The fields of a type; an enumeration or class has none.
  package static func of(_ type: Any.Type) -> DynamicFields {
    known.withLock { known in
      let key = ObjectIdentifier(type)
      if let fields = known[key] { return fields }
      let fields = DynamicFields(fields: find(in: type, at: 0))
      known[key] = fields
      return fields
    }
  }

  private static func find(in type: Any.Type, at base: Int) -> [Field] {
    var fields: [Field] = []
    let nested = (type as? any PropertyContainer.Type)?.nestedFields ?? []
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      let name = String(cString: name)
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append(field(name, base + offset, property))
      } else if nested.contains(name) {
        fields.append(contentsOf: find(in: fieldType, at: base + offset))
      }
      return true
    }
    return fields
  }

  private static func field<P: DynamicProperty>(_ name: String, _ offset: Int, _ type: P.Type)
    -> Field
  {
    Field(name: name.hasPrefix("_") ? String(name.dropFirst()) : name, offset: offset) {
      pointer, context in
      pointer.assumingMemoryBound(to: P.self).pointee._attach(context)
    }
  }

  package var isEmpty: Bool { fields.isEmpty }

  /// Attaches the properties of a view about to be built.
  package func attach<Value>(
    _ value: inout Value, storage: PropertyStorage, environment: EnvironmentValues
  ) {
    guard !fields.isEmpty else { return }
    storage.beginAttaching()
    attach(&value, PropertyContext(storage: storage, environment: environment, name: ""))
  }

  func attach<Value>(_ value: inout Value, _ context: PropertyContext) {
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields {
        var context = context
        context.name = field.name
        field.attach(base + field.offset, context)
      }
    }
  }
}
