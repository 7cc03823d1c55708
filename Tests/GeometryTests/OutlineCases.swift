import Geometry

/// The recorded outlines, built with this module alone.
enum OutlineCases {
  private static let box = CGRect(x: 0, y: 0, width: 100, height: 60)

  private static let wedge = Path { path in
    path.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
    path.closeSubpath()
  }

  private static func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  private static func uneven(_ style: RoundedCornerStyle) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)
    return Path(roundedRect: box, cornerRadii: radii, style: style)
  }

  /// A shape's own transform turns about the middle of its rectangle.
  private static func aboutCentre(_ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -box.midX, y: -box.midY).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: box.midX, y: box.midY))
  }

  static let paths: [String: Path] = [
    "rectangle": ShapeOutline.rectangle(in: box),
    "circleInWideBox": ShapeOutline.circle(in: box),
    "ellipse": ShapeOutline.ellipse(in: box),
    "circularCorners12": Path(roundedRect: box, cornerRadius: 12, style: .circular),
    "continuousCorners12": Path(roundedRect: box, cornerRadius: 12),
    "continuousCorners20": Path(roundedRect: box, cornerRadius: 20),
    "continuousCornerSize20x8": Path(
      roundedRect: box, cornerSize: CGSize(width: 20, height: 8)),
    "cornersOfZero": Path(roundedRect: box, cornerRadius: 0),
    "circularCorners8Moved": Path(
      roundedRect: CGRect(x: 10, y: 20, width: 50, height: 40), cornerRadius: 8, style: .circular),
    "capsule": ShapeOutline.capsule(in: box),
    "capsuleCircular": ShapeOutline.capsule(in: box, style: .circular),
    "unevenCircular": uneven(.circular),
    "unevenContinuous": uneven(.continuous),
    "circleInset5": ShapeOutline.circle(in: box, inset: 5),
    "cornersInset5": ShapeOutline.roundedRectangle(in: box, cornerRadius: 12, inset: 5),
    "rectangleInsetTwice": ShapeOutline.rectangle(in: box, inset: 5),
    "arcQuarter": arc(0, 90, clockwise: false),
    "arcThird": arc(0, 120, clockwise: false),
    "arcFull": arc(0, 360, clockwise: false),
    "arcToMinus90": arc(0, -90, clockwise: false),
    "arcClockwiseTo45": arc(0, 45, clockwise: true),
    "arcClockwiseToMinus90": arc(0, -90, clockwise: true),
    "arcAfterMove": Path { path in
      path.move(to: .zero)
      path.addArc(
        center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90),
        clockwise: false)
    },
    "relativeArc190": Path {
      $0.addRelativeArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(190))
    },
    "lines": Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]) },
    "rectangleMoved": Path {
      $0.addRect(
        CGRect(x: 0, y: 0, width: 10, height: 10),
        transform: CGAffineTransform(translationX: 5, y: 5))
    },
    "lineAfterClose": Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.closeSubpath()
      path.addLine(to: CGPoint(x: 0, y: 10))
    },
    "quadAndCubic": Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
      path.addCurve(
        to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 100, y: 60), control2: .zero)
    },
    "trimRectangle": Path(box).trimmedPath(from: 0.1, to: 0.6),
    "trimWhole": Path(box).trimmedPath(from: 0, to: 1),
    "trimTriangle": wedge.trimmedPath(from: 0.25, to: 0.75),
    "trimHalfCircle": ShapeOutline.circle(in: box).trimmedPath(from: 0, to: 0.5),
    "movedShape": Path(box).offsetBy(dx: 10, dy: 5),
    "scaledShape": Path(box).applying(aboutCentre(CGAffineTransform(scaleX: 0.5, y: 0.5))),
    "rotatedShape90": Path(box).applying(
      aboutCentre(CGAffineTransform(rotationAngle: .pi / 2))),
    "shearedShape": Path(box).applying(
      CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)),
    "sizedShape": ShapeOutline.rectangle(in: CGRect(x: 0, y: 0, width: 40, height: 20)),
    "erasedShape": ShapeOutline.circle(in: box),
    "strokedLineSquareCap": Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }
      .strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)),
    "strokedCircle": ShapeOutline.circle(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      .strokedPath(StrokeStyle(lineWidth: 4)),
  ]
}
