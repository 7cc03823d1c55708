import Drawing
import Geometry
import Testing
import ViewCore

@testable import Views

/// A bundle with catalogues and files, made for one test.
enum PictureBundle {
  /// The header of a PNG of some size, which is all that layout reads.
  static func png(_ width: Int, _ height: Int) -> Data {
    func big(_ value: Int) -> [UInt8] {
      [
        UInt8(value >> 24 & 255), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255),
        UInt8(value & 255),
      ]
    }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8) + big(width)
        + big(height) + [8, 6, 0, 0, 0])
  }

  static func make(_ files: [String: Data]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    for (name, data) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    return try #require(Bundle(url: folder))
  }
}

@Suite @MainActor struct PictureTests {
  private func size(_ image: Image, scale: CGFloat = 2) -> CGSize {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let graph = mounted(image.accessibilityIdentifier("image"), environment: environment)
    return frames(graph)["image"]?.size ?? .zero
  }

  @Test(
    arguments: [
      (1, CGSize(width: 10, height: 5)), (2, CGSize(width: 11, height: 6)),
      (3, CGSize(width: 11, height: 6)),
    ])
  func filesAreChosenByScale(scale: CGFloat, expected: CGSize) throws {
    let bundle = try PictureBundle.make([
      "a.png": PictureBundle.png(10, 5), "a@2x.png": PictureBundle.png(22, 12),
    ])
    #expect(size(Image("a", bundle: bundle), scale: scale) == expected)
    #expect(size(Image("a.png", bundle: bundle), scale: scale) == expected)
  }

  @Test func cataloguesHaveSetsAndNamespaces() throws {
    let set = """
      {"images": [{"idiom": "universal", "filename": "x.png", "scale": "1x"},
        {"idiom": "universal", "filename": "x2.png", "scale": "2x"},
        {"idiom": "universal", "filename": "dark.png", "scale": "2x",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let bundle = try PictureBundle.make([
      "Media.xcassets/x.imageset/Contents.json": Data(set.utf8),
      "Media.xcassets/x.imageset/x.png": PictureBundle.png(8, 8),
      "Media.xcassets/x.imageset/x2.png": PictureBundle.png(20, 20),
      "Media.xcassets/x.imageset/dark.png": PictureBundle.png(40, 40),
      "Media.xcassets/Icons/Contents.json":
        Data("{\"properties\": {\"provides-namespace\": true}}".utf8),
      "Media.xcassets/Icons/y.imageset/Contents.json":
        Data("{\"images\": [{\"filename\": \"y.png\", \"idiom\": \"universal\"}]}".utf8),
      "Media.xcassets/Icons/y.imageset/y.png": PictureBundle.png(7, 7),
    ])
    #expect(size(Image("x", bundle: bundle)) == CGSize(width: 10, height: 10))
    #expect(size(Image("Icons/y", bundle: bundle)) == CGSize(width: 7, height: 7))
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    dark.displayScale = 2
    let graph = mounted(Image("x", bundle: bundle).accessibilityIdentifier("i"), environment: dark)
    #expect(frames(graph)["i"]?.size == CGSize(width: 20, height: 20))
    let drawn = Drawn(Image("x", bundle: bundle).foregroundStyle(.red))
    #expect(drawn.lines.contains { $0.contains("mask") })
    #expect(drawn.lines.contains { $0.contains("fill #FF3B30 rect") })
    let original = Drawn(Image("x", bundle: bundle).renderingMode(.original))
    #expect(!original.lines.contains { $0.contains("mask") })
  }

  @Test func colorSetsFollowTheAppearance() throws {
    let set = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "0x80", "blue": "0", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "srgb",
            "components": {"red": "0.000", "green": "0.500", "blue": "255", "alpha": "0.5"}}}]}
      """
    let system = """
      {"colors": [{"idiom": "universal",
        "color": {"platform": "universal", "reference": "systemRedColor"}}]}
      """
    let bundle = try PictureBundle.make([
      "Media.xcassets/brand.colorset/Contents.json": Data(set.utf8),
      "Media.xcassets/alert.colorset/Contents.json": Data(system.utf8),
    ])
    #expect(Drawn(Color("brand", bundle: bundle)).color(5, 5) == "FF8000")
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Drawn(Color("brand", bundle: bundle), environment: dark).color(5, 5) == "0080FF7F")
    #expect(Drawn(Color("alert", bundle: bundle)).color(5, 5) == "FF3B30")
    let missing = Drawn(Color("none", bundle: bundle).opacity(0.5))
    #expect(missing.color(5, 5) == "00000000")
    #expect(missing.warnings == ["missing-color: no colour “none” in the bundle"])
  }

  @Test func whatIsMissingIsEmptyAndSaysSo() throws {
    let bundle = try PictureBundle.make(["broken.png": Data("no png".utf8)])
    let missing = Drawn(Image("none", bundle: bundle))
    #expect(missing.lines.isEmpty)
    #expect(missing.warnings == ["missing-image: no image “none” in the bundle"])
    #expect(Drawn(Image("broken", bundle: bundle)).warnings.count == 1)
    #expect(Drawn(Image("../x", bundle: bundle)).warnings.count == 1)
  }

  @Test func resizableImagesTakeTheProposal() throws {
    let bundle = try PictureBundle.make(["a.png": PictureBundle.png(10, 5)])
    let image = Image("a", bundle: bundle)
    #expect(Drawn(image.resizable()).lines == ["  group", "    image png 29 bytes [0,0 100x60]"])
    let fitted = Drawn(image.resizable().scaledToFit())
    #expect(fitted.lines.last?.contains("[0,0 100x50]") == true)
    let tiled = Drawn(image.resizable(resizingMode: .tile))
    #expect(tiled.lines.count { $0.contains("image png") } == 120)
    #expect(Drawn(image.interpolation(.none)).lines.last?.contains("nearest") == true)
  }

  @Test func vectorsAreDrawnAsShapes() throws {
    let svg = """
      <?xml version="1.0"?><!-- icon --><svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"
       viewBox="0 0 40 20"><style>.a{fill:#00ff00}</style><defs><linearGradient id="g">
       <stop offset="0" stop-color="red"/><stop offset="100%" stop-color="#00f"/></linearGradient></defs>
       <g transform="translate(2 0) scale(2)"><rect class="a" width="5" height="5"/></g>
       <path d="M20 0h20v20h-20z" style="fill:none;stroke:rgb(255,0,0);stroke-width:2"/>
       <circle cx="10" cy="15" r="2" fill="url(#g)"/></svg>
      """
    let bundle = try PictureBundle.make(["v.svg": Data(svg.utf8)])
    let image = Image("v", bundle: bundle)
    #expect(size(image) == CGSize(width: 20, height: 10))
    let drawn = Drawn(image.resizable().frame(width: 40, height: 20), width: 40, height: 20)
    #expect(drawn.color(4, 4) == "00FF00")
    #expect(drawn.color(14, 4) == "00000000")
    #expect(drawn.color(20, 10) == "FF0000")
    #expect(drawn.color(30, 10) == "00000000")
    #expect(drawn.color(11.9, 15).hasPrefix("0") || drawn.color(11.9, 15).hasPrefix("1"))
  }

  @Test(arguments: [
    "", "<svg", "<svg/>", "<svg width='10'/>", "<html></html>", "<svg width='1e9' height='1'/>",
  ])
  func brokenVectorsAreNone(text: String) { #expect(DrawnPicture(svg: Array(text.utf8)) == nil) }

  @Test func deepVectorsEnd() {
    let deep =
      "<svg width='10' height='10'>" + String(repeating: "<g>", count: 10_000)
      + "<rect width='1' height='1'/>"
    #expect(DrawnPicture(svg: Array(deep.utf8)) == nil)
    let loop =
      "<svg width='10' height='10'><g id='a'><use href='#a'/><rect width='2' height='2'/></g></svg>"
    #expect(DrawnPicture(svg: Array(loop.utf8)) != nil)
  }

  @Test func jpegsSayTheirSize() {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0]
    bytes += [0xFF, 0xC4, 0, 2, 0xFF, 0xC0, 0, 17, 8, 0, 100, 1, 44, 3, 0, 0, 0, 0, 0, 0]
    let file = PictureFile(bytes)
    #expect(file?.width == 300 && file?.height == 100 && file?.format == .jpeg)
    #expect(PictureFile(Array(bytes.prefix(14))) == nil)
  }

  @Test func asyncImagesWaitForEver() {
    let url = URL(string: "https://example.com/a.png")
    #expect(Drawn(AsyncImage(url: url)).lines.count == 1)
    let drawn = Drawn(
      AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Color.red
      })
    #expect(drawn.color(5, 5) == "FF3B30")
  }
}
