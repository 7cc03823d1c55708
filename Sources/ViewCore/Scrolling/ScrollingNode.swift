import Geometry

/// A node that scrolls its content: scroll views, and what is built on them.
@MainActor package protocol ScrollingNode: ViewNode {
  /// Where the address wants the content; in force until the view itself scrolls elsewhere.
  var scrollRequest: ScrollRequest? { get set }
  /// Whether the view that the address asks for is there.
  var isRequestMet: Bool { get }
  /// Whether the request is a gesture's, after which content comes to rest where it likes.
  var isScrolledByHand: Bool { get set }
  /// What there is to report once placed; the registry adds the name.
  var scrollState: ScrollState { get }
  /// Scrolls by as little as shows a view of the content, as happens when it gets the focus.
  func reveal(_ node: ViewNode)
}

/// Where a scroll view stands, for snapshots.
package struct ScrollState: Equatable, Sendable {
  /// The accessibility identifier, else the explicit id, else the index in order of appearance.
  package var name: String
  /// Points from the place at rest, x from the leading edge; may lie outside `0...limit`.
  package var offset: CGPoint
  /// The furthest offset at which the content still fills the viewport.
  package var limit: CGPoint
  package var contentSize: CGSize
  /// The scroll view's own size.
  package var viewport: CGSize
  package var axes: Axis.Set
  /// Names of the headers and footers that are held at an edge.
  package var pinned: [String]

  package init(
    name: String = "", offset: CGPoint, limit: CGPoint, contentSize: CGSize, viewport: CGSize,
    axes: Axis.Set, pinned: [String] = []
  ) {
    self.name = name
    self.offset = offset
    self.limit = limit
    self.contentSize = contentSize
    self.viewport = viewport
    self.axes = axes
    self.pinned = pinned
  }
}

extension ViewNode {
  /// What the modifiers around this item say about it, inner ones first.
  @MainActor package final var descriptionWithModifiers: ViewDescription {
    var description = ViewDescription(type: "")
    describe(&description)
    var current = layoutParent
    while let node = current, node is any ItemModifying {
      node.describe(&description)
      current = node.layoutParent
    }
    return description
  }
}
