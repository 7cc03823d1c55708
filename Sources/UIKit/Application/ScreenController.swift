import Geometry
import ViewCore

/// The controller of a screen that SwiftUI shows: the root view or a presented one.
///
/// The chain above it is read from the tree each time, so it is never behind it.
final class ScreenController: UIViewController {
  private weak var graph: ViewGraph?
  /// `nil` for the root view.
  private weak var screen: (any PresentedScreen)?

  init(graph: ViewGraph, screen: (any PresentedScreen)?) {
    self.graph = graph
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func loadView() {
    view = ScreenView(graph: graph, screen: screen)
  }

  private var screens: [any PresentedScreen] { graph?.presentationChain.screens ?? [] }

  private var index: Int { screens.firstIndex { $0 === screen } ?? -1 }

  override var presentedViewController: UIViewController? {
    if let own = super.presentedViewController { return own }
    guard let graph, screens.indices.contains(index + 1) else { return nil }
    return Self.controller(of: screens[index + 1], in: graph)
  }

  override var presentingViewController: UIViewController? {
    guard let graph, screen != nil else { return nil }
    guard index > 0 else {
      return UIWindowScene.of(graph).keyWindow?.rootViewController
    }
    return Self.controller(of: screens[index - 1], in: graph)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if super.presentedViewController != nil {
      return super.dismiss(animated: flag, completion: completion)
    }
    let above = screens.dropFirst(index + 1).first
    (above ?? screen)?.dismissScreen()
    completion?()
  }

  /// The controller of a presented screen, the same as long as it is presented.
  static func controller(of screen: any PresentedScreen, in graph: ViewGraph) -> ScreenController {
    let kept = graph.attachment { ScreenControllers() }
    if let known = kept.controllers.first(where: { $0.screen === screen }) { return known }
    kept.controllers.removeAll { $0.screen == nil }
    let controller = ScreenController(graph: graph, screen: screen)
    kept.controllers.append(controller)
    return controller
  }
}

/// The controllers of a tree's presented screens.
private final class ScreenControllers {
  var controllers: [ScreenController] = []
}

/// The view under the content of a screen: its background is the screen's.
final class ScreenView: UIView {
  private weak var graph: ViewGraph?
  private weak var screen: (any PresentedScreen)?

  init(graph: ViewGraph?, screen: (any PresentedScreen)?) {
    self.graph = graph
    self.screen = screen
    super.init(frame: UIScreen.main.bounds)
    super.backgroundColor = .systemBackground
    if let graph { hostWindow = screen == nil ? nil : UIWindowScene.of(graph).keyWindow }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var backgroundColor: UIColor? {
    didSet {
      guard let screen else { return }
      let color = backgroundColor ?? .clear
      screen.backgroundOverride = color.components(with: UITraitCollection(screen.environment))
    }
  }
}

extension ViewGraph {
  /// The view under the content of a presented screen, or of the root.
  @MainActor package func screenView(of screen: (any PresentedScreen)?) -> UIView? {
    if let screen { return ScreenController.controller(of: screen, in: self).view }
    return UIWindowScene.of(self).keyWindow?.rootViewController?.view
  }
}
