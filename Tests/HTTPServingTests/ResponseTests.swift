import HTTPServing
import Testing

@Suite struct ResponseTests {
  @Test func everyAnswerSaysWhatBrowsersMayDo() {
    let page = PreparedResponse(HTTPResponse(.html, "<p>")).response.headers
    #expect(page["Cache-Control"] == "no-cache")
    #expect(page["X-Content-Type-Options"] == "nosniff")
    #expect(page["Content-Security-Policy"]?.contains("script-src 'self'") == true)
    let picture = PreparedResponse(HTTPResponse(.svg, "<svg/>")).response.headers
    #expect(picture["Content-Security-Policy"]?.contains("default-src 'none'") == true)
    #expect(picture["Content-Security-Policy"]?.contains("script-src") == false)
    let json = PreparedResponse(HTTPResponse(.json, "{}")).response.headers
    #expect(json["Content-Security-Policy"] == nil)
  }

  @Test func anAnswerKeepsItsOwnHeaders() {
    let headers: HTTPHeaders = ["cache-control": "no-store", "etag": "\"x\""]
    let response = PreparedResponse(HTTPResponse(.json, "{}", headers: headers)).response
    #expect(response.headers.values(named: "Cache-Control") == ["no-store"])
    #expect(response.headers.values(named: "ETag") == ["\"x\""])
  }

  @Test func onlySuccessesHaveAValidator() {
    #expect(PreparedResponse(HTTPResponse(.json, "{}")).response.headers["ETag"] != nil)
    #expect(
      PreparedResponse(HTTPResponse(.json, "", status: .notFound)).response.headers["ETag"] == nil)
  }

  @Test func aValueCannotEndItsHeader() {
    var headers = HTTPHeaders()
    headers.append(name: "Gallery-Warnings", value: "a\r\nSet-Cookie: b")
    #expect(headers["gallery-warnings"] == "a Set-Cookie: b" || headers.fields.count == 1)
    #expect(headers["gallery-warnings"]?.contains("\n") == false)
    #expect(headers["gallery-warnings"]?.contains("\r\n") == false)
  }

  @Test(arguments: [
    ("*", true), ("\"a\"", true), ("W/\"a\"", true), ("\"b\", \"a\"", true),
    ("\"b\" ,W/\"a\" ", true),
    ("\"b\"", false), ("a", false), ("", false), ("\"A\"", false), ("\"a", false),
  ])
  func comparesEntityTags(header: String, matches: Bool) {
    #expect(EntityTag(text: "\"a\"").matches(ifNoneMatch: header) == matches)
  }

  /// Examples of FIPS 180-4 and lengths around a block's end; the last three computed by coreutils.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 55),
      "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
    ),
    (
      String(repeating: "a", count: 64),
      "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
    ),
    (
      String(repeating: "a", count: 1000),
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
    ),
  ])
  func hashesContent(text: String, hash: String) {
    #expect(ContentHash(of: Array(text.utf8)).hexadecimal == hash)
  }
}
