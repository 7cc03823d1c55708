import Geometry
import ViewCore

/// Two touches that move apart or together.
///
/// Coverage: complete. Verified: documented.
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The distance of the fingers as a part of what it was at first.
    public var magnification: CGFloat
    /// Change of the magnification a second.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public typealias Body = Never
  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value> {
    let recognizer = (old as? TwoFingerRecognizer<Value>) ?? TwoFingerRecognizer()
    let least = minimumScaleDelta
    recognizer.isEnough = { abs($0.magnification - 1) >= least }
    recognizer.value = { pair, place in
      Value(
        time: place.date(at: pair.time), magnification: pair.magnification,
        velocity: pair.magnificationVelocity, startAnchor: place.anchor(pair.start),
        startLocation: place.point(pair.start, in: .local))
    }
    return recognizer
  }
}

/// The older spelling of `MagnifyGesture`.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public func _recognizer(updating old: _Recognizer<CGFloat>?) -> _Recognizer<CGFloat> {
    let recognizer = (old as? TwoFingerRecognizer<CGFloat>) ?? TwoFingerRecognizer()
    let least = minimumScaleDelta
    recognizer.isEnough = { abs($0.magnification - 1) >= least }
    recognizer.value = { pair, _ in pair.magnification }
    return recognizer
  }
}

/// Two touches that turn about one another.
///
/// Coverage: complete. Verified: documented.
public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// Turn a second.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public typealias Body = Never
  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value> {
    let recognizer = (old as? TwoFingerRecognizer<Value>) ?? TwoFingerRecognizer()
    let least = abs(minimumAngleDelta.radians)
    recognizer.isEnough = { abs($0.rotation) >= least }
    recognizer.value = { pair, place in
      Value(
        time: place.date(at: pair.time), rotation: .radians(pair.rotation),
        velocity: .radians(pair.rotationVelocity), startAnchor: place.anchor(pair.start),
        startLocation: place.point(pair.start, in: .local))
    }
    return recognizer
  }
}

/// The older spelling of `RotateGesture`.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public func _recognizer(updating old: _Recognizer<Angle>?) -> _Recognizer<Angle> {
    let recognizer = (old as? TwoFingerRecognizer<Angle>) ?? TwoFingerRecognizer()
    let least = abs(minimumAngleDelta.radians)
    recognizer.isEnough = { abs($0.rotation) >= least }
    recognizer.value = { pair, _ in .radians(pair.rotation) }
    return recognizer
  }
}
