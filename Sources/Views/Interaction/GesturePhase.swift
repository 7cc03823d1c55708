import Geometry
import ViewCore

/// How far a gesture has come with the touch it sees.
enum GesturePhase<Value> {
  /// Nothing is decided. With a value, the gesture has begun in its own eyes, as a press has.
  case possible(Value?)
  /// The gesture goes on.
  case active(Value)
  case ended(Value)
  case failed

  /// The value, while there is one.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// Whether the gesture has won its touch.
  var isRecognized: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  /// Whether nothing more comes of this touch.
  var isFinal: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// One moment of a touch.
struct TouchEvent {
  enum Kind { case began, moved, ended, timePassed }

  var kind: Kind
  /// Seconds since the tree was made.
  var time: Double
  /// Where the fingers are, in root coordinates; the last places when they have left.
  var points: [CGPoint]

  /// The middle of the fingers.
  var location: CGPoint {
    guard points.count != 1 else { return points[0] }
    let count = CGFloat(max(1, points.count))
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }
}

/// The view that a gesture is on: what its values are measured against.
@MainActor struct TouchPlace {
  let node: ViewNode

  /// A point of the root in a coordinate space of the view.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    guard let provider = node.provider(of: space) else { return point }
    return point.applying(provider.transform().inverted())
  }

  /// A point of the root as a part of the view's bounds.
  func anchor(_ point: CGPoint) -> UnitPoint {
    let local = self.point(point, in: .local)
    let size = node.placedSize
    return UnitPoint(
      x: size.width > 0 ? local.x / size.width : 0, y: size.height > 0 ? local.y / size.height : 0)
  }

  /// The date that the view's clock shows at a time of the tree.
  func date(at time: Double) -> Date { node.environment.now.addingTimeInterval(time) }
}

/// Follows a touch for one gesture; kept while views are built anew.
///
/// `handle` only looks; what the gesture does, its actions and states, happens in `deliver`, once it
/// is decided that the gesture has the touch.
@MainActor public class _Recognizer<Value> {
  final var phase = GesturePhase<Value>.possible(nil)

  init() {}

  /// When the gesture wants to hear of the time again, in seconds of the tree.
  var deadline: Double? { nil }

  /// Takes a moment of the touch into account.
  func handle(_ event: TouchEvent, at place: TouchPlace) {}

  /// Runs the actions for the present phase.
  func deliver() {}

  /// Gives the touch up: states of the gesture fall back.
  func cancel() { phase = .failed }

  /// Forgets the touch before.
  func reset() { phase = .possible(nil) }
}
