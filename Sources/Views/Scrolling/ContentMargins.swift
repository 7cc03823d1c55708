import Geometry
import ViewCore

/// What content margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Placement: Hashable { case automatic, scrollContent, scrollIndicators }
  private let placement: Placement

  public static var automatic: ContentMarginPlacement { Self(placement: .automatic) }
  public static var scrollContent: ContentMarginPlacement { Self(placement: .scrollContent) }
  public static var scrollIndicators: ContentMarginPlacement { Self(placement: .scrollIndicators) }

  /// Rule S7: margins of indicators move nothing.
  var movesContent: Bool { placement != .scrollIndicators }
}

extension View {
  /// Sets margins of the scroll view in this view. Rule S7: along its axes the content starts that
  /// much later; across them the scroll view grows.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    changingEnvironment {
      guard placement.movesContent else { return }
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && insets[edge].isFinite {
        $0.scrollConfiguration.layout.contentMargins[edge] = insets[edge]
      }
    }
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(length == nil ? [] : edges, EdgeInsets(length ?? 0, edges: .all), for: placement)
  }

  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
