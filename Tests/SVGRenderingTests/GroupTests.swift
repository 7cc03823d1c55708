import Drawing
import Geometry
import SVGRendering
import Testing

/// What groups become: as little as keeps the picture.
struct GroupTests {
  static let a = Drawn.fill(Drawn.rect(0, 0, 30, 30))
  static let b = Drawn.fill(Drawn.rect(20, 20, 30, 30), .white)
  static let multiplied = Drawn.fill(Drawn.rect(20, 20, 30, 30), .white, .multiply)

  static let aText = #"<rect width="30" height="30"/>"#
  static let bText = ##"<rect x="20" y="20" width="30" height="30" fill="#fff"/>"##
  static let disc = ClipPath(path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)))
  static let discText = #"<circle cx="20" cy="20" r="20"/>"#

  static let cases: [(String, DisplayItem, String)] = [
    ("plain", Drawn.group(a, b), aText + bText),
    ("isolated for nothing", Drawn.group(a, b) { $0.isIsolated = true }, aText + bText),
    (
      "isolated", Drawn.group(a, multiplied) { $0.isIsolated = true },
      #"<g style="isolation:isolate">"# + aText
        + ##"<rect x="20" y="20" width="30" height="30" fill="#fff" "##
        + #"style="mix-blend-mode:multiply"/></g>"#
    ),
    (
      "opacity of two", Drawn.group(a, b) { $0.opacity = 0.5 },
      #"<g opacity="0.5">\#(aText)\#(bText)</g>"#
    ),
    (
      "opacity of one", Drawn.group(a) { $0.opacity = 0.5 },
      #"<rect width="30" height="30" fill-opacity="0.5"/>"#
    ),
    (
      "colour filter of one", Drawn.group(a) { $0.filters = [.colorInvert, .brightness(-0.2)] },
      ##"<rect width="30" height="30" fill="#ccc"/>"##
    ),
    (
      "blend mode of a group", Drawn.group(a, b) { $0.blendMode = .screen },
      #"<g style="mix-blend-mode:screen">\#(aText)\#(bText)</g>"#
    ),
    (
      "transform", Drawn.group(a, b) { $0.transform.ty = 5 },
      #"<g transform="translate(0 5)">\#(aText)\#(bText)</g>"#
    ),
    (
      "clip", Drawn.group(a, b) { $0.clip = disc },
      #"<defs><clipPath id="0">\#(discText)</clipPath></defs>"#
        + #"<g clip-path="url(#0)">\#(aText)\#(bText)</g>"#
    ),
    (
      "clip around all",
      Drawn.group(a, b) { $0.clip = ClipPath(path: Drawn.rect(-5, -5, 900, 900)) },
      aText + bText
    ),
    (
      "clip around nothing",
      Drawn.group(a, b) { $0.clip = ClipPath(path: Drawn.rect(70, 70, 9, 9)) }, ""
    ),
    (
      "mask of one shape is a clip",
      Drawn.group(a, b) { $0.mask = [Drawn.fill(disc.path, Drawn.rgb(0x123456))] },
      #"<defs><clipPath id="0">\#(discText)</clipPath></defs>"#
        + #"<g clip-path="url(#0)">\#(aText)\#(bText)</g>"#
    ),
    (
      "mask is written in white",
      Drawn.group(a, b) { $0.mask = [Drawn.fill(disc.path, Drawn.rgb(0x123456, 0.5))] },
      #"<defs><mask id="0" maskUnits="userSpaceOnUse" x="-1" y="-1" width="102" height="62">"#
        + ##"<circle cx="20" cy="20" r="20" fill="#fff" fill-opacity="0.5"/></mask></defs>"##
        + #"<g mask="url(#0)">\#(aText)\#(bText)</g>"#
    ),
    (
      "blur", Drawn.group(a, b) { $0.filters = [.blur(radius: 2)] },
      #"<defs><filter id="0" filterUnits="userSpaceOnUse" x="-7" y="-7" width="64" height="64" "#
        + #"color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="2"/></filter></defs>"#
        + #"<g filter="url(#0)">\#(aText)\#(bText)</g>"#
    ),
    (
      "shadow of one",
      Drawn.group(a) {
        $0.filters = [
          .shadow(color: Drawn.rgb(0, 0.33), radius: 1, offset: CGSize(width: 0, height: 2))
        ]
      },
      #"<defs><filter id="0" filterUnits="userSpaceOnUse" x="-4" y="-2" width="38" height="38" "#
        + ##"color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="0" dy="2"/>"##
        + ##"<feGaussianBlur stdDeviation="1" result="b"/><feFlood flood-color="#000" "##
        + ##"flood-opacity="0.33"/><feComposite in2="b" operator="in"/><feMerge><feMergeNode/>"##
        + ##"<feMergeNode in="SourceGraphic"/></feMerge></filter></defs>"##
        + #"<g filter="url(#0)">\#(aText)</g>"#
    ),
  ]

  @Test(arguments: cases)
  func group(_ name: String, _ item: DisplayItem, _ expected: String) {
    #expect(Drawn.body([item]) == expected, "\(name)")
  }

  @Test func aClipThatMustLetBlendingThroughGoesOnTheLeaf() {
    let clipped = Drawn.group(Self.a, Self.b, Self.multiplied) {
      $0.clip = Self.disc
      $0.transform.tx = 5
    }
    #expect(
      Drawn.body([Self.a, clipped])
        == #"<defs><clipPath id="0"><circle cx="25" cy="20" r="20"/></clipPath></defs>"#
        + Self.aText
        + #"<g clip-path="url(#0)"><g transform="translate(5 0)">\#(Self.aText)\#(Self.bText)</g></g>"#
        + ##"<rect x="25" y="20" width="30" height="30" fill="#fff" clip-path="url(#0)" "##
        + #"style="mix-blend-mode:multiply"/>"#)
  }

  @Test func twoClipsOnABlendedLeafAreNestedGroups() {
    let inner = Drawn.group(Self.multiplied) { $0.clip = ClipPath(path: Drawn.rect(0, 0, 25, 25)) }
    let outer = Drawn.group(inner) { $0.clip = Self.disc }
    #expect(
      Drawn.body([Self.a, outer]).hasSuffix(
        #"<g clip-path="url(#0)" style="isolation:isolate;mix-blend-mode:multiply">"#
          + ##"<rect x="20" y="20" width="30" height="30" fill="#fff" clip-path="url(#1)"/></g>"##))
  }

  @Test func holesInARowShareAMaskAndStayClear() {
    let veil = Drawn.fill(Drawn.rect(0, 0, 100, 60), Drawn.rgb(0, 0.6))
    func hole(_ x: Double, _ alpha: Double = 1) -> DisplayItem {
      Drawn.fill(Drawn.rect(x, 10, 50, 40), Drawn.rgb(0xFF0000, alpha), .destinationOut)
    }
    let group = Drawn.group(veil, hole(10), hole(40, 0.5), Self.b) { $0.isIsolated = true }
    #expect(
      Drawn.body([group])
        == #"<defs><mask id="0" maskUnits="userSpaceOnUse" x="-1" y="-1" width="102" height="62">"#
        + ##"<rect x="-1" y="-1" width="102" height="62" fill="#fff"/>"##
        + #"<rect x="10" y="10" width="50" height="40"/>"#
        + #"<rect x="40" y="10" width="50" height="40" fill-opacity="0.5"/></mask></defs>"#
        + #"<g style="isolation:isolate"><g mask="url(#0)">"#
        + #"<rect width="100" height="60" fill-opacity="0.6"/></g>\#(Self.bText)</g>"#)
  }

  @Test func aHoleInNothingIsNothing() {
    let hole = Drawn.fill(Drawn.rect(0, 0, 9, 9), .black, .destinationOut)
    #expect(Drawn.body([hole, Self.a]) == Self.aText)
  }

  @Test func whatGoesBelowIsWrittenBefore() {
    let below = Drawn.fill(Drawn.rect(0, 0, 9, 9), .white, .destinationOver)
    #expect(
      Drawn.body([Self.a, below]) == ##"<rect width="9" height="9" fill="#fff"/>"## + Self.aText)
    #expect(
      Drawn.body([Self.multiplied, below]).hasPrefix(
        ##"<rect width="9" height="9" fill="#fff"/><g style="isolation:isolate"><rect"##))
  }

  @Test func atopIsMaskedByWhatIsThere() {
    let atop = Drawn.fill(Drawn.rect(0, 0, 99, 9), .white, .sourceAtop)
    let body = Drawn.body([Self.a, atop])
    #expect(body.components(separatedBy: "<use href=\"#0\"/>").count == 3)
    #expect(body.components(separatedBy: Self.aText).count == 2)
    #expect(Drawn.body([atop]) == "")
  }

  @Test func onlyApproximationsWarn() {
    for mode in DisplayBlendMode.allCases {
      let list = Drawn.list([Self.a, Drawn.fill(Drawn.rect(0, 0, 9, 9), .white, mode)])
      let warnings = svgDocument(list).warnings
      let isExact = ![.softLight, .plusDarker, .plusLighter].contains(mode)
      #expect(warnings.isEmpty == isExact, "\(mode) \(warnings)")
    }
    let bad = Drawn.fill(Drawn.rect(0, 0, .infinity, 9))
    #expect(
      svgDocument(Drawn.list([bad])).warnings.map(\.description) == [
        "too-far: path of item 0 clamped"
      ])
  }
}
