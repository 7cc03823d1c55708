/// A value kept once for all who pass it on: large values are then copied as a reference.
final class Shared<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Shared: Sendable where Value: Sendable {}

extension Shared: Equatable where Value: Equatable {
  static func == (lhs: Shared, rhs: Shared) -> Bool { lhs === rhs || lhs.value == rhs.value }
}
