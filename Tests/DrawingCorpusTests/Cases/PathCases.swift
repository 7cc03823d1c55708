import SwiftUI

extension DrawingCase {
  @DrawingCases static var paths: [DrawingCase] {
    DrawingCase("paths/quadratic-curve") {
      Path { path in
        path.move(to: CGPoint(x: 10, y: 70))
        path.addQuadCurve(to: CGPoint(x: 90, y: 70), control: CGPoint(x: 50, y: -40))
      }
      .stroke(.black, lineWidth: 3)
    }
    DrawingCase("paths/cubic-curve") {
      Path { path in
        path.move(to: CGPoint(x: 10, y: 40))
        path.addCurve(
          to: CGPoint(x: 90, y: 40), control1: CGPoint(x: 40, y: -40),
          control2: CGPoint(x: 60, y: 120))
      }
      .stroke(.black, lineWidth: 3)
    }
    DrawingCase("paths/arc-clockwise") {
      Path { path in
        path.addArc(
          center: CGPoint(x: 50, y: 40), radius: 30, startAngle: .degrees(0),
          endAngle: .degrees(90),
          clockwise: true)
      }
      .stroke(.black, lineWidth: 3)
    }
    DrawingCase("paths/arc-counterclockwise") {
      Path { path in
        path.addArc(
          center: CGPoint(x: 50, y: 40), radius: 30, startAngle: .degrees(0),
          endAngle: .degrees(90),
          clockwise: false)
      }
      .stroke(.black, lineWidth: 3)
    }
    DrawingCase("paths/sector") {
      Path { path in
        path.move(to: CGPoint(x: 50, y: 40))
        path.addArc(
          center: CGPoint(x: 50, y: 40), radius: 35, startAngle: .degrees(-30),
          endAngle: .degrees(60), clockwise: false)
        path.closeSubpath()
      }
      .fill(.pink)
    }
    DrawingCase("paths/tangent-arc") {
      Path { path in
        path.move(to: CGPoint(x: 10, y: 70))
        path.addArc(
          tangent1End: CGPoint(x: 50, y: 5), tangent2End: CGPoint(x: 90, y: 70), radius: 15)
        path.addLine(to: CGPoint(x: 90, y: 70))
      }
      .stroke(.black, lineWidth: 3)
    }
    DrawingCase("paths/relative-arc") {
      Path { path in
        path.addRelativeArc(
          center: CGPoint(x: 50, y: 40), radius: 30, startAngle: .degrees(20), delta: .degrees(200))
      }
      .stroke(.black, lineWidth: 3)
    }
    DrawingCase("paths/several-subpaths") {
      Path { path in
        path.addRect(CGRect(x: 10, y: 10, width: 50, height: 40))
        path.addEllipse(in: CGRect(x: 40, y: 25, width: 50, height: 45))
      }
      .fill(.blue.opacity(0.6))
    }
    DrawingCase("paths/ring-by-even-odd") {
      Path { path in
        path.addEllipse(in: CGRect(x: 15, y: 5, width: 70, height: 70))
        path.addEllipse(in: CGRect(x: 30, y: 20, width: 40, height: 40))
      }
      .fill(.blue, style: FillStyle(eoFill: true))
    }
    DrawingCase("paths/lines") {
      Path { path in
        path.addLines([
          CGPoint(x: 5, y: 75), CGPoint(x: 30, y: 20), CGPoint(x: 55, y: 60), CGPoint(x: 95, y: 5),
        ])
      }
      .stroke(.green, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
    }
    DrawingCase("paths/transformed") {
      Path(CGRect(x: 0, y: 0, width: 40, height: 20))
        .applying(CGAffineTransform(translationX: 30, y: 30).rotated(by: .pi / 6))
        .fill(.purple)
    }
    DrawingCase("paths/stroked-path") {
      Path(ellipseIn: CGRect(x: 20, y: 10, width: 60, height: 60))
        .strokedPath(StrokeStyle(lineWidth: 12)).stroke(.black, lineWidth: 1)
    }
    DrawingCase("paths/rounded-rect") {
      Path(roundedRect: CGRect(x: 10, y: 10, width: 80, height: 60), cornerRadius: 18).fill(.teal)
    }
    DrawingCase("paths/of-bezier-path-corners") {
      Path(
        UIBezierPath(
          roundedRect: CGRect(x: 10, y: 10, width: 80, height: 60),
          byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20)
        ).cgPath
      ).fill(.orange)
    }
    DrawingCase("paths/point-without-length") {
      Path { path in
        path.move(to: CGPoint(x: 50, y: 40))
        path.addLine(to: CGPoint(x: 50, y: 40))
      }
      .stroke(.black, style: StrokeStyle(lineWidth: 20, lineCap: .round))
    }
  }

  @DrawingCases static var operations: [DrawingCase] {
    DrawingCase("operations/union") {
      Circle().offset(x: -15).union(Circle().offset(x: 15)).stroke(.black, lineWidth: 2).padding(15)
    }
    DrawingCase("operations/intersection") {
      Circle().offset(x: -15).intersection(Circle().offset(x: 15)).fill(.blue).padding(15)
    }
    DrawingCase("operations/subtracting") {
      Circle().offset(x: -10).subtracting(Circle().offset(x: 12)).fill(.yellow).padding(10)
    }
    DrawingCase("operations/symmetric-difference") {
      Circle().offset(x: -15).symmetricDifference(Circle().offset(x: 15)).fill(.green).padding(15)
    }
    DrawingCase("operations/hole") {
      Rectangle().subtracting(Circle().scale(0.7)).fill(.gray).padding(10)
    }
  }
}
