import Addressing
import Testing

@Suite struct QueryStringTests {
  @Test(
    arguments: [
      ("selection", "round-trip", "selection=round-trip"),
      ("title", "Hello World", "title=Hello%20World"),
      (
        "title", "a+b&c=d!:/?#%25 “é” 👍",
        "title=a%2Bb%26c%3Dd%21:/%3F%23%2525%20%E2%80%9C%C3%A9%E2%80%9D%20%F0%9F%91%8D"
      ),
      ("do", "tap(a);scroll(list,240)", "do=tap(a);scroll(list,240)"),
      ("", "", "="),
      ("x", "\u{0}\n", "x=%00%0A"),
      ("e\u{301}", "\u{E9}", "e%CC%81=%C3%A9"),
      ("quote", "'\"<>`\\^{|}$*[]", "quote=%27%22%3C%3E%60%5C%5E%7B%7C%7D%24%2A%5B%5D"),
    ])
  func printsOneSpelling(name: String, value: String, text: String) throws {
    #expect(QueryString.print([QueryItem(name: name, value: value)]) == text)
    let items = try QueryString.parse(text.utf8)
    #expect(items.count == 1)
    #expect(items.first?.name.utf8.elementsEqual(name.utf8) == true)
    #expect(items.first?.value.utf8.elementsEqual(value.utf8) == true)
  }

  @Test func everyScalarSurvives() throws {
    let samples: [ClosedRange<UInt32>] = [
      0...0x2FF, 0x3000...0x30FF, 0xFFF0...0x1_000F, 0x1_F600...0x1_F64F, 0x10_FFF0...0x10_FFFF,
    ]
    for scalar in samples.joined().compactMap(Unicode.Scalar.init) {
      let text = String(Character(scalar))
      let items = try QueryString.parse(
        QueryString.print([QueryItem(name: text, value: text)]).utf8)
      #expect(items.map { Array($0.value.utf8) } == [Array(text.utf8)])
    }
  }

  @Test(
    arguments: [
      ("a=%", "a", "%", .incompleteEscape),
      ("a=%4", "a", "%4", .incompleteEscape),
      ("a=%zz", "a", "%zz", .incompleteEscape),
      ("a=%FF", "a", "%FF", .notUTF8),
      ("a=%ED%A0%80", "a", "%ED%A0%80", .notUTF8),
      ("%C3=1", nil, "%C3", .notUTF8),
    ] as [(String, String?, String, PercentDecodingFailure)])
  func namesBrokenEscapes(
    text: String, parameter: String?, value: String, failure: PercentDecodingFailure
  ) {
    #expect(throws: QueryStringError(parameter: parameter, value: value, failure: failure)) {
      try QueryString.parse(text.utf8)
    }
  }
}
