import Geometry

/// What a custom animation keeps from one moment to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  /// Set when the animation counts as complete, though it may still move.
  public var isLogicallyComplete = false
  public private(set) var environment: EnvironmentValues

  init(environment: EnvironmentValues) { self.environment = environment }

  /// The context with a state of other values.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var result = AnimationContext<T>(environment: environment)
    result.state = state
    result.isLogicallyComplete = isLogicallyComplete
    return result
  }
}

/// Values that a custom animation stores, by keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A custom animation as it goes on: its state at the moment that was asked for last.
final class CustomRun<V: VectorArithmetic> {
  /// Moments a second at which states are brought forward.
  private static var rate: Double { 60 }
  /// How long an animation is followed; one that goes on for longer never ends.
  private static var limit: TimeInterval { 10 }

  let way: V
  var context: AnimationContext<V>
  private var time: TimeInterval = 0
  private var value: V?
  private let begins: AnimationContext<V>
  private let firstTime: TimeInterval

  /// - Parameter since: the time that the context belongs to, where it was taken over.
  init(
    way: V, context: AnimationContext<V> = AnimationContext(environment: EnvironmentValues()),
    since: TimeInterval = 0
  ) {
    self.way = way
    self.context = context
    begins = context
    value = .zero
    time = since
    firstTime = since
  }

  /// The value at a time; `nil` at rest. Times before the last one start afresh.
  func value(of animation: AnyCustomAnimation, at time: TimeInterval) -> V? {
    if time < self.time, self.time > firstTime {
      (context, self.time, value) = (begins, firstTime, .zero)
    }
    let step = 1 / Self.rate
    while self.time < time, value != nil {
      self.time = min(time, self.time + step)
      value = animation.base.animate(value: way, time: self.time, context: &context)
    }
    return value
  }

  /// When the animation comes to rest, to a step; `nil` if it is not followed that long.
  func end(of animation: AnyCustomAnimation) -> TimeInterval? {
    let probe = CustomRun(way: way, context: begins, since: firstTime)
    var time = firstTime
    while time <= Self.limit {
      if probe.value(of: animation, at: time) == nil { return time }
      time += 1 / Self.rate
    }
    return nil
  }
}
