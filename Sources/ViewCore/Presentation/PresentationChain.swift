import Drawing
import Geometry

/// The screens presented over a graph's root, lowest first: what `UIViewController` calls the chain
/// of presented controllers.
@MainActor package final class PresentationChain {
  package private(set) var screens: [any PresentedScreen] = []

  nonisolated package init() {}

  /// Adds the topmost screen. A presentation calls this before it builds its content, so that
  /// content can find the screen that it stands on.
  package func append(_ screen: any PresentedScreen) {
    if !screens.contains(where: { $0 === screen }) { screens.append(screen) }
  }

  package func remove(_ screen: any PresentedScreen) { screens.removeAll { $0 === screen } }
}

/// A screen presented over another: a full-screen cover or a sheet.
@MainActor package protocol PresentedScreen: ViewNode {
  var presentationStyle: PresentationStyle { get }

  /// Drawn in place of the screen's own background where it is set; the screen repaints on a change.
  var backgroundOverride: DisplayColor? { get set }

  /// Closes the screen, as an action of its content would.
  func dismissScreen()
}

/// How a screen is presented.
package enum PresentationStyle: String, Sendable { case fullScreenCover, sheet, popover }
