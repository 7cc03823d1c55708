import Drawing
import Geometry
import LayoutCore
import ViewCore
import Views
import os

/// One view mounted in a tree of its own, with what it is to be shown under.
///
/// A stage lives for one snapshot: it is built, settled, perhaps acted upon, and read.
@MainActor package final class Stage {
  package let graph: ViewGraph
  package let environment: EnvironmentValues
  private let rebuild: @MainActor (ViewGraph) -> Void

  /// - Parameters:
  ///   - seeds: values of the states of the view of type `seededType`, by property name.
  ///   - scroll: where scroll views stand, by name; see `ScrollRegistry`.
  ///   - time: seconds that pass after the appearance; nil to settle.
  package init(
    _ view: any View, canvas: ViewCore.Canvas, environment: EnvironmentValues,
    seeds: [String: Any] = [:], seededType: Any.Type? = nil,
    scroll: [String: ScrollRequest] = [:], time: Double? = nil
  ) {
    graph = ViewGraph(canvas: canvas)
    graph.scrollRequests = scroll
    graph.seeds = seeds
    graph.seededType = seededType
    self.environment = environment
    StoryLocale.set(environment.locale)
    func update<V: View>(_ view: V) -> @MainActor (ViewGraph) -> Void {
      { $0.update(view, environment: environment) }
    }
    rebuild = update(view)
    settle(passing: time) { $0.rebuild($0.graph) }
  }

  /// Changes something and settles, or lets seconds pass instead; errors that component code logs
  /// meanwhile become warnings.
  private func settle(passing seconds: Double? = nil, _ change: (Stage) -> Void) {
    let graph = graph
    LogSink.receiving({ type, message in
      if type == .error || type == .fault { graph.warn(.component, message) }
    }) {
      graph.perform { change(self) }
      if let seconds { graph.pass(seconds) } else { graph.settle() }
    }
  }

  /// Sets states to new values, as a story's controls do, and settles, or lets seconds pass instead.
  package func set(_ values: [String: Any], passing seconds: Double? = nil) {
    settle(passing: seconds) { stage in
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        if stage.graph.seededBoxes[name]?.setAny(value) != true {
          stage.graph.warn(.unknownValue, "\(name) is no state of this story, or of another type")
        }
      }
    }
  }

  /// Acts on the tree, as a touch does, and settles, or lets seconds pass instead; whether the action
  /// ran.
  package func act(passing seconds: Double? = nil, _ action: (Stage) -> Bool) -> Bool {
    var ran = false
    settle(passing: seconds) { ran = action($0) }
    return ran
  }

  /// Lets seconds pass.
  package func pass(_ seconds: Double) { settle(passing: seconds) { _ in } }

  /// The size of the picture, in points.
  package var size: CGSize { graph.root?.placedSize ?? .zero }

  /// The picture: the system background, then the view. Rule: opaque, so that its pixels never
  /// depend on what it is shown on.
  package var displayList: DisplayList {
    var painter = Painter()
    // A view below may prefer another colour scheme for the whole picture.
    let background = Color(.system(.background))
      .displayColor(in: graph.root?.environment ?? environment)
    painter.draw(
      Path(CGRect(origin: .zero, size: size)), paint: .color(background))
    return DisplayList(size: size, items: painter.items + content)
  }

  /// What the view itself paints.
  package var content: [DisplayItem] {
    var painter = Painter()
    graph.root?.paint(&painter)
    return painter.items
  }
}
