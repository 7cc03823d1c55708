import Geometry
import ViewCore

/// How a view looks while it is coming or going.
///
/// At rest every transition is in its identity phase; a view that is removed is gone at once.
/// Coverage: at rest. Verified: documented.
@MainActor @preconcurrency
public protocol Transition {
  typealias Content = PlaceholderContentView<Self>
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

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
  init<V: View>(for view: V) {
    nonisolated(unsafe) let view = view
    makeNode = { old, inputs in V._makeNode(view, replacing: old, inputs: inputs) }
  }
}

extension PlaceholderContentView: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode { view.makeNode(old, inputs) }
}

struct TransitionModifier<T: Transition> {
  let transition: T
}

extension TransitionModifier: ViewModifier {
  func body(content: Content) -> some View {
    transition.apply(content: content, phase: .identity)
  }
}

extension View {
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: transition))
  }

  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(AnyTransitionModifier(transition: t))
  }
}
