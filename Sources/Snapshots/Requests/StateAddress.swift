import Addressing
import Geometry

/// An address as a person writes it on a command line: path and query as in a URL, host ignored.
///
/// `segmented-control?selection=2` alone is legal, and so is everything that a browser shows:
/// `http://127.0.0.1:8080/components/segmented-control.svg?selection=2`.
package struct StateAddress: Equatable, Sendable {
  package var component: String
  package var query: [QueryItem]

  package enum Fault: Error, Equatable, Sendable, CustomStringConvertible {
    case noComponent(String)
    case malformedEscape(QueryStringError)
    /// A `#`: what follows one never reaches a server.
    case fragment

    package var description: String {
      switch self {
      case .noComponent(let path): "“\(path)” names no component"
      case .malformedEscape(let error):
        "“\(error.value)” is not percent-encoded UTF-8; write a percent sign as %25"
      case .fragment: "the address contains “#”; write it as %23"
      }
    }
  }

  package init(_ text: String) throws(Fault) {
    if text.contains("#") { throw .fragment }
    let bytes = Array(text.utf8)
    let question = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    do {
      component = try Self.component(of: String(decoding: bytes[..<question], as: UTF8.self))
      query = try QueryString.parse(bytes[question...].dropFirst())
    } catch let fault as Fault {
      throw fault
    } catch let error as QueryStringError {
      throw .malformedEscape(error)
    } catch {
      throw .noComponent(text)
    }
  }

  private static func component(of path: String) throws -> String {
    var path = path[...]
    if let scheme = path.range(of: "://") {
      let rest = path[scheme.upperBound...]
      path = rest.firstIndex(of: "/").map { rest[$0...] } ?? ""
    }
    let segments = path.split(separator: "/")
    guard let last = segments.last, segments.count <= 2,
      segments.count == 1 || segments[0] == "components" || segments[0] == "embed"
    else { throw Fault.noComponent(String(path)) }
    let ending = [".svg", ".png", ".json"].first { last.hasSuffix($0) && last.count > $0.count }
    let name = last.dropLast(ending?.count ?? 0)
    do {
      return try PercentCoding.decode(name.utf8)
    } catch {
      throw QueryStringError(parameter: nil, value: String(name), failure: error)
    }
  }
}
