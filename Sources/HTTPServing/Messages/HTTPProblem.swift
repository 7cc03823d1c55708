import Addressing

/// An error that a client is told about.
package struct HTTPProblem: Error, Equatable, Sendable {
  package var status: HTTPStatus
  /// An address that names the kind of problem.
  package var type: String
  /// One line, the same for all problems of the kind.
  package var title: String
  /// What went wrong this time, and what to do.
  package var detail: String
  package var parameter: String?
  package var value: String?
  package var allowed: [String]?
  /// Further headers, such as `Allow`.
  package var headers: HTTPHeaders

  package init(
    _ status: HTTPStatus, type: String = "about:blank", title: String? = nil, detail: String,
    parameter: String? = nil, value: String? = nil, allowed: [String]? = nil,
    headers: HTTPHeaders = [:]
  ) {
    self.status = status
    self.type = type
    self.title = title ?? status.phrase
    self.detail = detail
    self.parameter = parameter
    self.value = value
    self.allowed = allowed
    self.headers = headers
  }

  /// The problem as an answer.
  package var response: HTTPResponse {
    let document = ProblemDocument(
      type: type, title: title, status: status.code, detail: detail, parameter: parameter,
      value: value, allowed: allowed)
    // Texts and whole numbers always encode; were it otherwise the status still says what matters.
    return HTTPResponse(
      .problem, (try? document.encoded()) ?? [], status: status, headers: headers)
  }
}

extension HTTPProblem {
  /// How much of a value is repeated in an answer.
  private static let valueCharacters = 200

  package init(_ error: RequestTargetError) {
    switch error {
    case .tooLong(let byteCount):
      self.init(
        .uriTooLong,
        detail: """
          The address has \(byteCount) bytes; \(ServingLimits.targetBytes) are allowed.
          """)
    case .noPath:
      self.init(.badRequest, detail: "The request target has to begin with a slash.")
    case .forbiddenCharacter:
      self.init(
        .badRequest,
        detail: """
          The address contains a space, a control character, a number sign, or, in its path, a \
          back-slash or an escaped slash. Percent-encode them in the query; the path has none.
          """)
    case .hiddenSegment:
      self.init(.notFound, detail: "No path segment begins with a dot here.")
    case .malformedEscape(let parameter, let value, let failure):
      self.init(
        .badRequest,
        detail: failure == .notUTF8
          ? "The percent-encoded bytes are not UTF-8."
          : "A % has to be followed by two hexadecimal digits; write a percent sign as %25.",
        parameter: parameter, value: String(value.prefix(Self.valueCharacters)))
    }
  }
}
