import Geometry
import LayoutCore
import UIKit
import ViewCore
import Views

/// What both kinds of representables have in common.
@MainActor protocol RepresentableAdapter: PropertyContainer {
  /// What is made once: the view or controller, and its coordinator.
  associatedtype Content: AnyObject

  /// Whether the representable stores nothing: then each update is like the one before, but for what
  /// it changes in its view, which the view tells by itself.
  static var isStateless: Bool { get }
  func make(in environment: EnvironmentValues) -> Content
  func update(_ content: Content, in environment: EnvironmentValues)
  func size(of content: Content, in proposal: ProposedViewSize, environment: EnvironmentValues)
    -> CGSize?
  func dismantle(_ content: Content)
  func view(of content: Content) -> UIView
  func controller(of content: Content) -> UIViewController?
}

/// What a representable made: its view or controller, and the coordinator.
final class RepresentedContent<Object: AnyObject, Coordinator> {
  let object: Object
  let coordinator: Coordinator

  init(_ object: Object, _ coordinator: Coordinator) {
    self.object = object
    self.coordinator = coordinator
  }
}

/// Runs a representable as a view's body is run: its properties keep their state, and what it
/// observes builds it again.
struct RepresentableBody<Adapter: RepresentableAdapter>: View, PropertyContainer {
  nonisolated static var nestedFields: [String] { ["adapter"] + Adapter.nestedFields }

  var adapter: Adapter
  private var slot = RepresentedSlot<Adapter>()

  init(adapter: Adapter) { self.adapter = adapter }

  var body: some View {
    slot.hosted?.update(adapter, in: slot.environment)
    return slot.hosted.map { RepresentedView(represented: $0) }
  }
}

/// Keeps what a representable made between builds.
struct RepresentedSlot<Adapter: RepresentableAdapter>: DynamicProperty {
  private(set) var hosted: HostedRepresentable<Adapter>?
  private(set) var environment = EnvironmentValues()

  mutating func _attach(_ context: _PropertyContext) {
    hosted = context.slot { HostedRepresentable<Adapter>() }
    environment = context.environment
  }
}

/// A representable's view while it is in the tree.
@MainActor final class HostedRepresentable<Adapter: RepresentableAdapter> {
  private var adapter: Adapter?
  private var content: Adapter.Content?
  private var environment = EnvironmentValues()
  /// The view around the represented one, as UIKit has it: `superview` is never nil.
  private lazy var wrapper = UIView()

  nonisolated init() {}

  /// Makes the view at first, and brings it up to date.
  func update(_ adapter: Adapter, in environment: EnvironmentValues) {
    self.adapter = adapter
    self.environment = environment
    let content = self.content ?? make(adapter)
    adapter.update(content, in: environment)
  }

  private func make(_ adapter: Adapter) -> Adapter.Content {
    let content = adapter.make(in: environment)
    self.content = content
    wrapper.addSubview(adapter.view(of: content))
    return content
  }
}

extension HostedRepresentable: Represented {
  var view: UIView? {
    guard let adapter, let content else { return nil }
    return adapter.view(of: content)
  }

  var controller: UIViewController? {
    guard let adapter, let content else { return nil }
    return adapter.controller(of: content)
  }

  var isStateless: Bool { Adapter.isStateless }

  func size(in proposal: ProposedViewSize) -> CGSize? {
    guard let adapter, let content else { return .zero }
    return adapter.size(of: content, in: proposal, environment: environment)
  }

  func enter(_ screenView: UIView?) {
    screenView?.addSubview(wrapper)
    controller?.setVisible(true)
  }

  func leave() {
    controller?.setVisible(false)
    if let adapter, let content { adapter.dismantle(content) }
    wrapper.removeFromSuperview()
    content = nil
  }
}

/// What the tree needs of a representable.
@MainActor protocol Represented: AnyObject {
  var view: UIView? { get }
  var controller: UIViewController? { get }
  var isStateless: Bool { get }
  /// The size that the representable itself chooses.
  func size(in proposal: ProposedViewSize) -> CGSize?
  /// The place has come into the tree, on the screen of this view.
  func enter(_ screenView: UIView?)
  /// The place is leaving the tree.
  func leave()
}
