import Drawing
import Geometry
import Testing

@testable import SVGRendering

/// A glyph as wide as a third of its em, told apart by its height.
private func outline(_ key: String, height: CGFloat = 0.5) -> GlyphOutline {
  GlyphOutline(key: key, path: Path(CGRect(x: 0, y: -height, width: 1.0 / 3, height: height)))
}

private func run(
  _ text: String, _ keys: [String], at places: [CGFloat], size: CGFloat = 12,
  change: (inout GlyphsItem) -> Void = { _ in }
) -> GlyphsItem {
  var item = GlyphsItem(
    glyphs: zip(keys, places).map {
      GlyphsItem.Glyph(outline: outline($0), origin: CGPoint(x: $1, y: 20))
    }, size: size, paint: .color(.black), text: text)
  change(&item)
  return item
}

private func document(_ runs: [GlyphsItem]) -> String {
  let list = Drawn.list(runs.map { .glyphs($0) })
  return String(decoding: svg(list, options: SVGOptions(text: .live)), as: UTF8.self)
}

struct LiveTextTests {
  @Test func charactersStandAtTheirPlaces() throws {
    let text = document([run("a b", ["f:a", "f:b"], at: [10, 22.5])])
    let root = try #require(XMLTree.parse(Array(text.utf8)))
    let element = try #require(root.all("text").first)
    #expect(element.text == "a b")
    #expect(element.attributes["x"] == "10 14 22.5")
    #expect(element.attributes["y"] == "20")
    #expect(element.attributes["font-size"] == "12")
    #expect(root.all("path").isEmpty)
    let name = try #require(element.attributes["class"])
    #expect(text.contains("@font-face{font-family:\(name);src:url(data:font/ttf;base64,"))
    #expect(text.contains(".\(name){font-family:\(name);"))
  }

  @Test func theSameListGivesTheSameBytes() {
    let runs = [run("ab", ["f:a", "f:b"], at: [0, 5]), run("cb", ["f:c", "f:b"], at: [0, 5])]
    #expect(document(runs) == document(runs))
    #expect(document(runs).components(separatedBy: "@font-face").count == 2)
  }

  /// A face has another font for what a character shows elsewhere; each face its own.
  @Test func aFontShowsACharacterByOneGlyph() {
    let text = document([
      run("ab", ["f:a", "f:b"], at: [0, 5]), run("a", ["f:other"], at: [0]),
      run("a", ["g:a"], at: [0]), run("bc", ["f:b", "f:c"], at: [0, 5]),
    ])
    #expect(text.components(separatedBy: "@font-face").count == 4)
    #expect(text.components(separatedBy: "<text").count == 5)
  }

  @Test func charactersOfMarkupAreText() throws {
    let text = document([run("<&", ["f:a", "f:b"], at: [0, 5])])
    let root = try #require(XMLTree.parse(Array(text.utf8)))
    #expect(root.all("text").map(\.text) == ["<&"])
  }

  /// What readers would draw otherwise stays outlines.
  @Test(arguments: [
    run("fi", ["f:fi"], at: [0]),
    run("e\u{301}", ["f:e", "f:acute"], at: [0, 5]),
    run("aa", ["f:a", "f:other"], at: [0, 5]),
    run("(\u{5D0}", ["f:aleph", "f:bracket"], at: [0, 5]),
    run("a\u{200D}", ["f:a", "f:b"], at: [0, 5]),
    run("ab", ["f:a", "f:b"], at: [0, 5]) { $0.glyphs[1].origin.y = 18 },
    run("", ["f:a"], at: [0]),
  ])
  func outlinesStay(item: GlyphsItem) {
    let text = document([item])
    #expect(!text.contains("<text"))
    #expect(!text.contains("@font-face"))
    #expect(text.contains("<path"))
  }

  /// Characters in the order of reading, places in that of the line.
  @Test func rightToLeftTextIsInItsOwnOrder() throws {
    let text = document([run("\u{5D0}\u{5D1}", ["f:bet", "f:alef"], at: [10, 20])])
    let root = try #require(XMLTree.parse(Array(text.utf8)))
    let element = try #require(root.all("text").first)
    #expect(element.text == "\u{5D0}\u{5D1}")
    #expect(element.attributes["x"] == "20 10")
  }

  @Test func slantsLeanAboutTheBaseline() throws {
    let text = document([run("a", ["f:a"], at: [10]) { $0.slant = 0.25 }])
    let root = try #require(XMLTree.parse(Array(text.utf8)))
    let element = try #require(root.all("text").first)
    #expect(element.attributes["transform"] == "matrix(1 0 -0.25 1 5 0)")
    #expect(element.attributes["x"] == "10")
  }
}

struct TrueTypeFontTests {
  private let font = TrueTypeFont(glyphs: [
    .init(
      character: "a", path: Path(CGRect(x: 0.1, y: -0.5, width: 0.4, height: 0.5)), extent: 0.5),
    .init(character: "b", path: Path(), extent: 0),
    .init(
      character: "\u{1D400}", path: Path(ellipseIn: CGRect(x: 0, y: -1, width: 1, height: 1)),
      extent: 1),
  ])

  private func word(_ data: [UInt8], _ position: Int, _ bytes: Int) -> Int {
    data[position..<position + bytes].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Where tables lie, by tag.
  private func tables(_ data: [UInt8]) -> [String: Range<Int>] {
    var result: [String: Range<Int>] = [:]
    for index in 0..<word(data, 4, 2) {
      let entry = 12 + 16 * index
      let start = word(data, entry + 8, 4)
      result[String(decoding: data[entry..<entry + 4], as: UTF8.self)] =
        start..<start + word(data, entry + 12, 4)
    }
    return result
  }

  @Test func theFileAddsUp() {
    let data = font.bytes
    #expect(word(data, 0, 4) == 0x0001_0000)
    #expect(data.count % 4 == 0)
    var sum: UInt32 = 0
    for start in stride(from: 0, to: data.count, by: 4) { sum &+= UInt32(word(data, start, 4)) }
    #expect(sum == 0xB1B0_AFBA)
    let tags = tables(data)
    #expect(
      tags.keys.sorted()
        == ["OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"])
    #expect(tags["head"]?.count == 54)
    #expect(tags["hhea"]?.count == 36)
    #expect(tags["maxp"]?.count == 32)
    #expect(tags["OS/2"]?.count == 96)
    #expect(tags["post"]?.count == 32)
    #expect(tags["hmtx"]?.count == 5 * 4)
    #expect(tags["loca"]?.count == 6 * 4)
  }

  @Test func charactersLeadToTheirGlyphs() throws {
    let data = font.bytes
    let map = try #require(tables(data)["cmap"])
    let start = map.lowerBound + 12
    let groups = (0..<word(data, start + 12, 4)).map { index in
      (0..<3).map { word(data, start + 16 + 12 * index + 4 * $0, 4) }
    }
    #expect(groups == [[0x20, 0x20, 1], [0x61, 0x62, 2], [0x1D400, 0x1D400, 4]])
  }

  @Test func outlinesStandOnTheBaseline() throws {
    let data = font.bytes
    let tags = tables(data)
    let outlines = try #require(tags["glyf"]).lowerBound
    let offsets = try #require(tags["loca"]).lowerBound
    let places = (0..<6).map { word(data, offsets + 4 * $0, 4) }
    #expect(places[0] == 0 && places[1] == 0 && places[2] == 0)
    #expect(places[3] > 0 && places[3] == places[4] && places[5] > places[4])
    // One contour; left, bottom, right, top in units of 2048 an em.
    #expect((0..<5).map { word(data, outlines + 2 * $0, 2) } == [1, 205, 0, 1024, 1024])
    // A rectangle has four points, all on the curve.
    #expect(word(data, outlines + 10, 2) == 3)
    #expect(data[outlines + 14..<outlines + 18].allSatisfy { $0 & 1 == 1 })
  }

  /// An ellipse of cubic curves keeps its extent in quadratic ones.
  @Test func cubicCurvesBecomeQuadratic() throws {
    let data = font.bytes
    let tags = tables(data)
    let start =
      try #require(tags["glyf"]).lowerBound
      + word(data, try #require(tags["loca"]).lowerBound + 16, 4)
    #expect((1..<5).map { word(data, start + 2 * $0, 2) } == [0, 0, 2048, 2048])
    #expect(word(data, start + 10, 2) >= 15)
  }
}
