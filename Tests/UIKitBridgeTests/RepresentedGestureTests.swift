import Geometry
import LayoutCore
import Testing
import UIKit
import UIKitBridge
import ViewCore
import Views

@MainActor private final class Log {
  var states: [UIGestureRecognizer.State] = []
  var translations: [CGPoint] = []
}

private struct Pan: UIGestureRecognizerRepresentable {
  let log: Log

  final class Coordinator {
    var count = 0
  }

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    UIPanGestureRecognizer()
  }

  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    context.coordinator.count += 1
    log.states.append(recognizer.state)
    log.translations.append(recognizer.translation(in: nil))
  }
}

private struct Tap: UIGestureRecognizerRepresentable {
  let log: Log

  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
    UITapGestureRecognizer()
  }

  func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
    log.states.append(recognizer.state)
    log.translations.append(context.converter.localLocation)
  }
}

/// Recognisers of UIKit follow gestures of SwiftUI.
@MainActor @Suite struct RepresentedGestureTests {
  @Test func pansTellWhereTheFingerIs() {
    let log = Log()
    let graph = mounted(Color.red.frame(width: 100, height: 100).gesture(Pan(log: log)))
    graph.touch([CGPoint(x: 100, y: 50), CGPoint(x: 120, y: 50), CGPoint(x: 140, y: 50)])
    #expect(log.states.first == .began)
    #expect(log.states.last == .ended)
    #expect(log.states.dropFirst().dropLast().allSatisfy { $0 == .changed })
    #expect(log.translations.last == CGPoint(x: 40, y: 0))
  }

  @Test func tapsTellTheirPlace() {
    let log = Log()
    let graph = mounted(Color.red.frame(width: 100, height: 100).gesture(Tap(log: log)))
    graph.touch([CGPoint(x: 60, y: 20)])
    #expect(log.states == [.ended])
    #expect(log.translations == [CGPoint(x: 10, y: 20)])
  }
}

extension ViewGraph {
  /// Puts a finger on the picture, moves it from point to point and lets go.
  @MainActor fileprivate func touch(_ points: [CGPoint]) {
    guard let start = points.first, let root else { return }
    var node = root
    while let child = node.layoutChildren.last(where: { $0.globalFrame.contains(start) }) {
      node = child
    }
    let screen = TouchScreen.of(self)
    perform {
      screen.begin(at: [start], on: node)
      for point in points.dropFirst() { screen.move(to: [point]) }
      screen.end()
    }
    settle()
  }
}
