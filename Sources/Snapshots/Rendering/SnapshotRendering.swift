import Geometry
import ViewCore

/// Makes pictures and documents of states: in this process, or in others that may crash.
package protocol SnapshotRendering: Sendable {
  func render(
    _ request: SnapshotRequest, as form: SnapshotForm
  ) async throws(SnapshotError) -> RenderedSnapshot
}

/// What a state is written as.
package enum SnapshotForm: Hashable, Sendable {
  case svg
  case json
  /// Moments of the transition that leads to the state, side by side.
  case filmstrip(frames: Int)
  /// The transition that leads to the state, playing by itself.
  case animation(frames: Int)

  /// The forms of a file, by its ending.
  package static let fileForms: KeyValuePairs<String, SnapshotForm> = ["svg": .svg, "json": .json]
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
