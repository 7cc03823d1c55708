import HTTPServing
import Snapshots

extension HTTPProblem {
  /// Characters of a value that an answer repeats.
  private static let valueCharacters = 200

  /// What a client is told about an address that names no state.
  package init(_ error: SnapshotRequestError) {
    let isMissing = error.kind == .unknownComponent
    self.init(
      isMissing ? .notFound : .badRequest, detail: error.description, parameter: error.parameter,
      value: String(error.value.prefix(Self.valueCharacters)),
      allowed: error.allowed.isEmpty ? error.nearest.map { [$0] } : error.allowed)
  }

  package init(_ error: SnapshotError) {
    switch error {
    case .request(let error): self.init(error)
    case .story: self.init(.internalServerError, detail: error.description)
    }
  }

  /// What a client is told about any error of a handler.
  package init(any error: any Error) {
    switch error {
    case let error as SnapshotRequestError: self.init(error)
    case let error as SnapshotError: self.init(error)
    default: self.init(.internalServerError, detail: "\(error)")
    }
  }
}
