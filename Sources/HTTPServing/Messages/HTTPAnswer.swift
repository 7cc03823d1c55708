/// What a handler returns.
package enum HTTPAnswer: Sendable {
  /// For this request alone.
  case response(HTTPResponse)
  /// The same bytes for the same target until the cache is emptied: the server remembers it.
  case prepared(PreparedResponse)

  /// The answer as a value, with the headers that every answer carries.
  package var response: HTTPResponse {
    switch self {
    case .response(let response): response.completed()
    case .prepared(let prepared): prepared.response
    }
  }
}
