import Geometry

/// How a view looks while it is coming or going (rule M10).
///
/// Coverage: full. Verified: documented.
@MainActor @preconcurrency
public protocol Transition {
  typealias Content = PlaceholderContentView<Self>
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  static var properties: TransitionProperties { get }

  /// What `properties` says, for transitions that hide the type of another.
  var _hasMotion: Bool { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public var _hasMotion: Bool { Self.properties.hasMotion }

  /// A view as it looks in a phase of this transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(for: content), phase: phase)
  }
}

public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before the view appears, 0 while it is there, 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

public struct TransitionProperties: Sendable {
  /// Whether the transition moves the view, which reduced motion replaces by fading.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view that a body given to a modifier stands around.
public struct PlaceholderContentView<Value> {
  let makeNode: @MainActor (ViewNode?, ViewInputs) -> ViewNode

  /// Stands for a view, which is built on the main thread like every other.
  package init<V: View>(for view: V) {
    nonisolated(unsafe) let view = view
    makeNode = { old, inputs in V._makeNode(view, replacing: old, inputs: inputs) }
  }

  init(makeNode: @escaping @MainActor (ViewNode?, ViewInputs) -> ViewNode) {
    self.makeNode = makeNode
  }
}

extension PlaceholderContentView: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode { view.makeNode(old, inputs) }
}

/// A view that says how it comes and goes; whoever puts it into the tree does it.
struct TransitionView<Content: View> {
  let content: Content
  let transition: any Transition
}

extension TransitionView: PrimitiveView {
  static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? TransitionTraitNode) ?? TransitionTraitNode()
    node.update(view.content, view.transition, inputs)
    return node
  }
}

/// Carries a transition up to the place where the view enters the tree.
final class TransitionTraitNode: ViewNode {
  private(set) var transition: (any Transition)?
  private var child: ViewNode?

  @MainActor func update<V: View>(
    _ content: V, _ transition: any Transition, _ inputs: ViewInputs
  ) {
    adopt(inputs)
    inputs.graph.motion.hasTransitions = true
    self.transition = transition
    child = reconcile(child, content, inputs)
  }

  override var isStructural: Bool { true }
  override var structuralChildren: NodeList { NodeList(child) }
  override func appendItems(to items: inout _NodeList) { child?.appendItems(to: &items) }
}

extension View {
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    TransitionView(content: self, transition: transition)
  }
}
