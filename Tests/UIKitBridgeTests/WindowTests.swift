import Geometry
import LayoutCore
import Testing
import UIKit
import UIKitBridge
import ViewCore
import Views

/// Clears the background of the screen it stands on, by the walk from the application down.
private struct ClearBackground: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    var controller = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .filter { $0.activationState == .foregroundActive }
      .first?.windows.filter { $0.isKeyWindow }.first?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    if let navigation = controller as? UINavigationController {
      controller = navigation.topViewController
    }
    controller?.view.backgroundColor = .clear
    return UIView()
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Clears it by the views around the represented one.
private final class ClearingView: UIView {
  override func didMoveToWindow() { superview?.superview?.backgroundColor = .clear }
}

private struct ClearBySuperview: UIViewRepresentable {
  func makeUIView(context: Context) -> ClearingView { ClearingView() }
  func updateUIView(_ uiView: ClearingView, context: Context) {}
}

private struct Covered<Mark: View>: View {
  let mark: Mark

  var body: some View {
    Color.red.fullScreenCover(isPresented: .constant(true)) {
      Color.blue.frame(width: 20, height: 20).background(mark)
    }
  }
}

/// What the chain of controllers looks like while the cover's content is made.
private struct ChainReader: UIViewRepresentable {
  let read: @MainActor (UIViewController?) -> Void

  func makeUIView(context: Context) -> UIView {
    read(UIApplication.shared.keyWindow?.rootViewController)
    return UIView()
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite struct WindowTests {
  @Test func opaqueCoversHideWhatIsBelow() {
    #expect(mounted(Covered(mark: EmptyView())).color(5, 5) == "#FFFFFF")
  }

  @Test func coversAreClearedFromTheApplicationDown() {
    let graph = mounted(Covered(mark: ClearBackground()))
    #expect(graph.color(5, 5) == "#FF3B30")
    #expect(graph.color(100, 50) == "#007AFF")
  }

  @Test func coversAreClearedFromTheViewUp() {
    #expect(mounted(Covered(mark: ClearBySuperview())).color(5, 5) == "#FF3B30")
  }

  @Test func theCoverIsPresentedWhileItsContentIsMade() {
    var chain: [Bool] = []
    let graph = mounted(
      Covered(
        mark: ChainReader { root in
          let top = root?.presentedViewController
          chain = [
            root != nil, top != nil, top?.presentedViewController == nil,
            top?.presentingViewController === root, root?.presentedViewController === top,
          ]
        }))
    #expect(chain == [true, true, true, true, true])
    _ = graph
  }

  @Test func nothingIsPresentedWithoutACover() throws {
    let graph = mounted(Color.red)
    let root = try #require(UIApplication.shared.keyWindow?.rootViewController)
    #expect(root.presentedViewController == nil)
    #expect(UIApplication.shared.connectedScenes.count == 1)
    _ = graph
  }

  @Test func theScreenIsTheCanvas() throws {
    let graph = mounted(
      Color.red, width: 320, height: 480,
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    let window = try #require(UIApplication.shared.windows.first)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    #expect(window.windowScene?.statusBarManager?.statusBarFrame.height == 20)
    _ = graph
  }
}
