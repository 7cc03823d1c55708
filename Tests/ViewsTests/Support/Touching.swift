import Geometry
import ViewCore
import Views

extension ViewGraph {
  /// The node that an accessibility identifier names.
  @MainActor func named(_ identifier: String) -> ViewNode? {
    func find(_ node: ViewNode) -> ViewNode? {
      if (node as? AccessibilityNode)?.identifier == identifier { return node }
      for child in node.layoutChildren { if let found = find(child) { return found } }
      return nil
    }
    return root.flatMap(find)
  }

  /// Touches the first target at or in the view of an identifier, else the nearest around it, and
  /// settles.
  @MainActor func tap(_ identifier: String) -> Bool {
    let ran = perform { touch(identifier) }
    settle()
    return ran
  }

  /// Touches a target without letting any time pass.
  @MainActor private func touch(_ identifier: String) -> Bool {
    func target(_ node: ViewNode) -> (any InteractionTarget)? {
      if let target = node as? any InteractionTarget { return target }
      for child in node.layoutChildren { if let found = target(child) { return found } }
      return nil
    }
    let node = named(identifier)
    let around = node?.layoutParent?.ancestor { $0 is any InteractionTarget }
    return (node.flatMap(target) ?? around as? any InteractionTarget)?.performTap() ?? false
  }

  /// Touches a target and lets some seconds pass.
  @MainActor func tap(_ identifier: String, passing seconds: Double) -> Bool {
    let ran = perform { touch(identifier) }
    pass(seconds)
    return ran
  }

  /// Every text that is laid out, in order.
  @MainActor var texts: [String] {
    var result: [String] = []
    func walk(_ node: ViewNode) {
      var description = ViewDescription(type: "")
      node.describe(&description)
      if description.type == "Text", let text = description.text { result.append(text) }
      node.layoutChildren.forEach(walk)
    }
    root.map(walk)
    return result
  }
}

/// The look of a system at scale 2.
func environment(_ look: SystemLook, scale: CGFloat = 2) -> EnvironmentValues {
  var environment = EnvironmentValues()
  environment.systemLook = look
  environment.displayScale = scale
  return environment
}

/// Whether a length is what is expected, but for the rounding of sums.
func isClose(_ length: CGFloat?, _ expected: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  length.map { abs($0 - expected) <= tolerance } ?? false
}
