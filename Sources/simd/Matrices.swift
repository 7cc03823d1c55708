// The square matrices, and the names that C has for them.

/// 2 columns of 2.
public struct _Matrix2x2<Scalar: BinaryFloatingPoint & SIMDScalar>: _SquareMatrix {
  public typealias Column = SIMD2<Scalar>
  public var columns: (Column, Column)

  public static var _order: Int { 2 }

  public init() { columns = (Column(), Column()) }
  public init(columns: (Column, Column)) { self.columns = columns }
  public init(_ col0: Column, _ col1: Column) {
    columns = (col0, col1)
  }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }
}

/// 3 columns of 3.
public struct _Matrix3x3<Scalar: BinaryFloatingPoint & SIMDScalar>: _SquareMatrix {
  public typealias Column = SIMD3<Scalar>
  public var columns: (Column, Column, Column)

  public static var _order: Int { 3 }

  public init() { columns = (Column(), Column(), Column()) }
  public init(columns: (Column, Column, Column)) { self.columns = columns }
  public init(_ col0: Column, _ col1: Column, _ col2: Column) {
    columns = (col0, col1, col2)
  }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
}

/// 4 columns of 4.
public struct _Matrix4x4<Scalar: BinaryFloatingPoint & SIMDScalar>: _SquareMatrix {
  public typealias Column = SIMD4<Scalar>
  public var columns: (Column, Column, Column, Column)

  public static var _order: Int { 4 }

  public init() { columns = (Column(), Column(), Column(), Column()) }
  public init(columns: (Column, Column, Column, Column)) { self.columns = columns }
  public init(_ col0: Column, _ col1: Column, _ col2: Column, _ col3: Column) {
    columns = (col0, col1, col2, col3)
  }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
}

extension _Matrix2x2: Sendable where Scalar.SIMD2Storage: Sendable, Scalar: Sendable {}
extension _Matrix3x3: Sendable where Scalar.SIMD4Storage: Sendable, Scalar: Sendable {}
extension _Matrix4x4: Sendable where Scalar.SIMD4Storage: Sendable, Scalar: Sendable {}

public typealias simd_float2x2 = _Matrix2x2<Float>
public typealias matrix_float2x2 = _Matrix2x2<Float>
public typealias float2x2 = _Matrix2x2<Float>
public typealias simd_float3x3 = _Matrix3x3<Float>
public typealias matrix_float3x3 = _Matrix3x3<Float>
public typealias float3x3 = _Matrix3x3<Float>
public typealias simd_float4x4 = _Matrix4x4<Float>
public typealias matrix_float4x4 = _Matrix4x4<Float>
public typealias float4x4 = _Matrix4x4<Float>
public typealias simd_double2x2 = _Matrix2x2<Double>
public typealias matrix_double2x2 = _Matrix2x2<Double>
public typealias double2x2 = _Matrix2x2<Double>
public typealias simd_double3x3 = _Matrix3x3<Double>
public typealias matrix_double3x3 = _Matrix3x3<Double>
public typealias double3x3 = _Matrix3x3<Double>
public typealias simd_double4x4 = _Matrix4x4<Double>
public typealias matrix_double4x4 = _Matrix4x4<Double>
public typealias double4x4 = _Matrix4x4<Double>

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)
