import Drawing
import Geometry
import Testing

@testable import Typography

struct ScriptTests {
  private static let scripts:
    [(name: String, text: String, font: String, glyphs: ClosedRange<Int>)] = [
      ("Latin", "Żółć naïve", "Inter", 10...10),
      ("Greek", "Ελληνικά", "Inter", 8...8),
      ("Cyrillic", "Кириллица", "Inter", 9...9),
      ("Hebrew", "שלום עולם", "NotoSansHebrew", 8...8),
      ("Arabic", "مرحبا بالعالم", "NotoSansArabic", 10...18),
      ("Devanagari", "नमस्ते दुनिया", "NotoSansDevanagari", 9...13),
      ("Bengali", "বাংলা ভাষা", "NotoSansBengali", 8...10),
      ("Tamil", "தமிழ் மொழி", "NotoSansTamil", 7...10),
      ("Thai", "สวัสดีชาวโลก", "NotoSansThai", 11...13),
      ("Georgian", "ქართული", "NotoSansGeorgian", 7...7),
      ("Armenian", "Հայերեն", "NotoSansArmenian", 7...7),
      ("Japanese", "日本語カナ", "NotoSansCJK", 5...5),
      ("Korean", "한국어", "NotoSansCJK", 3...3),
      ("Chinese", "简体中文", "NotoSansCJK", 4...4),
      ("Ethiopic", "አማርኛ", "NotoSansEthiopic", 4...4),
      ("Khmer", "ភាសាខ្មែរ", "NotoSansKhmer", 5...10),
    ]

  @Test(arguments: scripts.indices)
  func everyScriptHasGlyphs(index: Int) {
    let script = Self.scripts[index]
    let shape = TextLayouter.shared.shape(
      AttributedRuns(script.text, font: FontDescriptor(size: 17)))
    #expect(shape.missingCharacters.isEmpty)
    let items = shape.paragraphs[0].items
    let letters = items.filter { item in
      !shape.paragraphs[0].string(item.graphemes).allSatisfy(\.isWhitespace)
    }
    #expect(letters.allSatisfy { $0.instance?.face.name.hasPrefix(script.font) == true })
    let glyphs = letters.flatMap(\.glyphs)
    #expect(glyphs.allSatisfy { $0.glyph != 0 }, "\(script.name) has .notdef")
    #expect(script.glyphs.contains(glyphs.count), "\(script.name): \(glyphs.count) glyphs")
    #expect(glyphs.allSatisfy { $0.advance.isFinite && $0.advance >= 0 })
  }

  // FR-158: one missing glyph does not change the face of the run.
  @Test func latinLettersKeepTheirFace() {
    let text = layout("Font ⬤ 😀 那", font: FontDescriptor(size: 17))
    let runs = text.lines[0].runs
    let plain = layout("Font", font: FontDescriptor(size: 17))
    #expect(
      runs[0].glyphs.prefix(4).map(\.outline.key)
        == plain.lines[0].runs[0].glyphs.map(\.outline.key))
    let emoji = runs.flatMap(\.glyphs).filter { $0.outline.bitmap != nil }
    #expect(emoji.count == 1)
    #expect(emoji.first?.outline.bitmap?.png.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    #expect(text.size.height == plain.size.height)
  }

  @Test(arguments: [
    "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "👍🏽", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☺️", "😀",
  ])
  func emojiAreOnePicture(text: String) throws {
    let glyphs = layout(text, font: FontDescriptor(size: 17)).glyphs
    try #require(glyphs.count == 1)
    let bitmap = try #require(glyphs[0].outline.bitmap)
    #expect((0.8...1.3).contains(bitmap.frame.width))
    #expect(bitmap.frame.minY < -0.7 && bitmap.frame.maxY > 0)
    #expect((0.9...1.4).contains(glyphs[0].advance / 17))
  }

  @Test func textPresentationIsNoPicture() {
    for text in ["☺\u{FE0E}", "1", "#", "©"] {
      #expect(layout(text).glyphs.allSatisfy { $0.outline.bitmap == nil })
    }
  }

  /// The same character in Chinese, Japanese and Korean text, in any order of asking.
  @Test func hanFollowsItsNeighbours() {
    let font = FontDescriptor(size: 17)
    func face(_ text: String) -> String? {
      TextLayouter.shared.shape(AttributedRuns(text, font: font)).paragraphs[0].items[0].instance?
        .face.name
    }
    for _ in 0..<2 {
      #expect(face("直接") == "NotoSansCJK-Regular.ttc#2")
      #expect(face("直す") == "NotoSansCJK-Regular.ttc")
      #expect(face("直접") == "NotoSansCJK-Regular.ttc#1")
    }
  }

  @Test func combiningMarksStayWithTheirBase() {
    let composed = layout("é", font: FontDescriptor(size: 17))
    let decomposed = layout("e\u{301}", font: FontDescriptor(size: 17))
    #expect(composed.glyphs.map(\.outline.key) == decomposed.glyphs.map(\.outline.key))
    let rare = TextLayouter.shared.shape(
      AttributedRuns("q\u{323}\u{307}", font: FontDescriptor(size: 17)))
    #expect(rare.paragraphs[0].count == 1)
    #expect(Set(rare.paragraphs[0].items.map { $0.instance?.face.name }).count == 1)
  }

  @Test func whatNoFontHasIsABox() {
    let text = "a\u{10FFFD}b"
    let shape = TextLayouter.shared.shape(AttributedRuns(text, font: FontDescriptor(size: 17)))
    #expect(shape.missingCharacters == ["\u{10FFFD}"])
    #expect(layout(text).glyphs.map(\.outline.key)[1] == "missing:box")
    #expect(layout(text).glyphs.count == 3)
  }

  @Test func designsHaveTheirFaces() {
    let faces: [(FontDescriptor.Design, String)] = [
      (.standard, "Inter[opsz,wght].ttf"), (.rounded, "Nunito[wght].ttf"),
      (.serif, "NotoSerif-Bold.ttf"), (.monospaced, "NotoSansMono-Bold.ttf"),
    ]
    for (design, file) in faces {
      let shape = TextLayouter.shared.shape(
        AttributedRuns("A", font: FontDescriptor(size: 17, weight: 700, design: design)))
      #expect(shape.paragraphs[0].items[0].instance?.face.name == file)
    }
    let italic = TextLayouter.shared.shape(
      AttributedRuns("A那", font: FontDescriptor(size: 17, isItalic: true)))
    let items = italic.paragraphs[0].items
    #expect(items[0].instance?.face.name == "Inter-Italic[opsz,wght].ttf")
    #expect(items[0].instance?.slant == 0)
    #expect((items[1].instance?.slant ?? 0) > 0.2)
  }

  /// One recorded width each: "The quick brown fox" at 20 pt.
  @Test(arguments: [
    (FontDescriptor.Design.rounded, 175 as CGFloat), (.serif, 185.5), (.monospaced, 235),
    (.standard, 176.5),
  ])
  func designWidths(design: FontDescriptor.Design, width: CGFloat) {
    let font = FontDescriptor(size: 20, design: design)
    #expect(layout("The quick brown fox", font: font).size.width == width)
  }

  @Test func digitsCanBeMonospaced() {
    let font = FontDescriptor(size: 17, hasMonospacedDigits: true)
    #expect(layout("1111", font: font).size.width == layout("8888", font: font).size.width)
    #expect(layout("1111").size.width < layout("8888").size.width)
  }

  @Test func trackingAddsToEveryCharacter() {
    let font = FontDescriptor(size: 13)
    let plain = TextLayouter.shared.shape(AttributedRuns("Tracked text", font: font))
    let tracked = TextLayouter.shared.shape(
      AttributedRuns("Tracked text", font: font, tracking: 2))
    #expect(abs(tracked.naturalWidth - plain.naturalWidth - 24) < 1e-9)
  }
}
