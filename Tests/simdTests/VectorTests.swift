import Testing
import simd

/// Functions on vectors.
@Suite struct VectorTests {
  private let x = SIMD3<Double>(1, 2, 2)

  @Test func lengths() {
    #expect(length(x) == 3)
    #expect(simd_distance(x, SIMD3(1, 2, 0)) == 2)
    #expect(normalize(SIMD2<Float>(3, 4)) == SIMD2(0.6, 0.8))
    #expect(dot(x, SIMD3(1, 0, 1)) == 3)
  }

  @Test func products() {
    #expect(cross(SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(reflect(SIMD2<Double>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
    #expect(project(SIMD2<Double>(2, 3), SIMD2(1, 0)) == SIMD2(2, 0))
  }

  @Test func scalarByScalar() {
    #expect(mix(SIMD2<Float>(0, 10), SIMD2(10, 20), t: 0.5) == SIMD2(5, 15))
    #expect(simd_clamp(SIMD2<Float>(-1, 2), SIMD2(0, 0), SIMD2(1, 1)) == SIMD2(0, 1))
    #expect(abs(SIMD2<Double>(-1, 2)) == SIMD2(1, 2))
    #expect(sign(SIMD3<Double>(-3, 0, 5)) == SIMD3(-1, 0, 1))
    #expect(fract(SIMD2<Double>(1.25, -0.25)) == SIMD2(0.25, 0.75))
    #expect(
      smoothstep(SIMD2<Double>(0.5, 2), edge0: SIMD2(0, 0), edge1: SIMD2(1, 1)) == SIMD2(0.5, 1))
    #expect(simd_smoothstep(0, 1, 0.5) == 0.5)
  }
}
