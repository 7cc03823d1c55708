import Drawing
import Geometry
import Testing

@testable import Typography

struct FontLibraryTests {
  private func temporaryDirectory() throws -> String {
    let path = NSTemporaryDirectory() + "vitrine-fonts-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  @Test func theEnvironmentComesFirst() throws {
    let directory = try temporaryDirectory()
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let file = "\(directory)/\(SystemFaces.inter)"
    try Data("not a font".utf8).write(to: URL(fileURLWithPath: file))
    let environment = ["VITRINE_FONTS": "\(directory):/no/such/place"]
    let library = try FontLibrary.installed(environment: environment)
    #expect(library.directories.first == directory)
    #expect(!library.directories.contains("/no/such/place"))
    #expect(library.path(of: SystemFaces.inter) == file)
    // A file that is no font is left out, text still has glyphs.
    let text = TextLayouter(library: library).layout(
      AttributedRuns("Hello", font: FontDescriptor(size: 17)), width: nil, height: nil,
      options: TextLayoutOptions())
    #expect(text.glyphs.count == 5)
    #expect(throws: FontLibraryError.unreadable(path: file)) { try FontFace(path: file) }
  }

  @Test func theSetupDirectoryIsFoundUpwards() throws {
    let root = try temporaryDirectory()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let deep = "\(root)/a/b/c"
    for path in [deep, "\(root)/.setup/fonts"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    #expect(FontLibrary.setupDirectory(above: deep) == "\(root)/.setup/fonts")
    #expect(FontLibrary.setupDirectory(above: "relative") == nil)
  }

  @Test func missingFontsSayWhatToRun() throws {
    let error = FontLibraryError.missing(file: "Inter.ttf", searched: ["/a", "/b"])
    #expect(error.description.contains("make setup"))
    #expect(error.description.contains("VITRINE_FONTS"))
    #expect(error.description.contains("/a, /b"))
    #expect(TextLayouter.shared.libraryError == nil)
  }

  @Test func facesHaveStableHashes() throws {
    let library = try FontLibrary.installed()
    let inter = try FontFace(path: #require(library.path(of: SystemFaces.inter)))
    let again = try FontFace(path: #require(library.path(of: SystemFaces.inter)))
    #expect(inter.hash == again.hash)
    #expect(inter.hash.count == 16)
    let collection = try #require(library.path(of: "NotoSansCJK-Regular.ttc"))
    let japanese = try FontFace(path: collection, index: 0)
    let chinese = try FontFace(path: collection, index: 2)
    #expect(japanese.hash != chinese.hash)
    #expect(throws: FontLibraryError.self) { try FontFace(path: collection, index: 99) }
  }

  @Test func outlinesAreShared() throws {
    let one = layout("aa").glyphs
    let other = layout("ba").glyphs
    #expect(one[0].outline === one[1].outline)
    #expect(one[0].outline === other[1].outline)
    #expect(one[0].outline.key.contains("wght=400,opsz=14"))
    let hash = String(one[0].outline.key.prefix { $0 != ":" })
    #expect(TextLayouter.shared.openedFaces[hash] == SystemFaces.inter)
    let bounds = one[0].outline.path.boundingRect
    #expect(bounds.minY < -0.4 && bounds.minY > -0.7)
    #expect(bounds.maxY > -0.01 && bounds.maxY < 0.05)
    #expect(bounds.width > 0.3 && bounds.width < 0.7)
  }

  @Test(arguments: [
    ("Nunito", 400 as CGFloat, false, "Nunito[wght].ttf", ":wght=400"),
    ("Nunito-SemiBold", 400, false, "Nunito[wght].ttf", ":wght=600"),
    ("nunito", 700, true, "Nunito-Italic[wght].ttf", ":wght=700"),
    ("Nunito-BlackItalic", 400, false, "Nunito-Italic[wght].ttf", ":wght=900"),
    ("Noto Sans CJK JP", 400, false, "NotoSansCJK-Regular.ttc", ""),
    ("DejaVu Serif", 400, false, "DejaVuSerif.ttf", ""),
    ("NotoSerif-Italic", 400, false, "NotoSerif-Italic.ttf", ""),
  ])
  func customFontsByName(
    name: String, weight: CGFloat, isItalic: Bool, file: String, variation: String
  ) throws {
    let font = FontDescriptor(size: 20, weight: weight, isItalic: isItalic, family: name)
    let shape = TextLayouter.shared.shape(AttributedRuns("A", font: font))
    let instance = try #require(shape.paragraphs[0].items[0].instance)
    #expect(instance.face.name == file)
    #expect(instance.key == instance.face.hash + variation)
  }

  @Test func unknownNamesAreTheSystemFont() {
    let font = FontDescriptor(size: 20, family: "No Such Font")
    let shape = TextLayouter.shared.shape(AttributedRuns("A", font: font))
    #expect(shape.paragraphs[0].items[0].instance?.face.name == SystemFaces.inter)
    #expect(layout("", font: font).size.height == 24)
  }

  @Test func cachesAreBounded() {
    var cache = GenerationCache<Int, Int>(maximumCost: 10)
    var made = 0
    for key in 0..<100 {
      _ = cache.value(for: key, cost: { _ in 1 }) {
        made += 1
        return key
      }
    }
    #expect(made == 100)
    _ = cache.value(for: 99, cost: { _ in 1 }) { -1 }
    #expect(cache.count <= 20)
    let old = cache.value(for: 0, cost: { _ in 1 }) { -1 }
    #expect(old == -1)
  }
}
