import Geometry
import ViewCore

/// Follows two fingers; one finger alone is nothing to it.
final class TwoFingerRecognizer<Value>: _Recognizer<Value> {
  var isEnough: (FingerPair) -> Bool = { _ in false }
  var value: (FingerPair, TouchPlace) -> Value? = { _, _ in nil }
  private var pair: FingerPair?

  override func handle(_ event: TouchEvent, at place: TouchPlace) {
    if phase.isFinal { return }
    switch event.kind {
    case .began:
      guard event.points.count == 2 else { return phase = .failed }
      pair = FingerPair(event)
    case .moved:
      pair?.move(event)
      guard let pair, phase.isRecognized || isEnough(pair), let value = value(pair, place) else {
        return
      }
      phase = .active(value)
    case .ended:
      if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
    case .timePassed: break
    }
  }

  override func reset() {
    super.reset()
    pair = nil
  }
}

/// How two fingers lie to one another.
struct FingerPair {
  /// The middle of the fingers at first, in root coordinates.
  let start: CGPoint
  private(set) var time: Double
  private(set) var magnification: CGFloat = 1
  private(set) var magnificationVelocity: CGFloat = 0
  /// Radians, clockwise as y grows downwards; whole turns count.
  private(set) var rotation = 0.0
  private(set) var rotationVelocity = 0.0
  private let startDistance: CGFloat
  private var angle: Double

  init(_ event: TouchEvent) {
    start = event.location
    time = event.time
    startDistance = max(event.points[0].distance(to: event.points[1]), 1)
    angle = Self.angle(event.points)
  }

  mutating func move(_ event: TouchEvent) {
    guard event.points.count == 2 else { return }
    let seconds = event.time - time
    let scale = event.points[0].distance(to: event.points[1]) / startDistance
    let angle = Self.angle(event.points)
    let turn = (angle - self.angle).remainder(dividingBy: 2 * .pi)
    if seconds > 0 {
      magnificationVelocity = (scale - magnification) / seconds
      rotationVelocity = turn / seconds
    }
    magnification = scale
    rotation += turn
    self.angle = angle
    time = event.time
  }

  private static func angle(_ points: [CGPoint]) -> Double {
    atan2(points[1].y - points[0].y, points[1].x - points[0].x)
  }
}
