import Geometry
import LayoutCore
import UIKit
import ViewCore
import Views

/// A UIKit view in a SwiftUI hierarchy.
///
/// The view is made once, brought up to date whenever SwiftUI builds the place anew, and drawn:
/// background, layer, labels and images, subviews at their frames.
/// Coverage: partial (what UIKit draws itself beyond that is not drawn). Verified: documented; sizing
/// believed.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator

  /// The size in a proposal; `nil` leaves it to the view's intrinsic size and its priorities.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public var body: Never { fatalError("\(Self.self) is represented and has no body") }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    typealias Adapter = ViewAdapter<Self>
    return RepresentableBody<Adapter>._makeNode(
      RepresentableBody(adapter: Adapter(representable: view)), replacing: old, inputs: inputs)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable view is made and updated in.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
  public private(set) var environment: EnvironmentValues

  init(
    coordinator: Representable.Coordinator, transaction: Transaction,
    environment: EnvironmentValues
  ) {
    self.coordinator = coordinator
    self.transaction = transaction
    self.environment = environment
  }

  /// Makes changes with the context's animation; views of UIKit take them at once.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// How a representable view is run.
struct ViewAdapter<R: UIViewRepresentable>: RepresentableAdapter, PropertyContainer {
  nonisolated static var nestedFields: [String] { ["representable"] }
  static var isStateless: Bool { MemoryLayout<R>.size == 0 }

  var representable: R

  typealias Content = RepresentedContent<R.UIViewType, R.Coordinator>

  private func context(_ coordinator: R.Coordinator, _ environment: EnvironmentValues) -> R.Context
  {
    UIViewRepresentableContext(
      coordinator: coordinator, transaction: .current, environment: environment)
  }

  func make(in environment: EnvironmentValues) -> Content {
    let coordinator = representable.makeCoordinator()
    let view = representable.makeUIView(context: context(coordinator, environment))
    return Content(view, coordinator)
  }

  func update(_ content: Content, in environment: EnvironmentValues) {
    representable.updateUIView(content.object, context: context(content.coordinator, environment))
  }

  func size(
    of content: Content, in proposal: ProposedViewSize, environment: EnvironmentValues
  ) -> CGSize? {
    representable.sizeThatFits(
      proposal, uiView: content.object, context: context(content.coordinator, environment))
  }

  func dismantle(_ content: Content) {
    R.dismantleUIView(content.object, coordinator: content.coordinator)
  }

  func view(of content: Content) -> UIView { content.object }
  func controller(of content: Content) -> UIViewController? { nil }
}
