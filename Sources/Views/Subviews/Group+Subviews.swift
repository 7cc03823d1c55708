import Geometry
import ViewCore

/// The views that a view stands for, made into others.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    SubviewsView._makeNode(
      SubviewsView(base: view.subviews) { base, owner in
        let items = base?.items ?? []
        return view.transform(
          SubviewsCollection(elements: items.map { Subview(item: $0, owner: owner) }))
      }, replacing: old, inputs: inputs)
  }
}

/// The sections of a view, made into others.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let sections: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    SubviewsView._makeNode(
      SubviewsView(base: view.sections) { base, owner in
        view.transform(SectionWalk.sections(of: base, owner))
      }, replacing: old, inputs: inputs)
  }
}

extension Group {
  /// Views made of all that a view stands for: groups and `ForEach` in it are taken apart.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, transform: transform) }
  }

  /// Views made of a view's sections. Neighbours outside of any make a section without a header.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, transform: transform) }
  }
}
