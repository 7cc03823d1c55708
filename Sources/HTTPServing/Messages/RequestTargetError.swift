import Addressing

/// Why a request target cannot be read.
package enum RequestTargetError: Error, Equatable, Sendable {
  /// Longer than `ServingLimits.targetBytes`.
  case tooLong(byteCount: Int)
  /// Neither a path nor an `http` address.
  case noPath
  /// A space, a control character or `#` anywhere; in the path a back-slash or an escaped slash.
  case forbiddenCharacter
  /// A path segment that begins with a dot: `.`, `..` and hidden files do not exist here.
  case hiddenSegment(String)
  /// A broken `%` escape, or bytes that are no UTF-8; `value` as it was sent.
  case malformedEscape(parameter: String?, value: String, failure: PercentDecodingFailure)
}
