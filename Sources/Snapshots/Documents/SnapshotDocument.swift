import Geometry
import ViewCore

/// The snapshot of a state as JSON.
package struct SnapshotDocument: Codable, Hashable, Sendable {
  package var component: String
  package var story: String
  package var state: StateDocument
  /// The canonical address of the state's page.
  package var address: String
  /// `[width, height]` in points.
  package var size: [Length]
  package var fonts: [FontDocument]
  package var hashes: HashesDocument
  package var warnings: [WarningDocument]
  package var actions: [ActionDocument]
  package var focus: FocusDocument
  package var scroll: [ScrollDocument]
  package var presentations: [PresentationDocument]
  package var accessibility: [AccessibilityElementDocument]
  package var tree: ViewDocument
}

/// A font file that glyphs of the picture come from.
package struct FontDocument: Codable, Hashable, Sendable {
  package var file: String
  package var hash: String
}

package struct HashesDocument: Codable, Hashable, Sendable {
  /// Over types, texts and frames of all views.
  package var layout: String
  /// Over everything that is drawn.
  package var drawing: String
}

/// Something that a reader of the picture should know.
package struct WarningDocument: Codable, Hashable, Sendable {
  package var kind: String
  package var message: String

  package init(_ diagnostic: Diagnostic) {
    kind = diagnostic.kind.rawValue
    message = diagnostic.message
  }
}

/// What became of one interaction of the address.
package struct ActionDocument: Codable, Hashable, Sendable {
  /// As the address spells it.
  package var action: String
  package var ran: Bool
  /// Why it did not run.
  package var reason: String?
}

package struct FocusDocument: Codable, Hashable, Sendable {
  /// Names of the fields that can take the focus, in their order.
  package var order: [String]
  package var current: String?

  package init(order: [String] = [], current: String? = nil) {
    self.order = order
    self.current = current
  }

  private enum CodingKeys: String, CodingKey { case order, current }

  /// Writes `current` also where it is nothing.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(order, forKey: .order)
    try container.encode(current, forKey: .current)
  }
}

package struct ScrollDocument: Codable, Hashable, Sendable {
  package var name: String
  /// `[x, y]` in points.
  package var offset: [Length]
  package var contentSize: [Length]
  package var viewport: [Length]
  /// Names of what is held at an edge.
  package var pinned: [String]

  package init(_ state: ScrollState) {
    name = state.name
    offset = [Length](state.offset)
    contentSize = [Length](state.contentSize)
    viewport = [Length](state.viewport)
    pinned = state.pinned
  }
}

package struct PresentationDocument: Codable, Hashable, Sendable {
  package var kind: String
}

/// What an assistive technology is told of.
package struct AccessibilityElementDocument: Codable, Hashable, Sendable {
  package var role: String
  package var label: String
  package var identifier: String?
  package var traits: [String]?
  package var frame: [Length]
}
