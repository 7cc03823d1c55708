import Geometry

extension Path {
  /// The same picture for the non-zero rule as this path gives for the even-odd rule, as long as its
  /// outlines do not cross: each is turned by how many others it lies in.
  func nonZeroFromEvenOdd() -> Path {
    let outlines = subpaths.map { ($0, Polygon($0)) }
    var result: [Element] = []
    for (index, (outline, polygon)) in outlines.enumerated() {
      guard let probe = polygon.points.first else { continue }
      let depth = outlines.enumerated().count { other, entry in
        other != index && entry.1.contains(probe)
      }
      let isClockwise = polygon.signedArea > 0
      result += isClockwise == (depth % 2 == 0) ? outline : Self.reversed(outline)
    }
    return Path(elements: result)
  }

  /// All outlines run the other way.
  func reversed() -> Path { Path(elements: subpaths.flatMap(Self.reversed)) }

  /// Positive when the largest outline runs clockwise (y downwards).
  var largestSignedArea: CGFloat {
    subpaths.map { Polygon($0).signedArea }.max { abs($0) < abs($1) } ?? 0
  }

  /// Those of the outlines that are less wide than a length.
  func outlines(narrowerThan width: CGFloat) -> Path {
    Path(elements: subpaths.filter { Path(elements: $0).boundingRect.width < width }.flatMap { $0 })
  }

  /// Runs of elements that each begin with a move.
  private var subpaths: [[Element]] {
    var result: [[Element]] = []
    for element in elements {
      if case .move = element { result.append([]) }
      if result.isEmpty { continue }
      result[result.count - 1].append(element)
    }
    return result
  }

  private static func reversed(_ subpath: [Element]) -> [Element] {
    guard case .move(let start)? = subpath.first else { return subpath }
    let drawn = subpath.dropFirst().filter { $0 != .closeSubpath }
    var ends = [start] + drawn.compactMap(\.end)
    var result: [Element] = [.move(to: ends.removeLast())]
    for element in drawn.reversed() {
      guard let end = ends.popLast() else { break }
      switch element {
      case .quadCurve(_, let control): result.append(.quadCurve(to: end, control: control))
      case .curve(_, let control1, let control2):
        result.append(.curve(to: end, control1: control2, control2: control1))
      default: result.append(.line(to: end))
      }
    }
    return subpath.count == drawn.count + 1 ? result : result + [.closeSubpath]
  }
}

/// A subpath with its curves cut into a few chords: enough to tell inside from outside.
private struct Polygon {
  var points: [CGPoint] = []

  init(_ subpath: [Path.Element]) {
    for element in subpath {
      let start = points.last ?? .zero
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadCurve(let end, let control):
        points += [CubicCurve(start: start, control: control, end: end).point(at: 0.5), end]
      case .curve(let end, let control1, let control2):
        let curve = CubicCurve(start: start, control1: control1, control2: control2, end: end)
        points += [0.25, 0.5, 0.75].map { curve.point(at: $0) } + [end]
      case .closeSubpath: break
      }
    }
  }

  var signedArea: CGFloat {
    var sum: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      sum += point.x * next.y - next.x * point.y
    }
    return sum / 2
  }

  /// By the number of edges to the right.
  func contains(_ probe: CGPoint) -> Bool {
    var isInside = false
    for (index, a) in points.enumerated() {
      let b = points[(index + 1) % points.count]
      guard (a.y > probe.y) != (b.y > probe.y) else { continue }
      if probe.x < a.x + (probe.y - a.y) / (b.y - a.y) * (b.x - a.x) { isInside.toggle() }
    }
    return isInside
  }
}
