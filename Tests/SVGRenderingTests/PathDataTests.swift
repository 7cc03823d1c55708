import Geometry
import Testing

@testable import SVGRendering

struct PathDataTests {
  static func text(_ path: Path) -> String {
    var writer = ByteWriter()
    writer.append(PathData(path.elements))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  static let cases: [(String, String)] = [
    ("", ""), ("1 2 m", "M1 2"), ("0 0 10 20 re", "M0 0h10v20h-10z"),
    ("0 0 m 1 1 l 3 4 l", "M0 0l1 1 2 3"), ("0 0 m 5 0 l 9 0 l", "M0 0h5 4"),
    ("0 0 m 1 2 3 4 q 5 6 7 8 q", "M0 0q1 2 3 4 2 2 4 4"),
    ("10 10 m 9 8 7 6 5 4 c", "M10 10c-1-2-3-4-5-6"),
    ("0 0 m 0.5 -0.25 l", "M0 0l.5-.25"), ("-0.5 0.25 m", "M-0.5 0.25"),
    ("0 0 m 4 0 l h 1 1 m 2 1 l", "M0 0h4zm1 1h1"), ("0 0 m 4 4 l h 0 9 l", "M0 0l4 4zv9"),
    ("0 0 m 1 1 m 2 2 l", "M0 0m1 1l1 1"), ("0 0 m 0.0001 0 l", "M0 0h0"),
  ]

  @Test(arguments: cases)
  func spelling(_ path: String, _ data: String) {
    #expect(Self.text(Path(path) ?? Path()) == data)
  }

  /// Steps that round to nothing one by one still arrive.
  @Test func errorsDoNotAddUp() {
    var path = Path()
    path.move(to: .zero)
    for step in 1...1000 { path.addLine(to: CGPoint(x: Double(step) * 0.0004, y: 0)) }
    let numbers = Self.text(path).dropFirst("M0 0h".count).split(separator: " ")
    let sum = numbers.compactMap { Double($0.hasPrefix(".") ? "0\($0)" : "\($0)") }.reduce(0, +)
    #expect(numbers.count == 1000)
    #expect(abs(sum - 0.4) < 1e-9)
  }

  static let encodings: [(String, String)] = [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ]

  /// RFC 4648, §10.
  @Test(arguments: encodings)
  func base64(_ text: String, _ encoded: String) {
    var writer = ByteWriter()
    writer.append(base64: Array(text.utf8))
    #expect(String(decoding: writer.bytes, as: UTF8.self) == encoded)
  }
}
