import Geometry
import LayoutCore
import ViewCore
import Views

extension Stage {
  /// Every view named by an accessibility identifier; the first of a name counts.
  private var named: [(identifier: String, node: ViewNode)] {
    var result: [(identifier: String, node: ViewNode)] = []
    func walk(_ node: ViewNode) {
      if let identifier = (node as? AccessibilityNode)?.identifier {
        result.append((identifier, node))
      }
      for child in node.layoutChildren { walk(child) }
    }
    if let root = graph.root { walk(root) }
    return result
  }

  /// Layout frames in root coordinates by accessibility identifier.
  package var framesByIdentifier: [String: CGRect] {
    Dictionary(named.map { ($0.identifier, $0.node.globalFrame) }) { first, _ in first }
  }

  /// The texts of views by accessibility identifier.
  package var textByIdentifier: [String: String] {
    Dictionary(
      named.compactMap { identifier, node in
        node.firstDescription(where: { $0.text != nil })?.text.map { (identifier, $0) }
      }
    ) { first, _ in first }
  }

  /// Taps the target at, in or around the view of an identifier, and settles.
  package func tap(identifier: String) -> Bool {
    guard let node = named.first(where: { $0.identifier == identifier })?.node else { return false }
    return act { _ in node.interactionTarget?.performTap() ?? false }
  }
}

extension ViewNode {
  /// The description of the first node, this one included, for which a condition holds.
  @MainActor fileprivate func firstDescription(
    where condition: (ViewDescription) -> Bool
  ) -> ViewDescription? {
    var description = ViewDescription(type: "")
    describe(&description)
    if condition(description) { return description }
    for child in layoutChildren {
      if let found = child.firstDescription(where: condition) { return found }
    }
    return nil
  }

  /// The first target at or in this node, else the nearest around it.
  @MainActor package var interactionTarget: (any InteractionTarget)? {
    func inside(_ node: ViewNode) -> (any InteractionTarget)? {
      if let target = node as? any InteractionTarget { return target }
      for child in node.layoutChildren { if let target = inside(child) { return target } }
      return nil
    }
    return inside(self)
      ?? layoutParent?.ancestor { $0 is any InteractionTarget } as? any InteractionTarget
  }
}
