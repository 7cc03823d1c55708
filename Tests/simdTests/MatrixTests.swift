import Testing
import simd

/// Matrices and quaternions.
@Suite struct MatrixTests {
  private let matrix = simd_double3x3(rows: [
    SIMD3(2, 0, 1), SIMD3(1, 3, 2), SIMD3(1, 1, 1),
  ])

  @Test func columnsAndRows() {
    #expect(matrix.columns.0 == SIMD3(2, 1, 1))
    #expect(matrix[2] == SIMD3(1, 2, 1))
    #expect(matrix[2, 1] == 2)
    #expect(matrix.transpose[0] == SIMD3(2, 0, 1))
    #expect(simd_float2x2(diagonal: SIMD2(2, 3)) == simd_float2x2([SIMD2(2, 0), SIMD2(0, 3)]))
  }

  @Test func products() {
    #expect(matrix * SIMD3(1, 2, 3) == SIMD3(5, 13, 6))
    #expect(SIMD3(1, 2, 3) * matrix == SIMD3(7, 9, 8))
    #expect(simd_mul(matrix, matrix_identity_double3x3) == matrix)
    #expect((matrix * matrix)[0] == SIMD3(5, 7, 4))
    #expect(matrix * 2 - matrix == matrix)
  }

  @Test func inversesUndo() {
    #expect(matrix.determinant == 0)
    let regular = simd_double3x3(rows: [SIMD3(0, 2, 0), SIMD3(1, 0, 0), SIMD3(0, 0, 4)])
    #expect(regular.determinant == -8)
    #expect(regular.inverse * regular == matrix_identity_double3x3)
    #expect(simd_double2x2(0).inverse[0].x.isNaN)
    var moved = matrix_identity_double4x4
    moved.columns.3 = SIMD4(1, 2, 3, 1)
    #expect(moved.inverse * SIMD4(1, 2, 3, 1) == SIMD4(0, 0, 0, 1))
  }

  @Test func quaternionsTurn() {
    let quarter = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    #expect(simd_distance(quarter.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) < 1e-12)
    #expect(simd_distance((quarter * quarter).act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)) < 1e-12)
    #expect(abs(quarter.angle - .pi / 2) < 1e-12)
    #expect(quarter.axis == SIMD3(0, 0, 1))
    let turn = simd_double4x4(quarter) * SIMD4(0, 1, 0, 1)
    #expect(simd_distance(turn, SIMD4(-1, 0, 0, 1)) < 1e-12)
    let half = simd_slerp(simd_quatd(ix: 0, iy: 0, iz: 0, r: 1), quarter, 0.5)
    #expect(abs(half.angle - .pi / 4) < 1e-12)
    let across = simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0))
    #expect(simd_distance(across.act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)) < 1e-6)
  }
}
