import Geometry
import ViewCore

/// A view's subviews as the data of a `ForEach`, which finds them in the tree; as a collection it is
/// empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  private let view: any View

  init<Base: View>(_ base: Base, content: @escaping (Subview) -> Content) {
    view = GroupElementsOfContent(subviews: base) {
      ForEach<SubviewsCollection, Subview.ID, Content>($0, content: content)
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { preconditionFailure("the collection is empty") }
}

extension ForEachSubviewCollection: TreeData {
  package var treeView: any View { view }
}

/// A view's sections as the data of a `ForEach`, which finds them in the tree; as a collection it is
/// empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  private let view: any View

  init<Base: View>(_ base: Base, content: @escaping (SectionConfiguration) -> Content) {
    view = GroupSectionsOfContent(sections: base) {
      ForEach<SectionCollection, SectionConfiguration.ID, Content>($0, content: content)
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("the collection is empty")
  }
}

extension ForEachSectionCollection: TreeData {
  package var treeView: any View { view }
}

extension ForEach where Content: View {
  /// A view for each of those that a view stands for.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      elements: ForEachSubviewCollection(view, content: content), id: { $0.id }, content: content)
  }

  /// A view for each of a view's sections. Neighbours outside of any make one without a header.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      elements: ForEachSectionCollection(view, content: content), id: { $0.id }, content: content)
  }
}
