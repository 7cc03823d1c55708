import CClipper
import Geometry

// Coverage: approximation (curves of the results are lines that stray by at most 0.01 pt).
extension Path {
  /// The area inside, as subpaths that neither cross nor overlap.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), CClipperUnion, isEvenOdd: eoFill)
  }

  /// The area inside both.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, CClipperIntersection, isEvenOdd: eoFill)
  }

  /// The area inside either.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, CClipperUnion, isEvenOdd: eoFill)
  }

  /// The area inside this path and outside the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, CClipperDifference, isEvenOdd: eoFill)
  }

  /// The area inside exactly one of both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, CClipperXor, isEvenOdd: eoFill)
  }

  /// The parts of this path's line that lie inside the other's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, CClipperIntersection, isEvenOdd: eoFill, asLines: true)
  }

  /// The parts of this path's line that lie outside the other's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, CClipperDifference, isEvenOdd: eoFill, asLines: true)
  }

  /// The result, or this path where the library gives up: on numbers that are none and when memory runs out.
  private func combined(
    with other: Path, _ operation: CClipperOperation, isEvenOdd: Bool, asLines: Bool = false
  ) -> Path {
    guard let subject = FlattenedPath(self).clipperPaths(asLines: asLines) else { return self }
    defer { CClipperPathsDestroy(subject) }
    guard let clip = FlattenedPath(other).clipperPaths(asLines: false) else { return self }
    defer { CClipperPathsDestroy(clip) }
    guard let result = CClipperCombine(operation, subject, isEvenOdd, clip, isEvenOdd) else {
      return self
    }
    defer { CClipperPathsDestroy(result) }
    return FlattenedPath(result).path
  }
}
