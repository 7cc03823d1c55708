import Geometry
import ViewCore

/// One or more touches that end where they began.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int

  nonisolated public init(count: Int = 1) { self.count = count }

  public func _recognize(_ event: _GestureEvent) -> Void? {
    guard case .taps(count, _) = event else { return nil }
    return ()
  }
}

/// Touches with the place where they fell.
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public typealias Body = Never
  public var count: Int

  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace()
  ) { self.count = count }

  public func _recognize(_ event: _GestureEvent) -> Value? {
    guard case .taps(count, let location) = event else { return nil }
    return Value(location: location)
  }
}

/// A touch held in place.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _recognize(_ event: _GestureEvent) -> Bool? {
    guard case .longPress = event else { return nil }
    return true
  }
}

/// A touch that moves. Declared; no event moves a touch yet.
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  public typealias Body = Never
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public func _recognize(_ event: _GestureEvent) -> Value? { nil }
}

/// Two touches that move apart. Declared; no event moves a touch yet.
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public typealias Body = Never
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
  public func _recognize(_ event: _GestureEvent) -> Value? { nil }
}

public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
  public func _recognize(_ event: _GestureEvent) -> CGFloat? { nil }
}

/// Two touches that turn about one another. Declared; no event moves a touch yet.
public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public typealias Body = Never
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public func _recognize(_ event: _GestureEvent) -> Value? { nil }
}

public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  public var minimumAngleDelta: Angle
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public func _recognize(_ event: _GestureEvent) -> Angle? { nil }
}

/// A gesture of a hidden type.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let recognize: (_GestureEvent) -> Value?

  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    recognize = { gesture._recognize($0) }
  }

  public func _recognize(_ event: _GestureEvent) -> Value? { recognize(event) }
}
