/// A request, complete: its body has arrived.
package struct HTTPRequest: Equatable, Sendable {
  package var method: HTTPMethod
  package var target: RequestTarget
  package var headers: HTTPHeaders
  package var body: [UInt8]

  package init(
    method: HTTPMethod = .get, target: RequestTarget, headers: HTTPHeaders = [:],
    body: [UInt8] = []
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// A request for a target as an address bar writes it.
  package init(
    _ target: String, method: HTTPMethod = .get, headers: HTTPHeaders = [:], body: [UInt8] = []
  ) throws(RequestTargetError) {
    self.init(
      method: method, target: try RequestTarget(target), headers: headers, body: body)
  }
}
