import Geometry

/// Where the focus is among the views that a view names.
///
/// A write takes effect at once. Coverage: partial (the value alone; no keyboard follows it).
/// Verified: documented.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and writes the focus of another view's state.
  @propertyWrapper
  public struct Binding {
    let get: () -> Value
    let set: (Value) -> Void

    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding { self }
  }

  /// The value of a state without focus.
  private let resting: Value
  private var box: StateBox<Value>?

  public init() where Value == Bool { resting = false }
  public init<T: Hashable>() where Value == T? { resting = nil }

  public var wrappedValue: Value {
    get { box?.value ?? resting }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: Binding {
    let (box, resting) = (box, resting)
    return Binding(get: { box?.value ?? resting }, set: { box?.set($0) })
  }

  public mutating func _attach(_ context: _PropertyContext) {
    let resting = resting
    box = context.slot {
      let box = StateBox(resting)
      box.storage = context.storage
      context.storage.owner?.graph?.seed(box, named: context.name, of: context.storage.viewType)
      return box
    }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
