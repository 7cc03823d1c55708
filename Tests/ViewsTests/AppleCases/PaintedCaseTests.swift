import Drawing
import Geometry
import Testing
import ViewCore
import Views

/// What Apple's systems painted, as colours at points; within one level a channel.
@Suite @MainActor struct ApplePaintedCaseTests {
  /// Whether two colours `RRGGBB` differ by at most one level a channel.
  private func isNear(_ color: String, _ expected: String) -> Bool {
    func bytes(_ text: String) -> [Int] {
      stride(from: 0, to: 6, by: 2).compactMap { start in
        Int(text.dropFirst(start).prefix(2), radix: 16)
      }
    }
    let (found, wanted) = (bytes(color), bytes(expected))
    return found.count == 3 && zip(found, wanted).allSatisfy { abs($0 - $1) <= 1 }
  }

  private static let base = Color(red: 204.0 / 255, green: 102.0 / 255, blue: 51.0 / 255)

  /// Rule P10: filters work on straight components and clamp between steps.
  @Test func `GT-23 colour filters`() {
    let cases: [(String, AnyView)] = [
      ("FF9966", AnyView(Self.base.brightness(0.2))),
      ("7F1900", AnyView(Self.base.brightness(-0.3))),
      ("A67359", AnyView(Self.base.contrast(0.5))),
      ("A26F55", AnyView(Self.base.saturation(0.5))),
      ("FF5400", AnyView(Self.base.saturation(2))),
      ("787878", AnyView(Self.base.grayscale(1))),
      ("339524", AnyView(Self.base.hueRotation(.degrees(90)))),
      ("417FD5", AnyView(Self.base.hueRotation(.degrees(200)))),
      ("3399CC", AnyView(Self.base.colorInvert())),
      ("545454", AnyView(Self.base.saturation(0).brightness(0.2).colorInvert())),
    ]
    for (expected, view) in cases {
      let found = Drawn(view).color(50, 30)
      #expect(isNear(found, expected), "expected \(expected), got \(found)")
    }
  }

  /// Rule P6: opacity belongs to each element unless a compositing group gathers them.
  @Test func `GT-23 opacity goes to each element`() {
    let pile = ZStack {
      Color.white
      ZStack {
        Color.black
        Color.white.frame(width: 20, height: 20)
      }
      .opacity(0.5)
    }
    #expect(isNear(Drawn(pile).color(50, 30), "C0C0C0"))
    let grouped = ZStack {
      Color.white
      ZStack {
        Color.black
        Color.white.frame(width: 20, height: 20)
      }
      .compositingGroup().opacity(0.5)
    }
    #expect(isNear(Drawn(grouped).color(50, 30), "FFFFFF"))
  }

  /// Rule P4: a border lies inside the edges and changes no frame.
  @Test func `GT-35 borders`() {
    let view = block("box", 90, 20).border(Color.green, width: 2).padding(10)
    let drawn = Drawn(view, width: 110, height: 40)
    expectFrames(drawn.graph, ["box": [10, 10, 90, 20]])
    let red = drawn.color(55, 20)
    #expect(drawn.color(10.5, 20) == drawn.color(11.5, 20))
    #expect(drawn.color(10.5, 20) != red && drawn.color(12.5, 20) == red)
    #expect(drawn.color(99.5, 20) != red && drawn.color(97.5, 20) == red)
    #expect(drawn.color(55, 11.5) != red && drawn.color(55, 12.5) == red)
    #expect(drawn.color(9.5, 20) == "00000000" && drawn.color(100.5, 20) == "00000000")
  }

  /// Left edges of the first rows at scale 1, read from a picture of a corner of 6.
  @Test func `GT-37 a continuous corner of 6`() {
    let shape = RoundedRectangle(cornerRadius: 6)
    let insets: [CGFloat] = [4, 2.07, 1.16, 0.59, 0.28, 0.11, 0.03]
    for (row, inset) in insets.enumerated() {
      let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
      let found = covered(path, row: row)
      #expect(abs(found - inset) <= 0.25, "row \(row): expected \(inset), got \(found)")
    }
  }

  /// The exact circle leaves out 30.33 of the first row, of which the picture shows 30.6.
  @Test func `GT-37 a circular corner of 12 at three pixels a point`() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 36, style: .circular)
      .path(in: CGRect(x: 0, y: 0, width: 300, height: 169))
    let insets: [CGFloat] = [30.6, 25.8, 22.9, 20.6, 18.6, 16.9, 15.4]
    for (row, inset) in insets.enumerated() {
      let found = covered(path, row: row)
      #expect(abs(found - inset) <= 0.3, "row \(row): expected \(inset), got \(found)")
    }
  }

  /// How much of a pixel row, left of its middle, a path leaves out: its area by 16 lines.
  private func covered(_ path: Path, row: Int) -> CGFloat {
    let middle = path.boundingRect.midX
    let lines = (0..<16).map { line -> CGFloat in
      let y = CGFloat(row) + (CGFloat(line) + 0.5) / 16
      var (outside, inside) = (CGFloat(0), middle)
      for _ in 0..<30 {
        let x = (outside + inside) / 2
        if path.contains(CGPoint(x: x, y: y)) { inside = x } else { outside = x }
      }
      return inside
    }
    return lines.reduce(0, +) / 16
  }

  @Test func `GT-40 opacity over black and white`() {
    func layers(_ tops: [(Color, Double)]) -> String {
      Drawn(
        ZStack {
          Color.black
          ForEach(tops.indices, id: \.self) { index in tops[index].0.opacity(tops[index].1) }
        }
      ).color(50, 30)
    }
    #expect(isNear(layers([(.white, 0.6)]), "999999"))
    #expect(isNear(layers([(.white, 0.8)]), "CCCCCC"))
    #expect(isNear(layers([(.white, 0.8), (.black, 0.5)]), "666666"))
    #expect(isNear(layers([(.white, 0.8), (.black, 0.5), (.white, 0.22)]), "888888"))
  }

  @Test func `GT-41 translucent overlays`() {
    func over(_ base: Color, _ top: Color) -> String { Drawn(base.overlay { top }).color(50, 30) }
    let blue = Color(red: 0, green: 136.0 / 255, blue: 1)
    #expect(isNear(over(blue, .white.opacity(0.5)), "80C4FF"))
    #expect(isNear(over(.black, .white.opacity(0.5)), "808080"))
    let gray = Color(red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255)
    #expect(isNear(over(gray, .black.opacity(0.2)), "727276"))
  }

  /// Rule P5.
  @Test func `siblings are painted by zIndex, ties in order`() {
    let pile = ZStack {
      Color.red.zIndex(1)
      Color.green.zIndex(1)
      Color.blue
    }
    #expect(Drawn(pile).color(50, 30) == Drawn(Color.green).color(50, 30))
  }

  /// Rule P11.
  @Test func `GT-23 soft light is Apple's`() {
    let pile = ZStack {
      Color(white: 0.2)
      Color(white: 0.8).blendMode(.softLight)
    }
    #expect(isNear(Drawn(pile).color(50, 30), "4B4B4B"))
  }
}
