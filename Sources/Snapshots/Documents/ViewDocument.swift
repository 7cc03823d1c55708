import Geometry
import ViewCore

/// One view of a snapshot.
package struct ViewDocument: Codable, Hashable, Sendable {
  /// The path of child positions from the root: `0.2.1`.
  package var id: String
  package var type: String
  /// From `.accessibilityIdentifier`.
  package var identifier: String?
  /// From `.id` or a `ForEach`, described; random ids as ordinals.
  package var explicitID: String?
  /// `[x, y, width, height]` in root coordinates.
  package var frame: [Length]
  /// Where the view is drawn now, while that is elsewhere: on its way to its frame.
  package var presentedFrame: [Length]?
  package var text: String?
  package var label: String?
  package var role: String?
  package var traits: [String]?
  package var opacity: Length?
  package var blendMode: String?
  package var clip: String?
  package var zIndex: Length?
  /// Resolved arguments by the modifier's name.
  package var modifiers: [String: String]?
  /// Only where the address asks for it.
  package var explanation: ExplanationDocument?
  package var children: [ViewDocument]?
}

extension ViewDocument {
  /// - Parameters:
  ///   - ids: how explicit ids are spelled.
  ///   - rowIDs: the ids that `ForEach` gave, by layout item.
  ///   - explains: whether every view says why its frame is what it is.
  @MainActor init(
    _ node: SnapshotNode, ids: IDSpelling, rowIDs: [ObjectIdentifier: String], explains: Bool
  ) {
    let description = node.description
    func unlessEmpty<C: Collection>(_ values: C) -> C? { values.isEmpty ? nil : values }
    id = node.id
    type = description.type
    identifier = description.identifier
    explicitID =
      description.explicitID.map { ids.text(of: $0) } ?? rowIDs[ObjectIdentifier(node.node)]
    frame = [Length](node.frame)
    presentedFrame = node.presentedFrame.map { [Length]($0) }
    text = description.text
    label = description.label
    role = description.role
    traits = unlessEmpty(description.traits)
    opacity = description.opacity.map { Length($0) }
    blendMode = description.blendMode
    clip = description.clip
    zIndex = description.zIndex.map { Length($0) }
    modifiers = unlessEmpty(description.modifiers)
    explanation = explains ? ExplanationDocument(node.node) : nil
    children = unlessEmpty(
      node.children.map { ViewDocument($0, ids: ids, rowIDs: rowIDs, explains: explains) })
  }

  /// This view and all in it, in order.
  package var flattened: [ViewDocument] {
    [self] + (children ?? []).flatMap(\.flattened)
  }
}
