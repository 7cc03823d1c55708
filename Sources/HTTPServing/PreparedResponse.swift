/// An answer with all its headers, made once and sent any number of times, by several threads at
/// once, without being copied.
package final class PreparedResponse: Sendable {
  /// The whole answer, all headers included.
  package let response: HTTPResponse
  let native: NativeResponse
  /// The answer to a client that has the content already; only of a success.
  let notModified: NativeResponse?
  private let entityTag: EntityTag?

  /// Prepares a response, adding the headers that every answer carries.
  package init(_ response: HTTPResponse) {
    let completed = response.completed()
    self.response = completed
    native = NativeResponse(completed)
    let tag = completed.status == .ok ? completed.headers["ETag"] : nil
    entityTag = tag.map { EntityTag(text: $0) }
    notModified = tag.map { _ in NativeResponse(completed.withoutContent()) }
  }

  /// The bytes that this answer keeps.
  var byteCount: Int { response.body.count }

  /// What a client is sent that asks for content other than it has.
  func native(ifNoneMatch header: String?) -> NativeResponse {
    guard let header, let entityTag, let notModified, entityTag.matches(ifNoneMatch: header) else {
      return native
    }
    return notModified
  }
}

extension HTTPResponse {
  /// The 304 of a success: its headers without those that describe a body (RFC 9110 §15.4.5).
  fileprivate func withoutContent() -> HTTPResponse {
    var response = self
    response.status = .notModified
    response.body = []
    response.headers["Content-Type"] = nil
    response.headers["Content-Security-Policy"] = nil
    return response
  }
}
