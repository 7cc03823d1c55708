import Geometry

/// Several views as one, without any effect on their layout.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public var body: Never { fatalError("Group is primitive and has no body") }

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode { Content._makeNode(view.content, replacing: old, inputs: inputs) }
}
