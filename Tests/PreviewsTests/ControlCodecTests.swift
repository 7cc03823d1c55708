import Geometry
import Testing

@testable import Previews

private enum Named: CaseIterable { case one, two }
private enum Numbered: Int, CaseIterable { case five = 5, six = 6 }
private enum Raw: String, CaseIterable { case a = "Über", b = "1", c = "~", d = "\\x", e = "" }
private enum Described: CaseIterable, CustomStringConvertible {
  case plain
  var description: String { "A plain one" }
}
private struct Point: CaseIterable, Equatable {
  var x: Int
  static let allCases = [Point(x: 1), Point(x: 2)]
}

/// A text, the type that reads it, and the text that the value is written as; nil if it is none.
private struct Spelling: Sendable, CustomTestStringConvertible {
  var codec: ControlCodec?
  var text: String
  var written: String?
  var testDescription: String { "\(codec?.type.kind.rawValue ?? "none") \(text)" }

  init(_ type: Any.Type, _ text: String, _ written: String?) {
    codec = ControlCodec.of(type)
    self.text = text
    self.written = written
  }
}

@Suite struct ControlCodecTests {
  private static let spellings: [Spelling] = [
    Spelling(Bool.self, "true", "true"),
    Spelling(Bool.self, "1", "true"),
    Spelling(Bool.self, "yes", nil),
    Spelling(Bool.self, "", nil),
    Spelling(Int.self, "-12", "-12"),
    Spelling(Int.self, "007", "7"),
    Spelling(Int.self, "99999999999999999999", nil),
    Spelling(Int.self, "1.5", nil),
    Spelling(UInt8.self, "256", nil),
    Spelling(Double.self, "1e3", "1000"),
    Spelling(Double.self, "0.1", "0.1"),
    Spelling(Double.self, "-0.000001", "-0.000001"),
    Spelling(Double.self, "1e-7", "0.0000001"),
    Spelling(Double.self, "123456789012345680000", "123456789012345680000"),
    Spelling(Double.self, "NaN", nil),
    Spelling(Double.self, "inf", nil),
    Spelling(Double.self, "1e999", nil),
    Spelling(Double.self, "0x10", nil),
    Spelling(Double.self, ".5", nil),
    Spelling(Double.self, " 1", nil),
    Spelling(CGFloat.self, "12.5", "12.5"),
    Spelling(Float.self, "0.1", "0.1"),
    Spelling(String.self, "~", "~"),
    Spelling(String?.self, "~", "~"),
    Spelling(String?.self, #"\~"#, #"\~"#),
    Spelling(String?.self, "", ""),
    Spelling(Int?.self, "~", "~"),
    Spelling(Int?.self, "3", "3"),
    Spelling(Int?.self, "x", nil),
    Spelling(Named.self, "two", "two"),
    Spelling(Named.self, "1", "two"),
    Spelling(Named.self, "2", nil),
    Spelling(Named.self, "-1", nil),
    Spelling(Named?.self, "~", "~"),
    Spelling(Numbered.self, "six", "six"),
    Spelling(Numbered.self, "6", nil),
    Spelling(Raw.self, "Über", "Über"),
    Spelling(Raw.self, "1", "1"),
    Spelling(Raw.self, "0", "Über"),
    Spelling(Raw?.self, #"\~"#, #"\~"#),
    Spelling(Described.self, "plain", "plain"),
    Spelling([String].self, "", ""),
    Spelling([String].self, #"\"#, #"\"#),
    Spelling([String].self, "a,", "a,"),
    Spelling([String].self, #"a\,b,c"#, #"a\,b,c"#),
    Spelling([String]?.self, "~", "~"),
    Spelling([String]?.self, #"\~"#, #"\~"#),
    Spelling(Date.self, "2024-02-29", "2024-02-29T00:00:00Z"),
    Spelling(Date.self, "2023-02-29", nil),
    Spelling(Date.self, "2024-01-01T01:30:00+02:00", "2023-12-31T23:30:00Z"),
    Spelling(Date.self, "2024-01-01T10:00Z", "2024-01-01T10:00:00Z"),
    Spelling(Date.self, "1969-12-31T23:59:59.25Z", "1969-12-31T23:59:59.25Z"),
    Spelling(Date.self, "0000-01-01T00:00:00Z", "0000-01-01T00:00:00Z"),
    Spelling(Date.self, "9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"),
    Spelling(Date.self, "2024-13-01", nil),
    Spelling(Date.self, "2024-01-01T24:00:00Z", nil),
    Spelling(Date.self, "now", nil),
  ]

  @Test(arguments: spellings)
  private func reads(_ spelling: Spelling) throws {
    let codec = try #require(spelling.codec)
    let value = try? codec.parse(spelling.text)
    #expect(value.flatMap(codec.print) == spelling.written)
  }

  @Test func hasNoControlsForOtherTypes() {
    #expect(ControlCodec.of(Never.self) == nil)
    #expect(ControlCodec.of([Int].self) == nil)
    #expect(ControlCodec.of(Int??.self) == nil)
  }

  @Test func identifiesCasesThatAreNoEnumeration() throws {
    let codec = try #require(ControlCodec.of(Point.self))
    #expect(try codec.parse("1") as? Point == Point(x: 2))
    #expect(codec.print(Point(x: 2)) == codec.type.choices.last?.id)
  }

  @Test func namesWhatIsWrong() {
    let codec = ControlCodec.choiceCodec(Named.self)
    let control = PreviewControl(name: "size", codec: codec, initialValue: { Named.one })
    #expect(throws: ControlValueError(parameter: "size", value: "x", allowed: ["one", "two"])) {
      try control.parse("x")
    }
  }

  /// Texts that have tripped readers of addresses: separators, escapes, combining marks after
  /// them, line ends, joined emoji, text without a normal form, scalars at the ends of planes.
  private static let texts = [
    "", "~", "\\", ",", "\\~", "~~", ",,", "\\,", "a\\", "\\\u{301}", ",\u{301}", "~\u{301}",
    "\r\n", "\n", "\0", "👩‍👩‍👧", "e\u{301}", "\u{e9}", "العربية", "Далее", "+ %2B&=#", "\u{FEFF}x",
    "\u{10FFFF}", "\u{D7FF}\u{E000}", "a,b\\c~d", "🇩🇪🇩", "\u{200F}\u{202E}",
  ]

  @Test(arguments: texts)
  func givesEveryTextBack(_ text: String) throws {
    for other in Self.texts {
      try expectBack(text + other)
      try expectBack(String?.some(text + other))
      try expectBack([text, other])
      try expectBack([String]?.some([text]))
    }
    try expectBack([String]())
    try expectBack(String?.none)
  }

  /// Equality by scalars: canonically equal texts count as different.
  private func expectBack<Value: Equatable>(_ value: Value) throws {
    let codec = try #require(ControlCodec.of(Value.self))
    let text = try #require(codec.print(value))
    let back = try codec.parse(text)
    #expect(back as? Value == value)
    #expect(scalars(back) == scalars(value))
    #expect(codec.print(back).map { Array($0.utf8) } == Array(text.utf8))
  }

  private func scalars(_ value: Any) -> [UInt32] {
    if let text = value as? String { return text.unicodeScalars.map(\.value) }
    return (value as? [String])?.flatMap { $0.unicodeScalars.map(\.value) + [0x11_0000] } ?? []
  }

  @Test func givesEveryNumberBack() throws {
    var bits: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<2000 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(bitPattern: bits)
      guard number.isFinite else { continue }
      try expectBack(number)
      #expect(!PlainDecimal.text(of: number).contains { "eE+,".contains($0) })
      let day = Date(timeIntervalSinceReferenceDate: Double(Int64(bitPattern: bits) >> 24) / 16)
      try expectBack(day)
    }
  }

  @Test(arguments: [
    (Double.nan, "0"), (0.0, "0"), (-0.0, "-0"), (Double.leastNonzeroMagnitude, nil),
    (Double.infinity, nil),
  ])
  func writesOddNumbers(_ number: Double, _ text: String?) {
    let written = PlainDecimal.text(of: number)
    if let text { #expect(written == text) }
    #expect(PlainDecimal.value(of: written) != nil)
  }
}
