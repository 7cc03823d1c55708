import Drawing
import Geometry

/// A list with every kind of item, paint and filter.
enum SampleList {
  static let stops = [
    GradientStop(color: .white, location: 0),
    GradientStop(color: DisplayColor(red: 0, green: 0.5, blue: 1, alpha: 0.25), location: 1),
  ]

  static let letter = GlyphOutline(
    key: "sample:1", path: Path(CGRect(x: 0.1, y: -0.7, width: 0.5, height: 0.7)))

  static let list = DisplayList(
    size: CGSize(width: 200, height: 100),
    items: [
      .shape(
        ShapeItem(path: Path(CGRect(x: 0, y: 0, width: 200, height: 100)), paint: .color(.white))),
      .group(
        GroupItem(
          items: [
            .shape(
              ShapeItem(
                path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)),
                stroke: StrokeStyle(
                  lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 1),
                paint: .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 20, y: 0)),
                blendMode: .difference)),
            .glyphs(
              GlyphsItem(
                glyphs: [.init(outline: letter, origin: CGPoint(x: 10, y: 40))], size: 17,
                paint: .color(.black), opacity: 0.5, text: "A\"\n", slant: 0.2)),
          ],
          transform: CGAffineTransform(translationX: 50, y: 10), opacity: 0.75,
          clip: ClipPath(
            path: Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 50), cornerRadius: 8),
            isEvenOdd: true),
          mask: [
            .shape(
              ShapeItem(
                path: Path(CGRect(x: 0, y: 0, width: 60, height: 25)),
                paint: .radialGradient(
                  stops: stops, center: CGPoint(x: 30, y: 12), startRadius: 0, endRadius: 30)))
          ],
          filters: [
            .blur(radius: 2),
            .shadow(color: .black, radius: 3, offset: CGSize(width: 0, height: 4)),
            .brightness(0.1), .luminanceToAlpha,
          ])),
      .image(
        ImageItem(
          data: [1, 2, 3], format: .png, frame: CGRect(x: 150, y: 50, width: 40, height: 40),
          isInterpolated: false)),
      .shape(
        ShapeItem(
          path: Path("0 0 m 10 0 l 5 5 0 10 q 1 2 3 4 5 6 c h") ?? Path(), isEvenOdd: true,
          paint: .angularGradient(
            stops: stops, center: CGPoint(x: 5, y: 5), start: .zero, end: .degrees(360)))),
      .shape(
        ShapeItem(
          path: Path(CGRect(x: 0, y: 90, width: 10, height: 10)),
          paint: .ellipticalGradient(
            stops: stops, center: CGPoint(x: 5, y: 95), radii: CGSize(width: 5, height: 2),
            startFraction: 0, endFraction: 1))),
    ])
}
