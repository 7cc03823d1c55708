import Addressing
import HTTPServing
import Testing

@Suite struct RequestTargetTests {
  @Test(arguments: [
    ("/", []),
    ("/a", ["a"]),
    ("/a/", ["a", ""]),
    ("//", ["", ""]),
    ("/components/segmented-control.svg", ["components", "segmented-control.svg"]),
    ("/%D0%B6%20b/c", ["ж b", "c"]),
    ("/ж", ["ж"]),
    ("/a+b", ["a+b"]),
    ("/a?x=/y", ["a"]),
    ("http://localhost:8080/a/b", ["a", "b"]),
    ("HTTP://localhost", []),
  ])
  func splitsAndDecodesPaths(text: String, path: [String]) throws {
    #expect(try RequestTarget(text).path == path)
  }

  @Test(
    arguments: [
      ("/", []),
      ("/?", []),
      ("/?&&", []),
      ("/?flag", [("flag", "")]),
      ("/?empty=", [("empty", "")]),
      ("/?=x", [("", "x")]),
      ("/?=", [("", "")]),
      ("/?a=1&a=2&b=3", [("a", "1"), ("a", "2"), ("b", "3")]),
      ("/?a=b=c", [("a", "b=c")]),
      ("/?a=%00b", [("a", "\u{0}b")]),
      ("/?a=x%0Ay", [("a", "x\ny")]),
      ("/?a=1+2", [("a", "1+2")]),
      ("/?a=?", [("a", "?")]),
      (
        "/?label=a%2Bb%26c%3Dd%21%3A%2F%3F%23%2525%20%E2%80%9C%C3%A9%E2%80%9D%20%F0%9F%91%8D",
        [("label", "a+b&c=d!:/?#%25 “é” 👍")]
      ),
    ] as [(String, [(String, String)])])
  func keepsEveryParameter(text: String, items: [(String, String)]) throws {
    #expect(
      try RequestTarget(text).query == items.map { QueryItem(name: $0.0, value: $0.1) })
  }

  @Test(
    arguments: [
      ("", .noPath),
      ("a", .noPath),
      ("*", .noPath),
      ("https://localhost/", .noPath),
      ("/a b", .forbiddenCharacter),
      ("/a#b", .forbiddenCharacter),
      ("/a\\b", .forbiddenCharacter),
      ("/a%5cb", .forbiddenCharacter),
      ("/a%00.svg", .forbiddenCharacter),
      ("/a%0d%0ab", .forbiddenCharacter),
      ("/..%2f..%2fetc", .forbiddenCharacter),
      ("/a%2Fb", .forbiddenCharacter),
      ("/../etc", .hiddenSegment("..")),
      ("/a/./b", .hiddenSegment(".")),
      ("/%2e%2e/%2e%2e/Package.swift", .hiddenSegment("..")),
      ("/.git/config", .hiddenSegment(".git")),
      ("/%", .malformedEscape(parameter: nil, value: "%", failure: .incompleteEscape)),
      ("/?a=%4", .malformedEscape(parameter: "a", value: "%4", failure: .incompleteEscape)),
      ("/?a=%zz", .malformedEscape(parameter: "a", value: "%zz", failure: .incompleteEscape)),
      ("/?a=%FF", .malformedEscape(parameter: "a", value: "%FF", failure: .notUTF8)),
      ("/?a=%C0%AF", .malformedEscape(parameter: "a", value: "%C0%AF", failure: .notUTF8)),
      ("/?a=%ED%A0%80", .malformedEscape(parameter: "a", value: "%ED%A0%80", failure: .notUTF8)),
      ("/?%=1", .malformedEscape(parameter: nil, value: "%", failure: .incompleteEscape)),
    ] as [(String, RequestTargetError)])
  func refuses(text: String, error: RequestTargetError) {
    #expect(throws: error) { try RequestTarget(text) }
  }

  @Test func decodesAPercentSignOnce() throws {
    #expect(try RequestTarget("/%252e%252e/x").path == ["%2e%2e", "x"])
  }

  @Test func takesTheHostOfAnAbsoluteTarget() throws {
    let target = try RequestTarget("http://evil.example/a?b=c")
    #expect(target.authority == "evil.example")
    #expect(target.raw == "/a?b=c")
  }

  @Test func hasALimit() throws {
    let limit = ServingLimits.targetBytes
    let longest = "/" + String(repeating: "a", count: limit - 1)
    #expect(try RequestTarget(longest).path.count == 1)
    #expect(throws: RequestTargetError.tooLong(byteCount: limit + 1)) {
      try RequestTarget(longest + "a")
    }
  }
}
