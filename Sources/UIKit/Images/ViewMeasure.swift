import Geometry
import LayoutCore
import ViewCore
import Views

/// Measures a view that is in no tree.
package enum ViewMeasure {
  /// The size that a view takes in a proposal; `nil` along an axis is its ideal length.
  @MainActor package static func size<V: View>(
    of view: V, in proposal: ProposedViewSize = .unspecified, environment: EnvironmentValues
  ) -> CGSize {
    let outer = ViewGraph.current
    defer { ViewGraph.current = outer }
    let probe = SizeProbe()
    let graph = ViewGraph(canvas: Canvas(width: proposal.width, height: proposal.height))
    graph.update(view.background(SizeReader(probe: probe)), environment: environment)
    graph.settle()
    return probe.size
  }
}

/// Where a measured size is left.
private final class SizeProbe {
  var size = CGSize.zero
}

/// Takes the size of what it lies behind.
private struct SizeReader: View {
  let probe: SizeProbe

  var body: some View {
    GeometryReader { proxy in
      note(proxy.size)
    }
  }

  private func note(_ size: CGSize) -> EmptyView {
    probe.size = size
    return EmptyView()
  }
}
