/// A matrix with as many rows as columns, written column by column.
public protocol _SquareMatrix: Equatable {
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint
  typealias Scalar = Column.Scalar

  /// Zero everywhere.
  init()
  static var _order: Int { get }
  subscript(column: Int) -> Column { get set }
}

extension _SquareMatrix {
  /// `scalar` on the diagonal, zero elsewhere.
  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self._order { self[index][index] = diagonal[index] }
  }

  /// Columns that are missing are zero.
  public init(_ columns: [Column]) {
    self.init()
    for (index, column) in columns.prefix(Self._order).enumerated() { self[index] = column }
  }

  public init(rows: [Column]) { self = Self(rows).transpose }

  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    var result = Self()
    for column in 0..<Self._order {
      for row in 0..<Self._order { result[column][row] = self[row][column] }
    }
    return result
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    (0..<_order).allSatisfy { lhs[$0] == rhs[$0] }
  }

  public static func + (lhs: Self, rhs: Self) -> Self { lhs.mapped { $1 + rhs[$0] } }
  public static func - (lhs: Self, rhs: Self) -> Self { lhs.mapped { $1 - rhs[$0] } }
  public static prefix func - (matrix: Self) -> Self { matrix.mapped { -$1 } }
  public static func * (lhs: Self, rhs: Scalar) -> Self { lhs.mapped { $1 * rhs } }
  public static func * (lhs: Scalar, rhs: Self) -> Self { rhs * lhs }
  public static func * (lhs: Self, rhs: Self) -> Self { rhs.mapped { lhs * $1 } }
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }

  /// The columns by the parts of the vector.
  public static func * (lhs: Self, rhs: Column) -> Column {
    (0..<_order).reduce(into: Column()) { $0 += lhs[$1] * rhs[$1] }
  }

  /// The rows by the parts of the vector.
  public static func * (lhs: Column, rhs: Self) -> Column { rhs.transpose * lhs }

  private func mapped(_ change: (Int, Column) -> Column) -> Self {
    var result = self
    for index in 0..<Self._order { result[index] = change(index, self[index]) }
    return result
  }

  public var determinant: Scalar { solved.determinant }

  /// The matrix that undoes this one; parts that are no numbers where none does.
  public var inverse: Self { solved.inverse }

  /// Both by Gauss and Jordan, with the largest part of each column as its pivot.
  private var solved: (determinant: Scalar, inverse: Self) {
    var left = self
    var right = Self(1)
    var determinant: Scalar = 1
    for pivot in 0..<Self._order {
      let best =
        (pivot..<Self._order).max { left[$0][pivot].magnitude < left[$1][pivot].magnitude } ?? pivot
      guard left[best][pivot] != 0 else { return (0, Self(.nan)) }
      if best != pivot {
        (left[best], left[pivot]) = (left[pivot], left[best])
        (right[best], right[pivot]) = (right[pivot], right[best])
        determinant.negate()
      }
      let scale = left[pivot][pivot]
      determinant *= scale
      left[pivot] /= scale
      right[pivot] /= scale
      for other in 0..<Self._order where other != pivot {
        let factor = left[other][pivot]
        left[other] -= left[pivot] * factor
        right[other] -= right[pivot] * factor
      }
    }
    return (determinant, right)
  }
}

public func simd_mul<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
public func simd_mul<M: _SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
public func simd_mul<M: _SquareMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }
public func simd_mul<M: _SquareMatrix>(_ x: M.Scalar, _ y: M) -> M { x * y }
public func simd_add<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x + y }
public func simd_sub<M: _SquareMatrix>(_ x: M, _ y: M) -> M { x - y }
public func simd_inverse<M: _SquareMatrix>(_ x: M) -> M { x.inverse }
public func simd_transpose<M: _SquareMatrix>(_ x: M) -> M { x.transpose }
public func simd_determinant<M: _SquareMatrix>(_ x: M) -> M.Scalar { x.determinant }
public func simd_equal<M: _SquareMatrix>(_ x: M, _ y: M) -> Bool { x == y }
