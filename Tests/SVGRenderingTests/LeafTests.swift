import Drawing
import Geometry
import SVGRendering
import Testing

/// One leaf and the element it becomes.
struct LeafTests {
  static func stroke(_ path: Path, _ style: StrokeStyle) -> DisplayItem {
    .shape(ShapeItem(path: path, stroke: style, paint: .color(.black)))
  }

  static let box = CGRect(x: 10, y: 10, width: 40, height: 20)

  static let cases: [(String, DisplayItem, String)] = [
    (
      "rectangle", Drawn.fill(Drawn.rect(1, 2, 3.5, 1.0 / 3), Drawn.rgb(0x336699)),
      ##"<rect x="1" y="2" width="3.5" height="0.333" fill="#369"/>"##
    ),
    (
      "black is the default", Drawn.fill(Drawn.rect(0, 0, 3, 4)),
      #"<rect width="3" height="4"/>"#
    ),
    (
      "alpha times opacity",
      Drawn.fill(
        Drawn.rect(0, 0, 3, 4), .init(red: 1, green: 0, blue: 0.5, alpha: 0.5), opacity: 1.0 / 3),
      ##"<rect width="3" height="4" fill="#ff007f" fill-opacity="0.166667"/>"##
    ),
    (
      "circle", Drawn.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))),
      #"<circle cx="5" cy="5" r="5"/>"#
    ),
    (
      "ellipse", Drawn.fill(Path(ellipseIn: box)), #"<ellipse cx="30" cy="20" rx="20" ry="10"/>"#
    ),
    (
      "circular corners", Drawn.fill(Path(roundedRect: box, cornerRadius: 99, style: .circular)),
      #"<rect x="10" y="10" width="40" height="20" rx="10"/>"#
    ),
    (
      "two radii",
      Drawn.fill(
        Path(roundedRect: box, cornerSize: CGSize(width: 8, height: 4), style: .circular)),
      #"<rect x="10" y="10" width="40" height="20" rx="8" ry="4"/>"#
    ),
    (
      "even-odd",
      .shape(
        ShapeItem(
          path: Path("0 0 m 9 0 l 9 9 l h") ?? Path(), isEvenOdd: true, paint: .color(.white))),
      ##"<path d="M0 0h9v9z" fill-rule="evenodd" fill="#fff"/>"##
    ),
    (
      "stroke", stroke(Drawn.rect(0, 0, 9, 9), StrokeStyle(lineWidth: 2)),
      ##"<rect width="9" height="9" fill="none" stroke="#000" stroke-width="2"/>"##
    ),
    (
      "stroked path",
      stroke(
        Path("0 0 m 9 9 l") ?? Path(),
        StrokeStyle(lineCap: .round, dash: [3, 0.5], dashPhase: -1)),
      ##"<path d="M0 0l9 9" fill="none" stroke="#000" stroke-linecap="round" stroke-miterlimit="10" "##
        + #"stroke-dasharray="3 0.5" stroke-dashoffset="-1"/>"#
    ),
    (
      "a line as a rectangle", stroke(Drawn.rect(0, 5, 9, 0), StrokeStyle(lineJoin: .bevel)),
      ##"<path d="M0 5h9 0-9z" fill="none" stroke="#000" stroke-linejoin="bevel"/>"##
    ),
    (
      "moved", Drawn.group(Drawn.fill(Drawn.rect(1, 2, 3, 4))) { $0.transform.tx = 10 },
      #"<rect x="11" y="2" width="3" height="4"/>"#
    ),
    (
      "turned",
      Drawn.group(Drawn.fill(Drawn.rect(0, -4, 3, 4))) {
        $0.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0)
      },
      #"<path d="M24 0v3h-4v-3z"/>"#
    ),
    (
      "stroke scaled evenly",
      Drawn.group(stroke(Drawn.rect(1, 2, 3, 4), StrokeStyle(dash: [2]))) {
        $0.transform = CGAffineTransform(scaleX: 2, y: 2)
      },
      ##"<rect x="2" y="4" width="6" height="8" fill="none" stroke="#000" stroke-width="2" "##
        + #"stroke-dasharray="4"/>"#
    ),
    (
      "stroke scaled unevenly",
      Drawn.group(stroke(Drawn.rect(1, 2, 3, 4), StrokeStyle())) {
        $0.transform = CGAffineTransform(scaleX: 1.0 / 3, y: 2)
      },
      ##"<rect x="1" y="2" width="3" height="4" fill="none" stroke="#000" "##
        + #"transform="matrix(0.333333 0 0 2 0 0)"/>"#
    ),
    (
      "image",
      .image(
        ImageItem(
          data: [1, 2, 3], format: .jpeg, frame: CGRect(x: 5, y: 0, width: 2, height: 3),
          isInterpolated: false, opacity: 0.5)),
      #"<image x="5" width="2" height="3" preserveAspectRatio="none" "#
        + #"href="data:image/jpeg;base64,AQID" opacity="0.5" "#
        + #"style="image-rendering:pixelated"/>"#
    ),
    (
      "glyphs", Drawn.run([Drawn.bar, Drawn.bar]),
      #"<path d="M12 26h4v14h-4zM20 26h4v14h-4z"/>"#
    ),
    (
      "blend mode", Drawn.fill(Drawn.rect(0, 0, 3, 4), .white, .colorDodge),
      ##"<rect width="3" height="4" fill="#fff" style="mix-blend-mode:color-dodge"/>"##
    ),
    ("nothing to see", Drawn.fill(Drawn.rect(0, 0, 3, 4), .clear), ""),
    ("off the canvas", Drawn.fill(Drawn.rect(0, 62, 3, 4)), ""),
    ("no opacity", Drawn.group(Drawn.fill(Drawn.rect(0, 0, 3, 4))) { $0.opacity = 0 }, ""),
    (
      "no size left",
      Drawn.group(Drawn.fill(Drawn.rect(0, 0, 3, 4))) {
        $0.transform = CGAffineTransform(scaleX: 0, y: 1)
      }, ""
    ),
  ]

  @Test(arguments: cases)
  func element(_ name: String, _ item: DisplayItem, _ expected: String) {
    #expect(Drawn.body([item]) == expected, "\(name)")
  }

  @Test func repeatedGlyphsAreReferences() {
    let run = Drawn.run(Array(repeating: Drawn.wave, count: 4))
    let body = Drawn.body([run])
    #expect(body.hasPrefix(#"<defs><path id="0" d="M0 0l.6-10.34"#))
    #expect(
      body.hasSuffix(
        ##"<g transform="translate(10 40)"><use href="#0"/><use href="#0" x="8"/>"##
          + ##"<use href="#0" x="16"/><use href="#0" x="24"/></g>"##))
    #expect(Drawn.body([Drawn.run([Drawn.wave])]).hasPrefix("<path d=\"M10 40l"))
  }

  @Test func gradientsKeepGlyphsInPlace() {
    let stops = [
      GradientStop(color: .white, location: 0), GradientStop(color: .clear, location: 1),
    ]
    let paint = Paint.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 9, y: 0))
    let solid = Drawn.run(Array(repeating: Drawn.wave, count: 6))
    let body = Drawn.body([solid, Drawn.run([Drawn.wave, Drawn.wave], paint: paint)])
    #expect(body.contains(##"fill="url(#1)"/>"##))
    #expect(body.components(separatedBy: "<use").count == 7)
  }

  @Test func repeatedImagesAreReferences() {
    func image(_ x: Double, _ width: Double) -> DisplayItem {
      .image(
        ImageItem(
          data: [1, 2, 3], format: .png, frame: CGRect(x: x, y: 0, width: width, height: 3)))
    }
    let body = Drawn.body([image(0, 3), image(5, 3), image(9, 4)])
    #expect(body.components(separatedBy: "AQID").count == 3)
    #expect(body.contains(##"<use href="#0"/><use href="#0" x="5"/><image x="9" width="4""##))
  }

  @Test func repeatedContinuousCornersAreReferences() {
    func card(_ x: Double, _ paint: Paint = .color(.white), stroke: StrokeStyle? = nil)
      -> DisplayItem
    {
      .shape(
        ShapeItem(
          path: Path(roundedRect: CGRect(x: x, y: 4, width: 20, height: 10), cornerRadius: 3),
          stroke: stroke, paint: paint))
    }
    let stops = [
      GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1),
    ]
    let gradient = Paint.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 9, y: 0))
    let body = Drawn.body([
      card(0), card(25.5), card(50, stroke: StrokeStyle(lineWidth: 2)), card(75, gradient),
    ])
    #expect(body.hasPrefix(#"<defs><path id="0" d="M20 5"#))
    #expect(
      body.contains(
        ##"<use href="#0" y="4" fill="#fff"/><use href="#0" x="25.5" y="4" fill="#fff"/>"##
          + ##"<use href="#0" x="50" y="4" fill="none" stroke="#fff" stroke-width="2"/><path d="##))
    #expect(!Drawn.body([card(0)]).contains("<use"))
  }

  /// The coordinates of a `use` move with its `x` and `y`, and a clip on it would move along.
  @Test func clipsStayWhereTheyAreAroundReferences() {
    func clipped(_ x: Double) -> DisplayItem {
      Drawn.group(
        .image(
          ImageItem(
            data: [1, 2, 3], format: .png, frame: CGRect(x: x, y: 0, width: 30, height: 30))),
        .shape(
          ShapeItem(
            path: Path(roundedRect: CGRect(x: x, y: 4, width: 30, height: 10), cornerRadius: 3),
            paint: .color(.white), blendMode: .difference))
      ) { $0.clip = ClipPath(path: Drawn.rect(x + 5, 5, 20, 20)) }
    }
    let body = Drawn.body([clipped(0), clipped(50)])
    #expect(body.components(separatedBy: "<use").count == 5)
    #expect(!body.contains(#/<use[^>]*clip-path/#))
  }
}
