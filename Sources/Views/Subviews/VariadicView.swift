import Geometry
import LayoutCore
import ViewCore

/// What makes one view, or several, of the views that it is given.
///
/// Not part of the documented interface, though published sources write it: what `Group(subviews:)`
/// does for older systems. A result of several views is several views under either kind of root.
public protocol _VariadicView_Root {}

public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A root with the views that it makes others of.
  public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public var body: some View {
    GroupElementsOfContent(subviews: content) {
      root.body(children: _VariadicView_Children($0))
    }
  }
}

/// The views that a root was given, in order.
public struct _VariadicView_Children: RandomAccessCollection {
  /// One of the views, with the traits that it says.
  public struct Element: Identifiable {
    let subview: Subview
    var traits: ContainerValues

    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The tag of the view, or the id of its row in a `ForEach`, if it is of the type.
    @MainActor @preconcurrency public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
      subview.tag?.selection(as: ID.self)
    }

    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { traits[TraitKey<Trait>.self] }
      set { traits[TraitKey<Trait>.self] = newValue }
    }
  }

  let elements: [Element]

  @MainActor init(_ subviews: SubviewsCollection) {
    elements = subviews.map { Element(subview: $0, traits: $0.containerValues) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> Element { elements[index] }
}

extension _VariadicView_Children: View {
  public var body: some View { ForEach(self) { $0 } }
}

extension _VariadicView_Children.Element: View {
  public var body: some View { subview }
}

/// A key of a value that a view says to the root around it.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A trait among the values that subviews say to their container.
private enum TraitKey<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}

extension View {
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(ContainerValueModifier { $0[TraitKey<K>.self] = value })
  }
}
