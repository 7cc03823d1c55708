import CClipper
import Geometry

/// A path as polygons on a grid of thousandths of a point: what the clipping library works on.
///
/// Curves become lines that stray from them by at most `tolerance`.
struct FlattenedPath {
  /// Points, in both senses.
  static let tolerance: CGFloat = 0.01
  /// Grid steps per point.
  private static let scale: CGFloat = 1_000
  /// Points beyond this are pulled in: the grid ends at a milliard steps.
  private static let farthest: CGFloat = 1_000_000
  /// Lines a curve becomes at most.
  private static let maximumParts: CGFloat = 1_000

  struct Subpath {
    var points: [CGPoint]
    var isClosed: Bool
  }

  private(set) var subpaths: [Subpath] = []

  init(_ path: Path) {
    var current: [CGPoint] = []
    var isClosed = false
    func finished() -> Subpath? {
      current.count > 1 ? Subpath(points: current, isClosed: isClosed) : nil
    }
    for element in path.elements {
      switch element {
      case .move(let end):
        if let subpath = finished() { subpaths.append(subpath) }
        current = [end]
        isClosed = false
      case .closeSubpath:
        isClosed = true
        if let subpath = finished() { subpaths.append(subpath) }
        current = current.first.map { [$0] } ?? []
        isClosed = false
      case .line(let end): current.append(end)
      case .quadCurve(let end, let control):
        guard let start = current.last else { break }
        Self.append(CubicCurve(start: start, control: control, end: end), to: &current)
      case .curve(let end, let control1, let control2):
        guard let start = current.last else { break }
        Self.append(
          CubicCurve(start: start, control1: control1, control2: control2, end: end), to: &current)
      }
    }
    if let subpath = finished() { subpaths.append(subpath) }
  }

  /// Wang's formula: a curve of degree 3 cut into n parts strays by at most 3/4 · M / n², where M is
  /// the largest second difference of its points.
  private static func append(_ curve: CubicCurve, to points: inout [CGPoint]) {
    func second(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    }
    let bend = max(
      second(curve.start, curve.control1, curve.control2),
      second(curve.control1, curve.control2, curve.end))
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let count = wanted.isFinite ? Int(max(1, min(maximumParts, wanted))) : 1
    for index in 1...count { points.append(curve.point(at: CGFloat(index) / CGFloat(count))) }
  }

  /// The path that paths of the library draw.
  init(_ paths: OpaquePointer) {
    for index in 0..<CClipperPathsCount(paths) {
      guard let coordinates = CClipperPathsCoordinates(paths, index) else { continue }
      let points = (0..<CClipperPathsPointCount(paths, index)).map { point in
        CGPoint(
          x: CGFloat(coordinates[2 * point]) / Self.scale,
          y: CGFloat(coordinates[2 * point + 1]) / Self.scale)
      }
      subpaths.append(Subpath(points: points, isClosed: CClipperPathsIsClosed(paths, index)))
    }
  }

  var path: Path {
    Path { path in
      for subpath in subpaths {
        path.addLines(subpath.points)
        if subpath.isClosed { path.closeSubpath() }
      }
    }
  }

  /// The subpaths for the library; the caller destroys them. Nil when memory runs out.
  ///
  /// - Parameter asLines: open subpaths stay open; else every subpath is an area.
  func clipperPaths(asLines: Bool) -> OpaquePointer? {
    guard let paths = CClipperPathsCreate() else { return nil }
    for subpath in subpaths {
      var points = subpath.points
      if asLines, subpath.isClosed, let first = points.first { points.append(first) }
      let coordinates = points.flatMap { [Self.grid($0.x), Self.grid($0.y)] }
      let added = CClipperPathsAppend(
        paths, coordinates, points.count, !asLines)
      if !added {
        CClipperPathsDestroy(paths)
        return nil
      }
    }
    return paths
  }

  private static func grid(_ value: CGFloat) -> Int64 {
    let limited = value.isFinite ? min(max(value, -farthest), farthest) : 0
    return Int64((limited * scale).rounded())
  }
}
