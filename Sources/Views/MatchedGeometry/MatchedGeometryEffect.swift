import Geometry
import LayoutCore
import ViewCore

/// Which parts of a source's geometry its followers take.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

struct MatchedGeometryModifier {
  let key: MatchedSources.Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension MatchedGeometryModifier: NodeModifier {
  typealias Node = MatchedGeometryNode
}

/// Rule P7: a follower keeps its own place in the layout and is drawn at its source's geometry.
///
/// - Proposal: for a follower of size or frame, the source's size.
/// - Size: in the layout, the view's own.
/// - Placement: for position and frame, the content's anchor lies on the source's anchor; a frame
///   moves on by (source size - content size) · anchor (facts.md "matchedGeometryEffect"). Content
///   that follows the size alone keeps its anchor on its own place's anchor.
final class MatchedGeometryNode: ModifierNode<MatchedGeometryModifier> {
  /// The source's frame in this node's space that the content was last placed for.
  private var followed: CGRect?

  override func didMount() {
    guard item != nil || !hasCopies else { return }
    if modifier.isSource { register() }
    graph?.addDependent(self)
  }

  override func willUnmount() {
    graph?.matchedSources.remove(self, for: modifier.key)
    graph?.removeDependent(self)
  }

  override func modifierDidChange(from old: MatchedGeometryModifier) {
    if old.key != modifier.key || old.isSource != modifier.isSource {
      graph?.matchedSources.remove(self, for: old.key)
      if modifier.isSource { register() }
    }
    invalidatePlacement()
  }

  @MainActor private func register() {
    guard let graph, !hasCopies else { return }
    let key = modifier.key
    graph.matchedSources.insert(self, for: key)
    graph.schedule { [weak graph] in
      guard let graph, graph.matchedSources.count(key) > 1 else { return }
      graph.warn(
        .duplicateID,
        "matchedGeometryEffect: \(graph.matchedSources.count(key)) views are the source of "
          + describeID(key.id))
    }
  }

  /// The source's frame in this node's space; `nil` for a source and where there is none.
  private var sourceFrame: CGRect? {
    guard !modifier.isSource, let source = graph?.matchedSources[modifier.key], source !== self,
      source.placedProposal != nil
    else { return nil }
    return CGRect(origin: .zero, size: source.placedSize)
      .applying(source.transform().concatenating(transform().inverted()))
  }

  override func placeChildren() {
    guard let item, let source = sourceFrame else {
      followed = nil
      return super.placeChildren()
    }
    followed = source
    let followsSize = modifier.properties.contains(.size)
    let proposal = followsSize ? ProposedViewSize(source.size) : placedProposal ?? .unspecified
    let content = followsSize ? item.size(for: proposal).finite : placedSize
    item.place(at: origin(of: content, following: source), proposal: proposal, size: content)
  }

  private func origin(of content: CGSize, following source: CGRect) -> CGPoint {
    let anchor = modifier.anchor
    guard modifier.properties.contains(.position) else {
      return CGPoint(
        x: (placedSize.width - content.width) * anchor.x,
        y: (placedSize.height - content.height) * anchor.y)
    }
    let rest = CGSize(
      width: (source.width - content.width) * anchor.x,
      height: (source.height - content.height) * anchor.y)
    let times: CGFloat = modifier.properties.contains(.size) ? 2 : 1
    return CGPoint(x: source.minX + times * rest.width, y: source.minY + times * rest.height)
  }
}

extension MatchedGeometryNode: GeometryDependent {
  func geometryMayHaveChanged() {
    if placedProposal != nil, sourceFrame != followed { invalidatePlacement() }
  }
}

extension View {
  /// Coverage: at rest. Verified: recorded (matched/*); where followers are drawn: believed.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedSources.Key(id: AnyHashable(id), namespace: namespace),
        properties: properties, anchor: anchor, isSource: isSource))
  }
}
