/// A status code with its phrase (RFC 9110 §15).
package struct HTTPStatus: Hashable, Sendable {
  package let code: Int
  package let phrase: String

  package static let ok = HTTPStatus(code: 200, phrase: "OK")
  package static let created = HTTPStatus(code: 201, phrase: "Created")
  package static let seeOther = HTTPStatus(code: 303, phrase: "See Other")
  package static let notModified = HTTPStatus(code: 304, phrase: "Not Modified")
  package static let badRequest = HTTPStatus(code: 400, phrase: "Bad Request")
  package static let forbidden = HTTPStatus(code: 403, phrase: "Forbidden")
  package static let notFound = HTTPStatus(code: 404, phrase: "Not Found")
  package static let methodNotAllowed = HTTPStatus(code: 405, phrase: "Method Not Allowed")
  package static let contentTooLarge = HTTPStatus(code: 413, phrase: "Content Too Large")
  package static let uriTooLong = HTTPStatus(code: 414, phrase: "URI Too Long")
  package static let misdirectedRequest = HTTPStatus(code: 421, phrase: "Misdirected Request")
  package static let internalServerError = HTTPStatus(code: 500, phrase: "Internal Server Error")
  package static let serviceUnavailable = HTTPStatus(code: 503, phrase: "Service Unavailable")
  package static let gatewayTimeout = HTTPStatus(code: 504, phrase: "Gateway Timeout")
}
