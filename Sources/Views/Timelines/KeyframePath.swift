import Geometry
import ViewCore

/// A value along its pieces, as a function of time.
///
/// Rule M13: a cubic piece starts and ends with the velocities given; without them with the slope
/// from the piece before to the one after, where both are cubic, else with the velocity at which the
/// piece before ends; a path begins and ends at rest.
struct KeyframePath<Value: Animatable> {
  private typealias Data = Value.AnimatableData

  private struct Segment {
    let piece: _KeyframePiece<Value>
    let start: TimeInterval
    let from: Data
    let startVelocity: Data
    let endVelocity: Data

    private var target: Data { piece.target.animatableData }

    func value(
      at time: TimeInterval, of length: TimeInterval
    ) -> Data {
      switch piece.kind {
      case .move: return target
      case .linear(let curve):
        guard length > 0, time < length else { return target }
        return from.interpolated(towards: target, amount: curve.value(at: time / length))
      case .spring(let spring, _):
        return from
          + spring.value(target: target - from, initialVelocity: startVelocity, time: time)
      case .cubic:
        guard length > 0, time < length else { return target }
        let u = time / length
        var rest = from
        rest.scale(by: (1 + 2 * u) * (1 - u) * (1 - u))
        var gone = target
        gone.scale(by: u * u * (3 - 2 * u))
        var push = startVelocity
        push.scale(by: length * u * (1 - u) * (1 - u))
        var pull = endVelocity
        pull.scale(by: length * u * u * (u - 1))
        return rest + gone + push + pull
      }
    }

    func velocityAtEnd(_ length: TimeInterval) -> Data {
      switch piece.kind {
      case .move: return .zero
      case .cubic: return endVelocity
      case .spring(let spring, _):
        return spring.velocity(
          target: target - from, initialVelocity: startVelocity, time: length)
      case .linear(let curve):
        guard length > 0 else { return .zero }
        var slope = target - from
        let speed = curve.velocity(at: 1)
        slope.scale(by: speed.isFinite ? speed / length : 0)
        return slope
      }
    }
  }

  private let initial: Value
  private var segments: [Segment] = []
  private(set) var duration: TimeInterval = 0

  /// - Parameter velocity: that of the value before, in units a second.
  init(from initial: Value, _ pieces: [_KeyframePiece<Value>]) {
    self.initial = initial
    var from = initial.animatableData
    var velocity = Data.zero
    for (index, piece) in pieces.enumerated() {
      let length = piece.duration.isFinite ? max(0, piece.duration) : 0
      let before = index > 0 ? pieces[index - 1] : nil
      let after = pieces.indices.contains(index + 1) ? pieces[index + 1] : nil
      var (start, end) = (velocity, Data.zero)
      switch piece.kind {
      case .cubic(let given, let givenEnd):
        if let given {
          start = given.animatableData
        } else if let before, before.isCubic {
          start = velocity
        }
        if let givenEnd {
          end = givenEnd.animatableData
        } else if let after, after.isCubic, length + after.duration > 0 {
          end = (after.target.animatableData - from)
          end.scale(by: 1 / (length + after.duration))
        }
      case .spring(_, let given): if let given { start = given.animatableData }
      case .linear, .move: break
      }
      let segment = Segment(
        piece: piece, start: duration, from: from, startVelocity: start, endVelocity: end)
      segments.append(segment)
      velocity = segment.velocityAtEnd(length)
      from = segment.value(at: length, of: length)
      duration += length
    }
  }

  func value(at time: TimeInterval) -> Value {
    guard let segment = segments.last(where: { $0.start <= time }) ?? segments.first else {
      return initial
    }
    let length = max(0, segment.piece.duration)
    var result = initial
    result.animatableData = segment.value(at: min(length, max(0, time - segment.start)), of: length)
    return result
  }
}

extension _KeyframePiece {
  fileprivate var isCubic: Bool {
    if case .cubic = kind { return true }
    return false
  }
}
