import Foundation

// Turns in space as four numbers.

/// A quaternion; of length one it turns vectors.
public struct _Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
  /// The three imaginary parts, then the real one.
  public var vector: SIMD4<Scalar>

  public init() { vector = SIMD4() }
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var length: Scalar { simd_length(vector) }
  public var normalized: Self { Self(vector: vector / length) }
  public var conjugate: Self { Self(real: real, imag: -imag) }
  public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }
  /// The direction that the turn goes around.
  public var axis: SIMD3<Scalar> { normalize(imag) }

  /// The vector, turned.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = cross(imag, vector) * 2
    return vector + twice * real + cross(imag, twice)
  }

  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(
      real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag),
      imag: rhs.imag * lhs.real + lhs.imag * rhs.real + cross(lhs.imag, rhs.imag))
  }
  public static func * (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector * rhs) }
  public static func * (lhs: Scalar, rhs: Self) -> Self { rhs * lhs }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }
  public static prefix func - (quaternion: Self) -> Self { Self(vector: -quaternion.vector) }
}

extension _Quaternion: Sendable where Scalar.SIMD4Storage: Sendable, Scalar: Sendable {}

public typealias simd_quatf = _Quaternion<Float>
public typealias simd_quatd = _Quaternion<Double>

// Angles need a sine, which no protocol of the standard library has.

extension _Quaternion {
  private init(_ angle: Double, around axis: SIMD3<Scalar>) {
    self.init(real: Scalar(cos(angle / 2)), imag: axis * Scalar(sin(angle / 2)))
  }

  /// - Parameters:
  ///   - angle: in radians.
  ///   - axis: of length one.
  public init(angle: Scalar, axis: SIMD3<Scalar>) { self.init(Double(angle), around: axis) }

  /// In radians.
  public var angle: Scalar { Scalar(2 * atan2(Double(simd_length(imag)), Double(real))) }

  /// The shortest turn from one direction to another, both of length one.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = dot(from, to)
    guard cosine > -0.999_999 else {
      let other = abs(from.x) < 0.9 ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
      self.init(Double.pi, around: normalize(cross(from, other)))
      return
    }
    self = Self(real: 1 + cosine, imag: cross(from, to)).normalized
  }
}

/// - Parameter t: 0 gives `q0`, 1 gives `q1`, by the shorter way.
public func simd_slerp<T>(_ q0: _Quaternion<T>, _ q1: _Quaternion<T>, _ t: T) -> _Quaternion<T> {
  let cosine = dot(q0.vector, q1.vector)
  let target = cosine < 0 ? -q1 : q1
  let angle = acos(min(1, Double(abs(cosine))))
  guard angle > 1e-6 else { return (q0 * (1 - t) + target * t).normalized }
  let first = T(sin((1 - Double(t)) * angle) / sin(angle))
  let second = T(sin(Double(t) * angle) / sin(angle))
  return q0 * first + target * second
}

public func simd_mul<T>(_ p: _Quaternion<T>, _ q: _Quaternion<T>) -> _Quaternion<T> { p * q }
public func simd_act<T>(_ q: _Quaternion<T>, _ v: SIMD3<T>) -> SIMD3<T> { q.act(v) }
public func simd_normalize<T>(_ q: _Quaternion<T>) -> _Quaternion<T> { q.normalized }
public func simd_inverse<T>(_ q: _Quaternion<T>) -> _Quaternion<T> { q.inverse }

extension _Matrix3x3 {
  /// The turn of a quaternion of length one.
  public init(_ quaternion: _Quaternion<Scalar>) {
    self.init(
      quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)),
      quaternion.act(SIMD3(0, 0, 1)))
  }
}

extension _Matrix4x4 {
  /// The turn of a quaternion of length one.
  public init(_ quaternion: _Quaternion<Scalar>) {
    let turn = _Matrix3x3(quaternion)
    self.init(
      SIMD4(turn.columns.0, 0), SIMD4(turn.columns.1, 0), SIMD4(turn.columns.2, 0),
      SIMD4(0, 0, 0, 1))
  }
}
