import Geometry
import ViewCore

/// Tracks that move the parts of a value beside each other.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Self.Value> var body: Body { get }

  var _tracks: [_KeyframeTrackValue<Value>] { get }
}

extension Keyframes where Body.Value == Value {
  public var _tracks: [_KeyframeTrackValue<Value>] { body._tracks }
}

extension Keyframes where Body == _KeyframeTracks<Value> {
  public var body: _KeyframeTracks<Value> { _KeyframeTracks(_tracks: _tracks) }
}

/// A track of a part whose type is hidden.
public struct _KeyframeTrackValue<Root> {
  /// From the value at the start: how long the track is, and what it makes of a value at a time.
  let resolve: (Root) -> (duration: TimeInterval, apply: (inout Root, TimeInterval) -> Void)
}

/// Moves one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public typealias Body = _KeyframeTracks<Root>
  public let _tracks: [_KeyframeTrackValue<Root>]

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    let pieces = content()._pieces
    _tracks = [
      _KeyframeTrackValue { root in
        let path = KeyframePath(from: root[keyPath: keyPath], pieces)
        return (path.duration, { $0[keyPath: keyPath] = path.value(at: $1) })
      }
    ]
  }
}

extension KeyframeTrack where Root == Value {
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
    self.init(\.self, content: content)
  }
}

/// Several tracks, as a builder leaves them.
public struct _KeyframeTracks<Value>: Keyframes {
  public typealias Body = Self
  public let _tracks: [_KeyframeTrackValue<Value>]
}

@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeTracks<Value>
  where K.Value == Value { _KeyframeTracks(_tracks: expression._tracks) }

  /// Pieces without a track move the whole value.
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K)
    -> _KeyframeSequence<Value> where K.Value == Value, Value: Animatable
  { _KeyframeSequence(_pieces: expression._pieces) }

  public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks(_tracks: tracks.flatMap(\._tracks))
  }

  @_disfavoredOverload
  public static func buildBlock(_ pieces: _KeyframeSequence<Value>...) -> _KeyframeTracks<Value>
  where Value: Animatable {
    let pieces = pieces.flatMap(\._pieces)
    return _KeyframeTracks(
      _tracks: KeyframeTrack<Value, Value, _KeyframeSequence<Value>> {
        _KeyframeSequence(_pieces: pieces)
      }._tracks)
  }

  public static func buildFinalResult(_ tracks: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
    tracks
  }
}

/// A value along its tracks, as a function of time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [(duration: TimeInterval, apply: (inout Value, TimeInterval) -> Void)]

  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) { self.init(initialValue, content()) }

  init(_ initial: Value, _ keyframes: some Keyframes<Value>) {
    self.initial = initial
    tracks = keyframes._tracks.map { $0.resolve(initial) }
  }

  /// Seconds of the longest track.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  public func value(time: Double) -> Value {
    tracks.reduce(into: initial) { $1.apply(&$0, time) }
  }

  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
