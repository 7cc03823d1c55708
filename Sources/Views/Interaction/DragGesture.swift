import Geometry
import ViewCore

/// A touch that moves.
///
/// Coverage: complete. Verified: documented.
public struct DragGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points a second.
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest: a quarter of a second further at this velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

}

extension DragGesture: Gesture {
  public typealias Body = Never

  public func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value> {
    let recognizer = (old as? DragRecognizer) ?? DragRecognizer()
    recognizer.gesture = self
    return recognizer
  }
}

final class DragRecognizer: _Recognizer<DragGesture.Value> {
  var gesture = DragGesture()
  private var start: CGPoint?
  private var track = TouchTrack()

  override func handle(_ event: TouchEvent, at place: TouchPlace) {
    if phase.isFinal { return }
    if event.kind == .began {
      guard event.points.count == 1 else { return phase = .failed }
      start = event.location
    }
    guard let start else { return }
    track.add(event)
    let isFarEnough = event.location.distance(to: start) >= gesture.minimumDistance
    guard isFarEnough || phase.isRecognized else {
      if event.kind == .ended { phase = .failed }
      return
    }
    let origin = place.point(.zero, in: gesture.coordinateSpace)
    let velocity = track.velocity(at: event.time)
    let moved = place.point(velocity, in: gesture.coordinateSpace)
    let value = DragGesture.Value(
      time: place.date(at: event.time),
      location: place.point(event.location, in: gesture.coordinateSpace),
      startLocation: place.point(start, in: gesture.coordinateSpace),
      velocity: CGSize(width: moved.x - origin.x, height: moved.y - origin.y))
    phase = event.kind == .ended ? .ended(value) : .active(value)
  }

  override func reset() {
    super.reset()
    start = nil
    track = TouchTrack()
  }
}

/// Where a touch has been of late.
struct TouchTrack {
  /// Seconds of the track that count for the velocity.
  private static let window = 0.1
  private var samples: [(time: Double, point: CGPoint)] = []

  mutating func add(_ event: TouchEvent) {
    guard event.kind == .began || event.kind == .moved else { return }
    samples.append((event.time, event.location))
    samples.removeAll { $0.time < event.time - 2 * Self.window }
  }

  /// Points a second, over the last moments; none for a finger that rests.
  func velocity(at time: Double) -> CGPoint {
    guard let last = samples.last, last.time >= time - Self.window,
      let first = samples.first(where: { $0.time >= last.time - Self.window && $0.time < last.time }
      )
    else { return .zero }
    let seconds = last.time - first.time
    return CGPoint(
      x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)
  }
}
