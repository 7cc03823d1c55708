import Geometry

/// A modifier that produces a different version of the view it is applied to.
@MainActor @preconcurrency
public protocol ViewModifier {
  typealias Content = _ViewModifier_Content<Self>
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  static func _makeNode<V: View>(
    _ modifier: Self, content: V, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode
}

extension ViewModifier {
  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let view = ModifierBody(modifier: modifier, content: content)
    return ModifierBody<V, Self>._makeNode(view, replacing: old, inputs: inputs)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is primitive and has no body")
  }
}

extension ViewModifier {
  /// Two modifiers one after the other.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier's body receives in place of its content.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let makeNode: @MainActor (ViewNode?, ViewInputs) -> ViewNode
}

extension _ViewModifier_Content: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode { view.makeNode(old, inputs) }
}

/// Runs a modifier's body as a view's body is run, so that its properties keep their state.
private struct ModifierBody<V: View, Modifier: ViewModifier>: View, PropertyContainer {
  nonisolated static var nestedFields: [String] { ["modifier"] }

  var modifier: Modifier
  let content: V

  var body: Modifier.Body {
    let content = content
    return modifier.body(
      content: _ViewModifier_Content { old, inputs in
        V._makeNode(content, replacing: old, inputs: inputs)
      })
  }
}

extension ModifierBody: @preconcurrency Animatable where Modifier: Animatable {
  var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError("ModifiedContent is primitive and has no body") }

  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    Modifier._makeNode(view.modifier, content: view.content, replacing: old, inputs: inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    Modifier._makeNode(
      modifier.modifier,
      content: ModifiedContent<V, Content>(content: content, modifier: modifier.content),
      replacing: old, inputs: inputs)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode { V._makeNode(content, replacing: old, inputs: inputs) }
}

extension View {
  /// Applies a modifier.
  @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that the engine builds as one node of a known class.
@MainActor @preconcurrency
package protocol NodeModifier: ViewModifier where Body == Never {
  associatedtype Node: ModifierNode<Self>
}

extension NodeModifier {
  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? Node) ?? Node(modifier)
    node.update(content, modifier, inputs)
    return node
  }
}
