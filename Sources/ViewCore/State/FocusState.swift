import Geometry

/// Where the focus is among the views that a view names.
///
/// A write takes effect at once; the focus follows after the layout. A value that no view which can
/// have the focus stands for is taken back then.
///
/// Coverage: full. Verified: documented.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and writes the focus of another view's state.
  @propertyWrapper
  public struct Binding {
    let box: FocusStateBox<Value>?
    let resting: Value

    public var wrappedValue: Value {
      get { box?.value ?? resting }
      nonmutating set { box?.request(newValue) }
    }

    public var projectedValue: Binding { self }
  }

  /// The value of a state without focus.
  private let resting: Value
  private var box: FocusStateBox<Value>?

  public init() where Value == Bool { resting = false }
  public init<T: Hashable>() where Value == T? { resting = nil }

  public var wrappedValue: Value {
    get { box?.value ?? resting }
    nonmutating set { box?.request(newValue) }
  }

  public var projectedValue: Binding { Binding(box: box, resting: resting) }

  public mutating func _attach(_ context: _PropertyContext) {
    let resting = resting
    box = context.slot { FocusStateBox(resting: resting, storage: context.storage) }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
