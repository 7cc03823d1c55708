import Foundation

/// The body of every answer that is an error (RFC 9457).
package struct ProblemDocument: Codable, Equatable, Sendable {
  /// An address that names the kind of problem; `about:blank` when the status says it all.
  package var type: String
  package var title: String
  package var status: Int
  package var detail: String
  /// The parameter at fault.
  package var parameter: String?
  /// The value that was given for it.
  package var value: String?
  /// What would have been right.
  package var allowed: [String]?

  /// The document as JSON with sorted keys.
  package func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self))
  }
}
