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
///
/// Rule M8: while the geometry of an id is on its way from one source to the next, every view of
/// that id is drawn at it, the source and those on their way out included.
final class MatchedGeometryNode: ModifierNode<MatchedGeometryModifier> {
  /// The geometry in this node's space that the content was last placed for.
  private var followed: CGRect?
  private var hasDeparted = false

  private var group: MatchedGroup? { graph?.matchedSources.group(modifier.key) }

  override func didMount() {
    guard item != nil || !hasCopies else { return }
    register()
    graph?.addDependent(self)
  }

  override func willUnmount() {
    group?.remove(self)
    graph?.removeDependent(self)
  }

  override func modifierDidChange(from old: MatchedGeometryModifier) {
    if old.key != modifier.key || old.isSource != modifier.isSource {
      graph?.matchedSources.group(old.key).remove(self)
      register()
    }
    invalidatePlacement()
  }

  @MainActor private func register() {
    guard let graph, let group, !hasCopies else { return }
    let key = modifier.key
    group.insert(self, isSource: modifier.isSource && !hasDeparted)
    graph.schedule { [weak graph, weak group] in
      guard let graph, let group, group.sourceCount > 1 else { return }
      graph.warn(
        .duplicateID,
        "matchedGeometryEffect: \(group.sourceCount) views are the source of "
          + describeID(key.id))
    }
  }

  /// The geometry to follow in this node's space; `nil` for a source at rest and where there is none.
  private var geometry: CGRect? {
    guard let group else { return nil }
    if let moving = group.movingFrame(at: moment) {
      return moving.applying(transform().inverted())
    }
    guard let source = group.source, source !== self, !modifier.isSource || hasDeparted,
      source.placedProposal != nil
    else { return nil }
    return CGRect(origin: .zero, size: source.placedSize)
      .applying(source.transform().concatenating(transform().inverted()))
  }

  override func placeChildren() {
    guard let item, let geometry else {
      followed = nil
      return super.placeChildren()
    }
    followed = geometry
    let followsSize = modifier.properties.contains(.size)
    let proposal = followsSize ? ProposedViewSize(geometry.size) : placedProposal ?? .unspecified
    let content = followsSize ? item.size(for: proposal).finite : placedSize
    item.place(at: origin(of: content, following: geometry), proposal: proposal, size: content)
  }

  override func paint(_ painter: inout _Painter) {
    let isMoving = group?.movingFrame(at: moment) != nil
    painter.moving(isMoving) { super.paint(&$0) }
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

  /// Views on their way out are placed by nobody else.
  @MainActor private func placeAgain() {
    if hasDeparted { placeChildren() } else { invalidatePlacement() }
  }
}

extension MatchedGeometryNode: GeometryDependent {
  func geometryMayHaveChanged() {
    guard placedProposal != nil, let graph, let group else { return }
    if group.source === self, group.sourceDidMove(self, to: globalFrame) {
      for case let member as MatchedGeometryNode in group.members where member !== self {
        member.followIfMoved()
      }
    }
    if group.movingFrame(at: moment) != nil { graph.motion.follow(self) }
    followIfMoved()
  }

  @MainActor private func followIfMoved() {
    if placedProposal != nil, geometry != followed { placeAgain() }
  }
}

extension MatchedGeometryNode: TimeDependent {
  func timeDidPass() -> Bool {
    placeAgain()
    return group?.movingFrame(at: moment) != nil
  }
}

extension MatchedGeometryNode: DepartingMember {
  func didBeginDeparting() {
    hasDeparted = true
    register()
  }

  func didEndDeparting() {
    hasDeparted = false
    register()
    invalidatePlacement()
  }
}

extension _BuiltInModifier {
  nonisolated public static func matchedGeometry(
    id: AnyHashable, in namespace: Namespace.ID, _ properties: MatchedGeometryProperties,
    _ anchor: UnitPoint, isSource: Bool
  ) -> Self {
    Self(
      MatchedGeometryModifier(
        key: MatchedSources.Key(id: id, namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}

extension View {
  /// Coverage: full. Verified: recorded (matched/*); where followers are drawn: believed.
  @inlinable nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _BuiltInModifier.matchedGeometry(
        id: AnyHashable(id), in: namespace, properties, anchor, isSource: isSource))
  }
}
