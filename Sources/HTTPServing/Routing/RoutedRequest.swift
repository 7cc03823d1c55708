import Addressing

/// A request with what its route captured.
package struct RoutedRequest: Sendable {
  package let request: HTTPRequest
  let captures: [String: String]

  /// The text that a capture of the route's pattern caught.
  package subscript(name: String) -> String {
    guard let text = captures[name] else {
      preconditionFailure("the route has no capture “\(name)”")
    }
    return text
  }

  /// The names of the captures of the route's pattern, sorted.
  package var names: [String] { captures.keys.sorted() }

  package var query: [QueryItem] { request.target.query }
}
