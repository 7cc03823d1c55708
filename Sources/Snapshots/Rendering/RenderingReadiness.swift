import Geometry
import Typography

/// Whether states can be rendered on this machine.
package enum RenderingReadiness {
  /// What is missing, and what to do about it; nil if all is there.
  package static var fault: String? { TextLayouter.shared.libraryError?.description }
}
