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
  /// The path as it can be written down; `nil` where a value cannot be encoded.
  public var codable: CodableRepresentation? {
    let values = values.compactMap { $0.base as? any NavigationPathValue }
    return values.count == self.values.count ? CodableRepresentation(values: values) : nil
  }

  nonisolated public init(_ codable: CodableRepresentation) {
    values = codable.values.map { $0.hashed }
  }

  /// Values of a path with the names of their types: a flat list, the last value first.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [any NavigationPathValue]

    init(values: [any NavigationPathValue]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var values: [any NavigationPathValue] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        let text = try list.decode(String.self)
        guard let type = _typeByName(name) as? any NavigationPathValue.Type else {
          throw DecodingError.dataCorruptedError(
            in: list, debugDescription: "There is no type \(name) that a path could hold.")
        }
        values.append(try type.decoded(from: text))
      }
      self.values = values.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values.reversed() {
        try list.encode(value.typeName)
        try list.encode(value.encoded())
      }
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.values.map { $0.hashed } == rhs.values.map { $0.hashed }
    }
  }
}

/// A value of a path that can be written down.
typealias NavigationPathValue = Hashable & Codable

extension Hashable where Self: Codable {
  fileprivate var hashed: AnyHashable { AnyHashable(self) }
  fileprivate var typeName: String { _mangledTypeName(Self.self) ?? "" }
  fileprivate func encoded() throws -> String {
    String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
  }
  fileprivate static func decoded(from text: String) throws -> any NavigationPathValue {
    try JSONDecoder().decode(Self.self, from: Data(text.utf8))
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
