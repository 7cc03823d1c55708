import Drawing
import Geometry
import SVGRendering
import Testing

struct DocumentTests {
  static let clipped = Drawn.group(
    Drawn.fill(Drawn.rect(0, 0, 30, 30)), Drawn.fill(Drawn.rect(20, 20, 30, 30), .white)
  ) {
    $0.clip = ClipPath(path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)))
    $0.filters = [.blur(radius: 1)]
  }

  @Test func theRootIsolatesAndNamesThePicture() {
    let document = String(
      decoding: svg(Drawn.list([]), options: SVGOptions(title: "Empty")), as: UTF8.self)
    #expect(
      document
        == #"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60" viewBox="0 0 100 60" "#
        + #"role="img" style="isolation:isolate"><title>Empty</title></svg>"# + "\n")
  }

  /// What labels may contain, and how it comes back from a reader.
  static let hostile: [(String, String)] = [
    ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ("A&B &amp; &#60;", "A&B &amp; &#60;"), ("</title></svg>", "</title></svg>"),
    ("x' onload=alert(1) \"", "x' onload=alert(1) \""), ("]]>", "]]>"),
    ("<!--", "<!--"), ("a\u{0}b\u{1b}c", "a\u{FFFD}b\u{FFFD}c"), ("\u{FFFE}", "\u{FFFD}"),
    (" two  spaces\t\n\r", " two  spaces\t\n\r"), ("日本 😀 é", "日本 😀 é"), ("", ""),
  ]

  /// FR-156.
  @Test(arguments: hostile)
  func anyTitleIsText(_ title: String, _ expected: String) throws {
    let bytes = svg(
      Drawn.list([Self.clipped]), options: SVGOptions(title: title, idPrefix: title))
    let root = try #require(XMLTree.parse(bytes))
    let titles = root.all("title")
    #expect(titles.map(\.text) == [expected])
    let known: Set = [
      "svg", "title", "defs", "clipPath", "circle", "filter", "feGaussianBlur", "g", "rect",
    ]
    #expect(Set(root.all.map(\.name)) == known)
    #expect(root.all.allSatisfy { $0.attributes["onload"] == nil })
  }

  static let prefixes: [(String, String)] = [
    ("", "v"), ("card", "card"), ("1st", "v1st"), ("-x", "v-x"), ("a b\"c", "a_b_c"), ("é", "v_"),
  ]

  @Test(arguments: prefixes)
  func idsBeginWithThePrefix(_ prefix: String, _ expected: String) throws {
    let bytes = svg(Drawn.list([Self.clipped]), options: SVGOptions(idPrefix: prefix))
    let ids = try #require(XMLTree.parse(bytes)).all.compactMap { $0.attributes["id"] }
    #expect(ids.count == 2)
    for id in ids {
      #expect(id.hasPrefix(expected))
      #expect(id.dropFirst(expected.count).wholeMatch(of: /[0-9a-z]{8}-[0-9a-z]+/) != nil)
    }
  }

  @Test func picturesInOnePageShareNoId() throws {
    let other = Drawn.group(Drawn.fill(Drawn.rect(0, 0, 9, 9)), Self.clipped) { $0.opacity = 0.5 }
    let documents = [
      svg(Drawn.list([Self.clipped])), svg(Drawn.list([other])),
      svg(Drawn.list([Self.clipped]), options: SVGOptions(instance: 1)),
    ]
    var seen: Set<String> = []
    for bytes in documents {
      let root = try #require(XMLTree.parse(bytes))
      let ids = root.all.compactMap { $0.attributes["id"] }
      #expect(ids.count == Set(ids).count)
      #expect(seen.isDisjoint(with: ids))
      seen.formUnion(ids)
    }
    #expect(svg(Drawn.list([Self.clipped])) == documents[0])
  }
}
