import Geometry
import ViewCore

/// A list of values of any types: the content of a navigation stack.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  nonisolated public init() { values = [] }

  nonisolated public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes values from the end, at most all.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(min(max(0, k), values.count))
  }
}

extension NavigationPath {
  /// The path as it can be stored: each value with its type. Nil where a value cannot be.
  public var codable: CodableRepresentation? {
    let codable = values.map { $0.base as? any (Codable & Hashable) }
    guard codable.allSatisfy({ $0 != nil }) else { return nil }
    return CodableRepresentation(values: codable.compactMap { $0 })
  }

  public init(_ codable: CodableRepresentation) {
    values = codable.values.map { AnyHashable($0) }
  }

  /// The values of a path, to be stored. Types are named as the program names them: private ones are not
  /// found again.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [any (Codable & Hashable)]

    init(values: [any (Codable & Hashable)]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [any (Codable & Hashable)] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type that a path can have stored.")
        }
        values.append(try container.decode(type))
      }
      self.values = values
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        try container.encode(_mangledTypeName(type(of: value)) ?? "\(type(of: value))")
        try container.encode(value)
      }
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.values.map { AnyHashable($0) } == rhs.values.map { AnyHashable($0) }
    }
  }
}

/// What a navigation stack shows beyond its root, whatever the type of the path.
struct NavigationRoute {
  let values: [AnyHashable]
  let push: (AnyHashable) -> Void
  /// Leaves the first values, at most as many as given.
  let keep: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = path.wrappedValue.values
    push = { path.wrappedValue.values.append($0) }
    keep = { count in
      let values = path.wrappedValue.values
      if count < values.count { path.wrappedValue.values = Array(values.prefix(count)) }
    }
  }

  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ path: Binding<Data>
  ) where Data.Element: Hashable {
    values = path.wrappedValue.map { AnyHashable($0) }
    push = { value in
      if let element = value.base as? Data.Element { path.wrappedValue.append(element) }
    }
    keep = { count in
      let extra = path.wrappedValue.count - count
      if extra > 0 { path.wrappedValue.removeLast(extra) }
    }
  }
}
