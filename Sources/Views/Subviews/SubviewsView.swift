import Geometry
import ViewCore

/// Builds views from those that another view stands for.
public struct _SubviewsView<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension _SubviewsView: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? SubviewsNode<Base, Result>) ?? SubviewsNode()
    node.update(view, inputs)
    return node
  }
}

/// Owns the nodes of the given views; those of the result stand for them where they are used.
final class SubviewsNode<Base: View, Result: View>: ViewNode {
  private var view: _SubviewsView<Base, Result>?
  private var base: ViewNode?
  private var result: ViewNode?
  private var isUpdating = false

  @MainActor func update(_ view: _SubviewsView<Base, Result>, _ inputs: ViewInputs) {
    adopt(inputs)
    self.view = view
    var inner = inputs
    inner.environment.buildsRowsLazily = false
    isUpdating = true
    base = reconcile(base, view.base, inner)
    buildResult()
    isUpdating = false
  }

  @MainActor private func buildResult() {
    guard let view, let inputs else { return }
    let subviews = (base?.items ?? []).map(Subview.init)
    result = reconcile(result, view.transform(SubviewsCollection(elements: subviews)), inputs)
  }

  /// The given views have become others by themselves: the result is built again before the next
  /// layout is final.
  override func childItemsChanged() {
    super.childItemsChanged()
    guard !isUpdating else { return }
    graph?.schedule { [weak self] in
      guard let self, self.isMounted else { return }
      self.isUpdating = true
      self.buildResult()
      self.isUpdating = false
      self.parent?.childItemsChanged()
    }
  }

  override var structuralChildren: [ViewNode] { [base, result].compactMap { $0 } }
  override func appendItems(to items: inout [ViewNode]) { result?.appendItems(to: &items) }
}

extension Group {
  /// Views made of all that a view stands for: groups and `ForEach` in it are taken apart.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsView<Base, Result> {
    self.init { _SubviewsView(base: view, transform: transform) }
  }

  @available(*, unavailable, message: "Vitrine has no Group(sections:): use Group(subviews:)")
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsView<Base, Result> {
    self.init { _SubviewsView(base: view, transform: transform) }
  }
}

extension ForEach where Data == CollectionOfOne<Int>, ID == Int {
  /// A view for each of those that a view stands for.
  public init<Base: View, Row: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Row
  ) where Content == _SubviewsView<Base, ForEach<SubviewsCollection, Subview.ID, Row>> {
    self.init(CollectionOfOne(0), id: \.self) { _ in
      _SubviewsView(base: view) {
        ForEach<SubviewsCollection, Subview.ID, Row>($0, content: content)
      }
    }
  }

  @available(*, unavailable, message: "Vitrine has no ForEach(sections:): use ForEach(subviews:)")
  public init<Base: View, Row: View>(
    sections view: Base, @ViewBuilder content: @escaping (Subview) -> Row
  ) where Content == _SubviewsView<Base, ForEach<SubviewsCollection, Subview.ID, Row>> {
    self.init(CollectionOfOne(0), id: \.self) { _ in
      _SubviewsView(base: view) {
        ForEach<SubviewsCollection, Subview.ID, Row>($0, content: content)
      }
    }
  }
}
