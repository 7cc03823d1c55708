import Geometry
import ViewCore

/// Makes pictures and documents of states: in this process, or in others that may crash.
package protocol SnapshotRendering: Sendable {
  func render(
    _ request: SnapshotRequest, as form: SnapshotForm
  ) async throws(SnapshotError) -> RenderedSnapshot
}

/// What a snapshot is written as.
package enum SnapshotForm: String, CaseIterable, Hashable, Sendable {
  case svg
  case json
}

/// The bytes of a snapshot in one form.
package struct RenderedSnapshot: Sendable {
  package var bytes: [UInt8]
  package var warnings: [Diagnostic]

  package init(bytes: [UInt8], warnings: [Diagnostic]) {
    self.bytes = bytes
    self.warnings = warnings
  }
}

/// Why there is no snapshot of a state.
package enum SnapshotError: Error, Sendable {
  /// The state is not one of the catalogue's.
  case request(SnapshotRequestError)
  /// The story's own code failed; `fault` in its words.
  case story(component: String, story: String, fault: String)
}

extension SnapshotError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .request(let error): error.description
    case .story(let component, let story, let fault):
      "The story \(story) of \(component) failed: \(fault)"
    }
  }
}
