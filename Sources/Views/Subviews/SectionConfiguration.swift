import Geometry
import ViewCore

/// A section that a container was given, or neighbouring views outside of any.
///
/// Coverage: complete. Verified: documented.
public struct SectionConfiguration: Identifiable {
  /// Neighbours outside of sections are known by the section that they follow: so they stay the same
  /// section while views come and go among them.
  public struct ID: Hashable, Sendable {
    let section: Int?
    let isImplicit: Bool
  }

  public let id: ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  /// What modifiers around the section say; empty for views outside of sections.
  public let containerValues: ContainerValues
}

/// The sections of the views that a container was given, in order: at least one, which may be empty.
public struct SectionCollection: RandomAccessCollection {
  let elements: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> SectionConfiguration { elements[index] }
}

/// Walks a structure and finds its sections (rule SU1). One inside of another's content is no section of its
/// own: its views belong to the outer one.
@MainActor struct SectionWalk {
  private let owner: SubviewsOwner
  private var sections: [SectionConfiguration] = []
  /// Neighbours outside of sections since the last one.
  private var loose: [ViewNode] = []
  private var lastSection: Int?

  private init(_ owner: SubviewsOwner) { self.owner = owner }

  /// The sections under a node of the owner.
  static func sections(of node: ViewNode?, _ owner: SubviewsOwner) -> SectionCollection {
    var walk = SectionWalk(owner)
    if let node { walk.append(node, LazyWrappers()) }
    if !walk.loose.isEmpty || walk.sections.isEmpty { walk.endLoose() }
    return SectionCollection(elements: walk.sections)
  }

  private mutating func append(_ node: ViewNode, _ wrappers: LazyWrappers) {
    if let section = node as? SectionNode {
      if !loose.isEmpty { endLoose() }
      sections.append(
        SectionConfiguration(
          id: .init(section: section.serial, isImplicit: false),
          header: subviews(section.header, wrappers), content: subviews(section.content, wrappers),
          footer: subviews(section.footer, wrappers),
          containerValues: ContainerValues(saidBy: wrappers.modifiers)))
      lastSection = section.serial
    } else if !Self.holdsSections(node) {
      loose += node.items.map(wrappers.outermost)
    } else if let modifier = node as? any ItemModifying, let content = modifier.modifiedContent {
      append(content, wrappers.adding(modifier))
    } else {
      for child in node.flattenedChildren { append(child, wrappers) }
    }
  }

  private mutating func endLoose() {
    sections.append(
      SectionConfiguration(
        id: .init(section: lastSection, isImplicit: true), header: subviews([]),
        content: subviews(loose), footer: subviews([]), containerValues: ContainerValues()))
    loose = []
  }

  private func subviews(_ node: ViewNode?, _ wrappers: LazyWrappers) -> SubviewsCollection {
    subviews((node?.items ?? []).map(wrappers.outermost))
  }

  private func subviews(_ items: [ViewNode]) -> SubviewsCollection {
    SubviewsCollection(elements: items.map { Subview(item: $0, owner: owner) })
  }

  private static func holdsSections(_ node: ViewNode) -> Bool {
    if node is SectionNode { return true }
    if let modifier = node as? any ItemModifying {
      return modifier.modifiedContent.map(holdsSections) ?? false
    }
    return !node.isLayoutItem && node.flattenedChildren.contains(where: holdsSections)
  }
}
