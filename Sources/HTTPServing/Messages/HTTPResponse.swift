/// An answer as a plain value.
package struct HTTPResponse: Equatable, Sendable {
  package var status: HTTPStatus
  package var headers: HTTPHeaders
  package var body: [UInt8]

  package init(
    _ type: MediaType, _ body: [UInt8], status: HTTPStatus = .ok, headers: HTTPHeaders = [:]
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.headers["Content-Type"] = type.rawValue
  }

  package init(
    _ type: MediaType, _ text: String, status: HTTPStatus = .ok, headers: HTTPHeaders = [:]
  ) {
    self.init(type, Array(text.utf8), status: status, headers: headers)
  }
}

extension HTTPResponse {
  /// The response with the headers that every answer carries, where it has not set them itself: a
  /// validator on a success, a caching rule, and what the browser may do with the body.
  func completed() -> HTTPResponse {
    var response = self
    func setDefault(_ name: String, _ value: String) {
      if response.headers[name] == nil { response.headers[name] = value }
    }
    if status == .ok { setDefault("ETag", EntityTag(of: body).text) }
    setDefault("Cache-Control", CachePolicy.revalidate.rawValue)
    setDefault("X-Content-Type-Options", "nosniff")
    setDefault("Referrer-Policy", "no-referrer")
    if let policy = ContentSecurityPolicy(mediaType: headers["Content-Type"] ?? "") {
      setDefault("Content-Security-Policy", policy.rawValue)
    }
    return response
  }
}
