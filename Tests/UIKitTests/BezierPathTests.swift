import CoreGraphics
import Geometry
import Testing
import UIKit

private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

@Suite struct BezierPathTests {
  @Test func roundedRectIsTheContinuousOutline() {
    let path = UIBezierPath(roundedRect: square, cornerRadius: 10)
    #expect(path.path == Path(roundedRect: square, cornerRadius: 10, style: .continuous))
  }

  @Test(arguments: [
    (UIRectCorner.topLeft, CGPoint(x: 1, y: 1)), (.topRight, CGPoint(x: 99, y: 1)),
    (.bottomLeft, CGPoint(x: 1, y: 99)), (.bottomRight, CGPoint(x: 99, y: 99)),
  ])
  func roundsOnlyTheNamedCorner(_ corner: UIRectCorner, _ point: CGPoint) {
    let path = UIBezierPath(
      roundedRect: square, byRoundingCorners: corner, cornerRadii: CGSize(width: 20, height: 20))
    let corners = [(1.0, 1.0), (99, 1), (1, 99), (99, 99)].map { CGPoint(x: $0.0, y: $0.1) }
    for place in corners { #expect(path.contains(place) == (place != point)) }
  }

  @Test func radiiAreAtMostHalfASide() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 50, y: 1)))
  }

  /// UIKit's clockwise is to the eye; `Path` counts it the other way round.
  @Test func arcsTurnClockwiseToTheEye() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.bounds.minX > -1)
    #expect(abs(path.bounds.maxY - 10) < 1e-9)
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(other.bounds.minX + 10) < 1e-9)
  }

  @Test func reversingKeepsPlaceAndTurnsDirection() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
    let reversed = path.reversing()
    #expect(reversed.bounds == path.bounds)
    #expect(reversed.currentPoint == .zero)
    #expect(reversed.reversing().path.elements == path.path.elements)
    path.close()
    #expect(path.reversing().reversing().path.boundingRect == path.path.boundingRect)
  }

  @Test func coreGraphicsPathsGoBothWays() {
    let path = CGMutablePath()
    path.addRoundedRect(in: square, cornerWidth: 10, cornerHeight: 10)
    #expect(Path(path).cgPath == path)
    #expect(UIBezierPath(cgPath: path).path == Path(path))
    var kinds: [CGPathElementType] = []
    path.applyWithBlock { kinds.append($0.pointee.type) }
    #expect(kinds.first == .moveToPoint)
    #expect(kinds.last == .closeSubpath)
    #expect(kinds.filter { $0 == .addCurveToPoint }.count == 4)
  }
}
