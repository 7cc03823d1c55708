import Geometry

/// Walks the tree of views once and gathers what an assistive technology is told of: controls with
/// the texts in them as their labels, and texts and pictures that stand by themselves.
struct AccessibilityPass {
  private(set) var elements: [AccessibilityElementDocument] = []

  init(_ root: ViewDocument) { visit(root, identifier: nil) }

  private mutating func visit(_ view: ViewDocument, identifier: String?) {
    if view.traits?.contains("hidden") == true { return }
    let identifier = view.identifier ?? identifier
    guard let role = view.role else {
      let children = view.children ?? []
      // An identifier on what is no element itself goes to the only element it can mean.
      let inherited = children.count == 1 ? identifier : nil
      for child in children { visit(child, identifier: inherited) }
      return
    }
    elements.append(
      AccessibilityElementDocument(
        role: role, label: view.label ?? Self.texts(in: view).joined(separator: ", "),
        identifier: identifier, traits: view.traits, frame: view.frame))
  }

  /// The texts of a view, each once: what is drawn several times is said once.
  private static func texts(in view: ViewDocument) -> [String] {
    var texts: [String] = []
    for text in view.flattened.compactMap({ $0.label ?? $0.text }) where !texts.contains(text) {
      texts.append(text)
    }
    return texts
  }
}
