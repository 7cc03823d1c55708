import Geometry
import ViewCore

/// One or more touches that end where they began.
///
/// Coverage: complete. Verified: documented; times believed.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int

  nonisolated public init(count: Int = 1) { self.count = count }

  public func _recognizer(updating old: _Recognizer<Void>?) -> _Recognizer<Void> {
    let recognizer = (old as? TapRecognizer<Void>) ?? TapRecognizer()
    recognizer.count = count
    recognizer.value = { _, _ in () }
    return recognizer
  }
}

/// Touches with the place where they fell.
///
/// Coverage: complete. Verified: documented.
public struct SpatialTapGesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace()
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

}

extension SpatialTapGesture: Gesture {
  public typealias Body = Never

  public func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value> {
    let recognizer = (old as? TapRecognizer<Value>) ?? TapRecognizer()
    let space = coordinateSpace
    recognizer.count = count
    recognizer.value = { point, place in Value(location: place.point(point, in: space)) }
    return recognizer
  }
}

/// Counts touches that end where they began.
final class TapRecognizer<Value>: _Recognizer<Value> {
  var count = 1
  var value: (CGPoint, TouchPlace) -> Value? = { _, _ in nil }
  private var done = 0
  private var start: CGPoint?
  private var downTime = 0.0
  private var upTime: Double?

  override var deadline: Double? {
    guard case .possible = phase else { return nil }
    if start != nil { return downTime + TouchTimes.longestTap }
    return upTime.map { $0 + TouchTimes.tapInterval }
  }

  override func handle(_ event: TouchEvent, at place: TouchPlace) {
    guard case .possible = phase else { return }
    switch event.kind {
    case .began:
      guard event.points.count == 1 else { return phase = .failed }
      start = event.location
      downTime = event.time
    case .moved:
      if let start, event.location.distance(to: start) > TouchTimes.slop { phase = .failed }
    case .ended:
      guard start != nil else { return }
      start = nil
      upTime = event.time
      done += 1
      guard done >= count else { return }
      phase = value(event.location, place).map { .ended($0) } ?? .failed
    case .timePassed:
      if let deadline, event.time >= deadline { phase = .failed }
    }
  }

  override func reset() {
    super.reset()
    (done, start, upTime) = (0, nil, nil)
  }
}

/// Times and distances by which touches are told apart. Apple documents none of those for taps.
enum TouchTimes {
  /// Seconds that a tap may last.
  static let longestTap = 0.75
  /// Seconds between the taps of a double tap.
  static let tapInterval = 0.35
  /// Points that a finger may move and still be taken to rest.
  static let slop: CGFloat = 10
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
