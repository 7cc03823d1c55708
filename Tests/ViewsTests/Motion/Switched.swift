import Drawing
import Geometry
import Testing
import ViewCore
import Views

/// A view of a number that a test changes, mounted and at rest.
@MainActor final class Switched<Content: View> {
  let graph: ViewGraph
  private let handle: Handle

  final class Handle {
    var set: (Int) -> Void = { _ in }
  }

  struct Host: View {
    let handle: Handle
    let content: (Int) -> Content
    @State private var value = 0
    var body: some View {
      let _ = handle.set = { value = $0 }
      content(value)
    }
  }

  init(
    width: CGFloat = 200, height: CGFloat = 100,
    environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ content: @escaping (Int) -> Content
  ) {
    handle = Handle()
    graph = mounted(
      Host(handle: handle, content: content), width: width, height: height,
      environment: environment)
  }

  /// Changes the number and lets time pass.
  func set(_ value: Int, _ animation: Animation? = nil, passing seconds: Double) {
    graph.perform { withAnimation(animation) { handle.set(value) } }
    graph.pass(seconds)
  }

  func set(_ value: Int, under transaction: Transaction, passing seconds: Double) {
    graph.perform { withTransaction(transaction) { handle.set(value) } }
    graph.pass(seconds)
  }

  /// Changes the number and settles.
  func settle(_ value: Int, _ animation: Animation? = nil) {
    graph.perform { withAnimation(animation) { handle.set(value) } }
    graph.settle()
  }

  var list: DisplayList {
    var painter = Painter()
    graph.root?.paint(&painter)
    return DisplayList(size: .zero, items: painter.items)
  }

  /// What is painted in a colour, in painting order: bounds in root coordinates, and opacity.
  func shown(_ color: Color) -> [Shown] {
    let wanted = color.displayColor(in: EnvironmentValues())
    return list.shapes.filter { $0.color == wanted }
  }
}

struct Shown: Equatable, CustomStringConvertible {
  var rect: CGRect
  var opacity: Double
  var color: DisplayColor

  var description: String {
    "[\(rect.minX), \(rect.minY), \(rect.width), \(rect.height)] \(opacity)"
  }
}

extension DisplayList {
  var shapes: [Shown] {
    func gather(_ items: [DisplayItem], _ transform: CGAffineTransform, _ opacity: Double)
      -> [Shown]
    {
      items.flatMap { item -> [Shown] in
        switch item {
        case .group(let group):
          return gather(
            group.items, group.transform.concatenating(transform), opacity * group.opacity)
        case .shape(let shape):
          guard case .color(let color) = shape.paint else { return [] }
          return [
            Shown(
              rect: shape.path.boundingRect.applying(transform),
              opacity: opacity * shape.opacity, color: color)
          ]
        case .glyphs, .image: return []
        }
      }
    }
    return gather(items, .identity, 1)
  }
}

/// Compares what is shown with frames, to a millionth of a point.
@MainActor func expect(
  _ shown: [Shown], _ frames: [[CGFloat]], opacity: Double = 1,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isClose =
    shown.count == frames.count
    && zip(shown, frames).allSatisfy { shown, frame in
      let rect = shown.rect
      return abs(shown.opacity - opacity) < 1e-6
        && zip([rect.minX, rect.minY, rect.width, rect.height], frame).allSatisfy {
          abs($0 - $1) < 1e-6
        }
    }
  #expect(isClose, "\(shown), expected \(frames) \(opacity)", sourceLocation: sourceLocation)
}

let line = Animation.linear(duration: 1)
