import Geometry
import LayoutCore
import ViewCore

/// The kind of distance that content keeps from the edges of its scene: 16 on iOS.
public struct ScenePadding: Equatable, Sendable {
  let kind: Int
  public static let minimum = ScenePadding(kind: 0)
  public static let navigationBar = ScenePadding(kind: 1)
}

extension View {
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }

  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View { self.padding(edges, 16) }
}
