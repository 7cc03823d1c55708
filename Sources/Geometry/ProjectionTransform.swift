/// A projective map of the plane: the row (x, y, 1) times this matrix, divided by its third component.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Replaces this map by its inverse; false, and no change, when there is none.
  public mutating func invert() -> Bool {
    let cofactor11 = m22 * m33 - m23 * m32
    let cofactor12 = m23 * m31 - m21 * m33
    let cofactor13 = m21 * m32 - m22 * m31
    let determinant = m11 * cofactor11 + m12 * cofactor12 + m13 * cofactor13
    guard determinant != 0, determinant.isFinite else { return false }
    let scale = 1 / determinant
    let old = self
    m11 = cofactor11 * scale
    m21 = cofactor12 * scale
    m31 = cofactor13 * scale
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) * scale
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) * scale
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) * scale
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) * scale
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) * scale
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) * scale
    return true
  }

  public func inverted() -> ProjectionTransform {
    var result = self
    return result.invert() ? result : self
  }

  /// First `self`, then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }
}

extension ProjectionTransform {
  /// The affine map of this one near a point: same value, same first derivatives. Equal everywhere
  /// when the map is affine; `nil` where the projection has no image.
  package func affineApproximation(at point: CGPoint) -> CGAffineTransform? {
    let x = point.x * m11 + point.y * m21 + m31
    let y = point.x * m12 + point.y * m22 + m32
    let w = point.x * m13 + point.y * m23 + m33
    guard w != 0, w.isFinite else { return nil }
    let a = (m11 * w - x * m13) / (w * w)
    let b = (m12 * w - y * m13) / (w * w)
    let c = (m21 * w - x * m23) / (w * w)
    let d = (m22 * w - y * m23) / (w * w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x / w - a * point.x - c * point.y,
      ty: y / w - b * point.x - d * point.y)
  }
}

extension CGPoint {
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = x * m.m13 + y * m.m23 + m.m33
    let divisor = w == 0 ? 1 : w
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m31) / divisor, y: (x * m.m12 + y * m.m22 + m.m32) / divisor)
  }
}
