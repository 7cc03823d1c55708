import Geometry

/// A node that built something from its place in the window.
@MainActor package protocol GeometryDependent: ViewNode {
  /// Builds again when what was read is no longer so.
  func geometryMayHaveChanged()
}
