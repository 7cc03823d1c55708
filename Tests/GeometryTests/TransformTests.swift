import Foundation
import Geometry
import Testing

struct TransformTests {
  static let transforms: [CGAffineTransform] = [
    .identity, CGAffineTransform(translationX: 3, y: -4), CGAffineTransform(scaleX: 2, y: 0.5),
    CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
  ]
  static let point = CGPoint(x: 7, y: 11)

  @Test(arguments: transforms, transforms)
  func concatenatingAppliesTheFirstFirst(_ first: CGAffineTransform, _ second: CGAffineTransform) {
    let both = Self.point.applying(first.concatenating(second))
    let apart = Self.point.applying(first).applying(second)
    #expect(hypot(both.x - apart.x, both.y - apart.y) < 1e-12)
    let projected = Self.point.applying(
      ProjectionTransform(first).concatenating(ProjectionTransform(second)))
    #expect(hypot(projected.x - apart.x, projected.y - apart.y) < 1e-12)
  }

  @Test(arguments: transforms)
  func invertedUndoes(_ transform: CGAffineTransform) {
    let back = Self.point.applying(transform).applying(transform.inverted())
    #expect(hypot(back.x - Self.point.x, back.y - Self.point.y) < 1e-12)
    let projected = Self.point.applying(transform)
      .applying(ProjectionTransform(transform).inverted())
    #expect(hypot(projected.x - Self.point.x, projected.y - Self.point.y) < 1e-12)
  }

  @Test func theNewStepComesFirst() {
    let base = CGAffineTransform(scaleX: 2, y: 3)
    #expect(base.translatedBy(x: 10, y: 20) == CGAffineTransform(2, 0, 0, 3, 20, 60))
    #expect(base.scaledBy(x: 5, y: 7) == CGAffineTransform(10, 0, 0, 21, 0, 0))
    let turned = Self.point.applying(base.rotated(by: .pi / 2))
    #expect(abs(turned.x + 22) < 1e-12 && abs(turned.y - 21) < 1e-12)
  }

  @Test func singularMapsStayAsTheyAre() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    var projection = ProjectionTransform(flat)
    #expect(projection.invert() == false)
    #expect(projection == ProjectionTransform(flat))
  }

  @Test func aProjectionIsInvertedToo() {
    var projection = ProjectionTransform()
    projection.m13 = 0.01
    projection.m23 = -0.02
    projection.m31 = 4
    projection.m12 = 0.3
    let back = Self.point.applying(projection).applying(projection.inverted())
    #expect(hypot(back.x - Self.point.x, back.y - Self.point.y) < 1e-9)
    #expect(!projection.isAffine && !projection.isIdentity && ProjectionTransform().isIdentity)
  }

  @Test func theAffineApproximationTouchesTheProjection() throws {
    var projection = ProjectionTransform(CGAffineTransform(rotationAngle: 0.4))
    projection.m13 = 0.01
    let affine = try #require(projection.affineApproximation(at: Self.point))
    for (dx, dy) in [(0.0, 0.0), (1e-4, 0), (0, 1e-4)] {
      let near = CGPoint(x: Self.point.x + dx, y: Self.point.y + dy)
      let (a, b) = (near.applying(affine), near.applying(projection))
      #expect(hypot(a.x - b.x, a.y - b.y) < 1e-8)
    }
  }

  @Test func rectanglesAndSizes() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -20, y: 0, width: 20, height: 10))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(
      CGSize(width: 3, height: 4).applying(CGAffineTransform(2, 0, 0, -1, 9, 9))
        == CGSize(width: 6, height: -4))
  }

  @Test func codedAsAListOfSix() throws {
    let data = try JSONEncoder().encode(CGAffineTransform(1, 2, 3, 4, 5, 6))
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(
      try JSONDecoder().decode(CGAffineTransform.self, from: data)
        == CGAffineTransform(1, 2, 3, 4, 5, 6))
    let vector = try JSONEncoder().encode(CGVector(dx: 1, dy: 2))
    #expect(try JSONDecoder().decode(CGVector.self, from: vector) == CGVector(dx: 1, dy: 2))
  }
}
