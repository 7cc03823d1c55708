import Addressing

/// What a request asks for: the target of its request line, parsed strictly and by us alone.
///
/// The path is cut at `/` first and decoded after, so that no escape makes or hides a segment. In
/// the query every parameter is kept, in order, also repeated ones; lone `&` count for nothing.
package struct RequestTarget: Equatable, Sendable {
  /// Path and query as they were sent: the key under which answers are remembered.
  package let raw: String
  /// The host of a target in absolute form, `http://host/path`, which overrides the header.
  package let authority: String?
  /// The decoded segments: `/` has none, `/a/` has `a` and an empty one.
  package let path: [String]
  package let query: [QueryItem]

  /// - Throws: what is wrong with the text; `/` itself is always right.
  package init(_ text: String) throws(RequestTargetError) {
    let bytes = Array(text.utf8)
    if bytes.count > ServingLimits.targetBytes { throw .tooLong(byteCount: bytes.count) }
    guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "#") }) else {
      throw .forbiddenCharacter
    }
    let (authority, origin) = Self.splitAuthority(bytes[...])
    guard origin.first == UInt8(ascii: "/") else { throw .noPath }
    raw = String(decoding: origin, as: UTF8.self)
    self.authority = authority
    let question = origin.firstIndex(of: UInt8(ascii: "?")) ?? origin.endIndex
    path = try Self.parsePath(origin[..<question])
    query = try Self.parseQuery(origin[question...].dropFirst())
  }

  private static func splitAuthority(_ bytes: ArraySlice<UInt8>) -> (String?, ArraySlice<UInt8>) {
    let scheme = Array("http://".utf8)
    guard bytes.count >= scheme.count,
      zip(bytes, scheme).allSatisfy({ $0.asciiLowercased == $1 })
    else { return (nil, bytes) }
    let rest = bytes.dropFirst(scheme.count)
    let end =
      rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? rest.endIndex
    let authority = String(decoding: rest[..<end], as: UTF8.self)
    let origin = rest[end...]
    return (authority, origin.isEmpty ? [UInt8(ascii: "/")] : origin)
  }

  private static func parsePath(_ bytes: ArraySlice<UInt8>) throws(RequestTargetError) -> [String] {
    if bytes.count == 1 { return [] }
    var segments: [String] = []
    for part in bytes.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      let segment = try decodeSegment(part)
      for byte in segment.utf8 {
        if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/") {
          throw .forbiddenCharacter
        }
      }
      if segment.hasPrefix(".") { throw .hiddenSegment(segment) }
      segments.append(segment)
    }
    return segments
  }

  private static func decodeSegment(
    _ bytes: ArraySlice<UInt8>
  ) throws(RequestTargetError) -> String {
    do {
      return try PercentCoding.decode(bytes)
    } catch {
      throw .malformedEscape(
        parameter: nil, value: String(decoding: bytes, as: UTF8.self), failure: error)
    }
  }

  private static func parseQuery(_ bytes: ArraySlice<UInt8>) throws(RequestTargetError)
    -> [QueryItem]
  {
    do {
      return try QueryString.parse(bytes)
    } catch {
      throw .malformedEscape(
        parameter: error.parameter, value: error.value, failure: error.failure)
    }
  }
}
