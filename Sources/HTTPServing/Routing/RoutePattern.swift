/// The shape of a path: `/components/{component}.svg`, `/assets/{hash}/{path...}`.
///
/// A segment is a literal text, a capture `{name}` of one whole non-empty segment, a capture with an
/// ending, or, at the end, `{name...}`: one or more further segments.
package struct RoutePattern: Sendable {
  enum Segment: Sendable {
    case literal(String)
    case capture(name: String, ending: String)
    case rest(name: String)
  }

  let segments: [Segment]

  /// What the captures caught, by name (the rest joined by `/`); nil when the path does not fit.
  func match(_ path: [String]) -> [String: String]? {
    var captures: [String: String] = [:]
    for (index, segment) in segments.enumerated() {
      guard index < path.count else { return nil }
      switch segment {
      case .literal(let text):
        guard path[index] == text else { return nil }
      case .capture(let name, let ending):
        guard path[index].hasSuffix(ending), path[index].utf8.count > ending.utf8.count else {
          return nil
        }
        captures[name] = String(path[index].dropLast(ending.count))
      case .rest(let name):
        guard !path[index...].contains("") else { return nil }
        captures[name] = path[index...].joined(separator: "/")
        return captures
      }
    }
    return path.count == segments.count ? captures : nil
  }

  /// Whether this pattern is asked before another that may fit the same path: a literal before a
  /// capture with an ending (the longer one first), that before a bare capture, that before a rest.
  func isMoreSpecific(than other: RoutePattern) -> Bool {
    segments.map(\.rank).lexicographicallyPrecedes(other.segments.map(\.rank))
  }
}

extension RoutePattern: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    precondition(value.hasPrefix("/"), "a route begins with a slash: \(value)")
    segments = value.split(separator: "/").map { part in
      guard part.hasPrefix("{"), let close = part.firstIndex(of: "}") else {
        return .literal(String(part))
      }
      let name = part[part.index(after: part.startIndex)..<close]
      if name.hasSuffix("...") { return .rest(name: String(name.dropLast(3))) }
      return .capture(name: String(name), ending: String(part[part.index(after: close)...]))
    }
  }
}

extension RoutePattern.Segment {
  /// Smaller is asked first.
  fileprivate var rank: Int {
    switch self {
    case .literal: -.max
    case .capture(_, let ending): -ending.utf8.count
    case .rest: 1
    }
  }
}
