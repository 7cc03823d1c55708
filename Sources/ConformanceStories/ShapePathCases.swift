// Outlines of shapes and paths as the text that Path.description gives.
// Expected text: ShapePathCases.json. Format: README.md, "Paths".
import SwiftUI

private let box = CGRect(x: 0, y: 0, width: 100, height: 60)

private let wedge = Path { path in
  path.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
  path.closeSubpath()
}

/// An arc of radius 40 around (50, 50); angles in degrees.
private func arc(
  from start: Double, to end: Double, clockwise: Bool, transform: CGAffineTransform = .identity
) -> Path {
  Path { path in
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 40,
      startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: clockwise, transform: transform
    )
  }
}

private func relativeArc(_ delta: Double) -> Path {
  Path {
    $0.addRelativeArc(
      center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), delta: .degrees(delta))
  }
}

private let outlines: [(name: String, path: Path)] = [
  ("rectangle", Rectangle().path(in: box)),
  ("circleInWideBox", Circle().path(in: box)),
  ("ellipse", Ellipse().path(in: box)),
  ("circularCorners12", RoundedRectangle(cornerRadius: 12, style: .circular).path(in: box)),
  ("continuousCorners12", RoundedRectangle(cornerRadius: 12).path(in: box)),
  ("continuousCorners20", RoundedRectangle(cornerRadius: 20).path(in: box)),
  (
    "continuousCornerSize20x8",
    RoundedRectangle(cornerSize: CGSize(width: 20, height: 8)).path(in: box)
  ),
  ("cornersOfZero", RoundedRectangle(cornerRadius: 0).path(in: box)),
  (
    "circularCorners8Moved",
    RoundedRectangle(cornerRadius: 8, style: .circular).path(
      in: CGRect(x: 10, y: 20, width: 50, height: 40))
  ),
  ("capsule", Capsule().path(in: box)),
  ("capsuleCircular", Capsule(style: .circular).path(in: box)),
  (
    "unevenCircular",
    UnevenRoundedRectangle(
      topLeadingRadius: 5, bottomLeadingRadius: 10, bottomTrailingRadius: 15, topTrailingRadius: 20,
      style: .circular
    ).path(in: box)
  ),
  (
    "unevenContinuous",
    UnevenRoundedRectangle(
      topLeadingRadius: 5, bottomLeadingRadius: 10, bottomTrailingRadius: 15, topTrailingRadius: 20
    ).path(in: box)
  ),
  ("circleInset5", Circle().inset(by: 5).path(in: box)),
  ("cornersInset5", RoundedRectangle(cornerRadius: 12).inset(by: 5).path(in: box)),
  ("rectangleInsetTwice", Rectangle().inset(by: 2).inset(by: 3).path(in: box)),
  ("arcQuarter", arc(from: 0, to: 90, clockwise: false)),
  ("arcThird", arc(from: 0, to: 120, clockwise: false)),
  ("arcFull", arc(from: 0, to: 360, clockwise: false)),
  ("arcToMinus90", arc(from: 0, to: -90, clockwise: false)),
  ("arcClockwiseTo45", arc(from: 0, to: 45, clockwise: true)),
  ("arcClockwiseToMinus90", arc(from: 0, to: -90, clockwise: true)),
  (
    "arcAfterMove",
    Path { path in
      path.move(to: .zero)
      path.addArc(
        center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: false)
    }
  ),
  ("relativeArc190", relativeArc(190)),
  ("lines", Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]) }),
  (
    "rectangleMoved",
    Path {
      $0.addRect(
        CGRect(x: 0, y: 0, width: 10, height: 10),
        transform: CGAffineTransform(translationX: 5, y: 5))
    }
  ),
  (
    "lineAfterClose",
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.closeSubpath()
      path.addLine(to: CGPoint(x: 0, y: 10))
    }
  ),
  (
    "quadAndCubic",
    Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
      path.addCurve(to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 100, y: 60), control2: .zero)
    }
  ),
  ("trimRectangle", Rectangle().path(in: box).trimmedPath(from: 0.1, to: 0.6)),
  ("trimWhole", Rectangle().path(in: box).trimmedPath(from: 0, to: 1)),
  ("trimTriangle", wedge.trimmedPath(from: 0.25, to: 0.75)),
  ("trimHalfCircle", Circle().path(in: box).trimmedPath(from: 0, to: 0.5)),
  ("movedShape", Rectangle().offset(x: 10, y: 5).path(in: box)),
  ("scaledShape", Rectangle().scale(0.5).path(in: box)),
  ("rotatedShape90", Rectangle().rotation(.degrees(90)).path(in: box)),
  (
    "shearedShape",
    Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)).path(in: box)
  ),
  ("sizedShape", Rectangle().size(width: 40, height: 20).path(in: box)),
  ("erasedShape", AnyShape(Circle()).path(in: box)),
  (
    "strokedLineSquareCap",
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 50, y: 0))
    }
    .strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))
  ),
  (
    "strokedCircle",
    Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(
      StrokeStyle(lineWidth: 4))
  ),
]

#Preview("shape-path/outlines", traits: .fixedLayout(width: 800, height: 1600)) {
  VStack(alignment: .leading) {
    ForEach(outlines, id: \.name) { outline in
      Text(verbatim: outline.path.description).accessibilityIdentifier(outline.name)
    }
  }
}
