import Geometry

// Foundation has predicates of strings on Apple's systems only.

extension NSPredicate {
  /// A predicate of a format: comparisons with `SELF` or with properties, found by reflection, joined by
  /// `AND`, `OR` and `NOT`. One that cannot be read is false for everything.
  ///
  /// - Parameter args: what `%@`, `%d` and their like stand for; names of properties for `%K`.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var reader = PredicateReader(predicateFormat, arguments ?? [])
    let condition = reader.readAll()
    self.init { object, _ in condition?.holds(for: object) ?? false }
  }
}

/// A predicate that has been read.
indirect enum PredicateCondition {
  case comparison(PredicateOperand, PredicateComparison, PredicateOperand)
  case both(PredicateCondition, PredicateCondition)
  case either(PredicateCondition, PredicateCondition)
  case not(PredicateCondition)
  case constant(Bool)

  func holds(for object: Any?) -> Bool {
    switch self {
    case .comparison(let left, let comparison, let right):
      comparison.holds(left.value(in: object), right.value(in: object))
    case .both(let left, let right): left.holds(for: object) && right.holds(for: object)
    case .either(let left, let right): left.holds(for: object) || right.holds(for: object)
    case .not(let inner): !inner.holds(for: object)
    case .constant(let value): value
    }
  }
}

/// A side of a comparison.
enum PredicateOperand {
  case value(Any?)
  /// Names of properties, from the outside in; none is the object itself.
  case path([String])

  func value(in object: Any?) -> Any? {
    switch self {
    case .value(let value): value
    case .path(let names): names.reduce(object) { Self.property($1, of: $0) }
    }
  }

  private static func property(_ name: String, of object: Any?) -> Any? {
    var mirror = object.map { Mirror(reflecting: $0) }
    while let current = mirror {
      for child in current.children where child.label == name || child.label == "_" + name {
        return unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }
}
