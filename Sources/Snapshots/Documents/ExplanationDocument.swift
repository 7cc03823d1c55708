import Geometry
import LayoutCore
import ViewCore

/// Why a view's frame is what it is: what it was offered and what it answered.
///
/// Coverage: partial (no spacing chosen, environment read, preferences, anchors).
package struct ExplanationDocument: Codable, Hashable, Sendable {
  /// `[width, height]` offered when it was placed; null asks for the ideal length.
  package var proposal: [Length?]
  /// `[width, height]` answered.
  package var size: [Length]
  /// From the top of the view, in points.
  package var firstTextBaseline: Length
  package var lastTextBaseline: Length
  package var layoutPriority: Length

  @MainActor init(_ node: ViewNode) {
    let offered = node.placedProposal ?? .unspecified
    let dimensions = node.dimensions(in: offered)
    proposal = [offered.width, offered.height].map { $0.map { Length($0) } }
    size = [Length](dimensions.size)
    firstTextBaseline = Length(dimensions[VerticalAlignment.firstTextBaseline])
    lastTextBaseline = Length(dimensions[VerticalAlignment.lastTextBaseline])
    layoutPriority = Length(node.priority)
  }
}
