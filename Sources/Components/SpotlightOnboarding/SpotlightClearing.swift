import SwiftUI

/// Takes the background of the presented screen away.
struct SpotlightClearing: ViewModifier {
  let clearing: SpotlightLook.Clearing

  func body(content: Content) -> some View {
    switch clearing {
    case .presentationBackground: content.presentationBackground(.clear)
    case .controllerWalk: content.background(ClearPresentedController())
    case .none: content
    }
  }
}

/// Clears the background of the controller on top: of the presented one, else of the one that the
/// window shows.
private struct ClearPresentedController: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.backgroundColor = .clear
    view.isUserInteractionEnabled = false
    topController?.view.backgroundColor = .clear
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}

  private var topController: UIViewController? {
    let windows = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows)
    var controller = windows.first(where: \.isKeyWindow)?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    if let navigation = controller as? UINavigationController {
      return navigation.topViewController
    }
    if let tabs = controller as? UITabBarController { return tabs.selectedViewController }
    return controller
  }
}
