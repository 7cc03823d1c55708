import Testing

@testable import GalleryStories

@Suite struct KebabCaseTests {
  @Test(arguments: [
    ("SegmentedControl", "segmented-control"),
    ("HTTPServer2Go", "http-server2-go"),
    ("Row2", "row2"),
    ("Dark mode, big", "dark-mode-big"),
    ("  --a__b!! ", "a-b"),
    ("Über Größe", "über-größe"),
    ("Cafe\u{301}", "caf\u{e9}"),
    ("Назад и Далее", "назад-и-далее"),
    ("ПриветМир", "привет-мир"),
    ("عربي نص", "عربي-نص"),
    ("हिन्दी", "हिन्दी"),
    ("日本 語", "日本-語"),
    ("½ and ²", "½-and-²"),
    ("❤️", ""),
    ("👩‍👩‍👧 family", "family"),
    ("", ""),
    ("+1", "1"),
    ("already-kebab", "already-kebab"),
    ("İstanbul", "i̇stanbul"),
  ])
  func spells(_ name: String, _ id: String) {
    #expect(KebabCase.id(of: name).unicodeScalars.elementsEqual(id.unicodeScalars))
    #expect(KebabCase.id(of: KebabCase.id(of: name)) == KebabCase.id(of: name))
  }

  @Test func speaksIDs() {
    #expect(KebabCase.words(of: "segmented-control") == "Segmented control")
    #expect(KebabCase.words(of: "preview-1") == "Preview 1")
  }

  @Test func givesEachIDOnce() {
    var ids = DistinctIDs()
    #expect(["a", "a", "a-2", "a"].map { ids.take($0) } == ["a", "a-2", "a-2-2", "a-3"])
  }
}
