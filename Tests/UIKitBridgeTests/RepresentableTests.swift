import CoreGraphics
import Geometry
import LayoutCore
import Testing
import UIKit
import UIKitBridge
import ViewCore
import Views

/// What happened to a representable, in order.
@MainActor private final class Log {
  var entries: [String] = []
}

private struct Badge: UIViewRepresentable {
  let text: String
  let log: Log

  final class Coordinator {
    var updates = 0
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UILabel {
    log.entries.append("make")
    return UILabel()
  }

  func updateUIView(_ uiView: UILabel, context: Context) {
    context.coordinator.updates += 1
    log.entries.append("update \(context.coordinator.updates) \(text)")
    uiView.text = text
    uiView.setContentHuggingPriority(.required, for: .horizontal)
    uiView.setContentHuggingPriority(.required, for: .vertical)
  }

  static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
    uiView.text = "gone after \(coordinator.updates)"
  }
}

private struct Plate: UIViewRepresentable {
  var size: CGSize?
  let build: @MainActor (UIView) -> Void

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    build(view)
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    size
  }
}

private struct Switching: View {
  let log: Log
  @State private var isOn = false

  var body: some View {
    Badge(text: isOn ? "on" : "off", log: log).onAppear { isOn = true }
  }
}

/// A view of its own size.
private final class Sized: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 30) }
}

private struct SizedPlate: UIViewRepresentable {
  let hugging: UILayoutPriority
  let resistance: UILayoutPriority

  func makeUIView(context: Context) -> Sized { Sized() }
  func updateUIView(_ uiView: Sized, context: Context) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      uiView.setContentHuggingPriority(hugging, for: axis)
      uiView.setContentCompressionResistancePriority(resistance, for: axis)
    }
  }
}

@MainActor @Suite struct RepresentableTests {
  @Test func makesOnceAndUpdatesWithEveryChange() {
    let log = Log()
    let graph = mounted(Switching(log: log))
    #expect(log.entries == ["make", "update 1 off", "update 2 on"])
    #expect(graph.diagnostics.isEmpty)
  }

  @Test func labelsHugTheirText() throws {
    let graph = mounted(Badge(text: "Hello", log: Log()).accessibilityIdentifier("badge"))
    let frame = try #require(graph.frames["badge"])
    #expect(frame.height == 21)
    #expect(frame.width > 30 && frame.width < 60)
  }

  @Test(arguments: [
    (UILayoutPriority.defaultLow, UILayoutPriority.defaultHigh, 200.0, 60.0),
    (.required, .defaultHigh, 60, 60), (.defaultLow, .defaultLow, 200, 20),
  ])
  func sizesFollowPriorities(
    _ hugging: UILayoutPriority, _ resistance: UILayoutPriority, _ wide: CGFloat, _ narrow: CGFloat
  ) {
    func width(in canvas: CGFloat) -> CGFloat? {
      let plate = SizedPlate(hugging: hugging, resistance: resistance)
      return mounted(plate.accessibilityIdentifier("plate"), width: canvas).frames["plate"]?.width
    }
    #expect(width(in: 200) == wide)
    #expect(width(in: 20) == narrow)
  }

  @Test func representableChoosesItsSize() {
    let plate = Plate(size: CGSize(width: 50, height: 20)) { $0.backgroundColor = .red }
    let graph = mounted(plate.accessibilityIdentifier("plate"))
    #expect(graph.frames["plate"] == CGRect(x: 75, y: 40, width: 50, height: 20))
    #expect(graph.color(100, 50) == "#FF0000")
    #expect(graph.color(70, 50) != "#FF0000")
  }

  @Test func plainViewsFillTheirProposal() {
    let graph = mounted(Plate { $0.backgroundColor = .systemBlue }.accessibilityIdentifier("plate"))
    #expect(graph.frames["plate"] == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(graph.color(1, 1) == "#007AFF")
  }

  @Test func drawsSubviewsCornersAndAlpha() {
    let graph = mounted(
      Plate { view in
        view.backgroundColor = .white
        view.layer.cornerRadius = 30
        view.clipsToBounds = true
        let inner = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 40))
        inner.backgroundColor = .black
        inner.alpha = 0.5
        view.addSubview(inner)
      }
      .background(Color(red: 1, green: 0, blue: 0)))
    #expect(graph.color(100, 50) == "#FFFFFF")
    #expect(graph.color(40, 30) == "#7F7F7F")
    #expect(graph.color(1, 1) == "#FF0000")
  }

  @Test func framesCountFromTheLeftInEveryDirection() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let graph = mounted(
      Plate { view in
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 100))
        inner.backgroundColor = .black
        view.addSubview(inner)
      }, environment: environment)
    #expect(graph.color(10, 50) == "#000000")
    #expect(graph.color(190, 50) != "#000000")
  }

  @Test func hostingControllersShowTheirRootView() {
    let plate = Hosted(content: Color.green)
    let graph = mounted(plate)
    #expect(graph.color(100, 50) == "#34C759")
    let size = UIHostingController(rootView: Color.red.frame(width: 30, height: 40))
      .sizeThatFits(in: CGSize(width: 500, height: 500))
    #expect(size == CGSize(width: 30, height: 40))
  }

  @Test func laterChangesAreDrawn() {
    let log = Later()
    let graph = mounted(LaterPlate(later: log))
    #expect(graph.color(100, 50) == "#FF0000")
    log.view?.backgroundColor = .blue
    graph.settle()
    #expect(graph.color(100, 50) == "#0000FF")
  }
}

private struct Hosted<Content: View>: UIViewControllerRepresentable {
  let content: Content

  func makeUIViewController(context: Context) -> UIHostingController<Content> {
    UIHostingController(rootView: content)
  }

  func updateUIViewController(
    _ uiViewController: UIHostingController<Content>, context: Context
  ) { uiViewController.rootView = content }
}

@MainActor private final class Later {
  var view: UIView?
}

private struct LaterPlate: UIViewRepresentable {
  let later: Later

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.backgroundColor = .red
    later.view = view
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}
