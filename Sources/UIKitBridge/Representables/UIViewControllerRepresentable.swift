import Geometry
import LayoutCore
import UIKit
import ViewCore
import Views

/// A UIKit controller in a SwiftUI hierarchy; its view is drawn as a representable view's.
///
/// Coverage: partial (as for views). Verified: documented.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator

  /// The size in a proposal; `nil` leaves it to the view's intrinsic size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("\(Self.self) is represented and has no body") }

  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    typealias Adapter = ControllerAdapter<Self>
    return RepresentableBody<Adapter>._makeNode(
      RepresentableBody(adapter: Adapter(representable: view)), replacing: old, inputs: inputs)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable controller is made and updated in.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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
}

/// How a representable controller is run.
struct ControllerAdapter<R: UIViewControllerRepresentable>: RepresentableAdapter, PropertyContainer
{
  nonisolated static var nestedFields: [String] { ["representable"] }
  static var isStateless: Bool { MemoryLayout<R>.size == 0 }

  var representable: R

  typealias Content = RepresentedContent<R.UIViewControllerType, R.Coordinator>

  private func context(_ coordinator: R.Coordinator, _ environment: EnvironmentValues) -> R.Context
  {
    UIViewControllerRepresentableContext(
      coordinator: coordinator, transaction: .current, environment: environment)
  }

  func make(in environment: EnvironmentValues) -> Content {
    let coordinator = representable.makeCoordinator()
    let controller = representable.makeUIViewController(context: context(coordinator, environment))
    controller.loadViewIfNeeded()
    return Content(controller, coordinator)
  }

  func update(_ content: Content, in environment: EnvironmentValues) {
    representable.updateUIViewController(
      content.object, context: context(content.coordinator, environment))
  }

  func size(
    of content: Content, in proposal: ProposedViewSize, environment: EnvironmentValues
  ) -> CGSize? {
    representable.sizeThatFits(
      proposal, uiViewController: content.object,
      context: context(content.coordinator, environment))
  }

  func dismantle(_ content: Content) {
    R.dismantleUIViewController(content.object, coordinator: content.coordinator)
  }

  func view(of content: Content) -> UIView { content.object.view }
  func controller(of content: Content) -> UIViewController? { content.object }
}
