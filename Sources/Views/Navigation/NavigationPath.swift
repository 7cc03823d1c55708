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
