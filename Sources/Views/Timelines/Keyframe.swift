import Geometry
import ViewCore

/// A piece of a track: how a value gets to the next one.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Self.Value> var body: Body { get }

  /// The pieces that this is made of.
  var _pieces: [_KeyframePiece<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  public var _pieces: [_KeyframePiece<Value>] { body._pieces }
}

/// A way from one value to the next.
public struct _KeyframePiece<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    /// Velocities in units a second; `nil` where they follow from the neighbours.
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
    case move
  }

  let kind: Kind
  let target: Value
  /// Seconds.
  let duration: TimeInterval
}

/// Along a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _KeyframeSequence<Value>
  public let _pieces: [_KeyframePiece<Value>]

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _pieces = [.init(kind: .linear(timingCurve), target: to, duration: duration)]
  }
}

/// Along a cubic curve, smooth with its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _KeyframeSequence<Value>
  public let _pieces: [_KeyframePiece<Value>]

  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _pieces = [
      .init(
        kind: .cubic(start: startVelocity, end: endVelocity), target: to, duration: duration)
    ]
  }
}

/// As a spring; without a duration until it rests.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _KeyframeSequence<Value>
  public let _pieces: [_KeyframePiece<Value>]

  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _pieces = [
      .init(
        kind: .spring(spring, start: startVelocity), target: to,
        duration: duration ?? spring.settlingDuration)
    ]
  }
}

/// At once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _KeyframeSequence<Value>
  public let _pieces: [_KeyframePiece<Value>]

  public init(_ to: Value) { _pieces = [.init(kind: .move, target: to, duration: 0)] }
}

extension KeyframeTrackContent where Body == _KeyframeSequence<Value> {
  public var body: _KeyframeSequence<Value> { _KeyframeSequence(_pieces: _pieces) }
}

/// Pieces one after the other, as a builder leaves them.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self
  public let _pieces: [_KeyframePiece<Value>]
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K)
    -> _KeyframeSequence<Value> where K.Value == Value
  { _KeyframeSequence(_pieces: first._pieces) }

  public static func buildPartialBlock<K: KeyframeTrackContent>(
    accumulated: _KeyframeSequence<Value>, next: K
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence(_pieces: accumulated._pieces + next._pieces)
  }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> _KeyframeSequence<Value>
  { _KeyframeSequence(_pieces: components.flatMap(\._pieces)) }

  public static func buildEither<K: KeyframeTrackContent>(first component: K)
    -> _KeyframeSequence<Value> where K.Value == Value
  { _KeyframeSequence(_pieces: component._pieces) }

  public static func buildEither<K: KeyframeTrackContent>(second component: K)
    -> _KeyframeSequence<Value> where K.Value == Value
  { _KeyframeSequence(_pieces: component._pieces) }
}
