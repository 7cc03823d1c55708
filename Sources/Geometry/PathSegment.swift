/// A piece of an outline between two points.
enum PathSegment: Equatable {
  case line(from: CGPoint, to: CGPoint)
  case quadCurve(from: CGPoint, control: CGPoint, to: CGPoint)
  case curve(CubicCurve)

  var start: CGPoint {
    switch self {
    case .line(let from, _), .quadCurve(let from, _, _): from
    case .curve(let curve): curve.start
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let to), .quadCurve(_, _, let to): to
    case .curve(let curve): curve.end
    }
  }

  /// The same piece as a cubic.
  var cubic: CubicCurve {
    switch self {
    case .line(let from, let to):
      CubicCurve(
        start: from, control: CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2), end: to)
    case .quadCurve(let from, let control, let to):
      CubicCurve(start: from, control: control, end: to)
    case .curve(let curve): curve
    }
  }

  /// Arc length, in points.
  var length: CGFloat {
    switch self {
    case .line(let from, let to): hypot(to.x - from.x, to.y - from.y)
    case .quadCurve, .curve: cubic.length
    }
  }

  var element: Path.Element {
    switch self {
    case .line(_, let to): .line(to: to)
    case .quadCurve(_, let control, let to): .quadCurve(to: to, control: control)
    case .curve(let curve):
      .curve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
  }

  var reversed: PathSegment {
    switch self {
    case .line(let from, let to): .line(from: to, to: from)
    case .quadCurve(let from, let control, let to):
      .quadCurve(from: to, control: control, to: from)
    case .curve(let c):
      .curve(
        CubicCurve(start: c.end, control1: c.control2, control2: c.control1, end: c.start))
    }
  }

  /// The piece between two distances along it, out of its whole length.
  func part(from: CGFloat, to: CGFloat, of length: CGFloat) -> PathSegment {
    if from <= 0, to >= length { return self }
    switch self {
    case .line(let start, let end):
      func point(_ distance: CGFloat) -> CGPoint {
        let t = distance / length
        return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
      }
      return .line(from: from <= 0 ? start : point(from), to: to >= length ? end : point(to))
    case .quadCurve, .curve:
      let cubic = cubic
      let first = from <= 0 ? 0 : cubic.parameter(at: from, of: length)
      let last = to >= length ? 1 : cubic.parameter(at: to, of: length)
      guard first < last else {
        let point = cubic.point(at: first)
        return .line(from: point, to: point)
      }
      let part = cubic.part(from: first, to: last)
      guard case .quadCurve = self else { return .curve(part) }
      let control = CGPoint(
        x: part.start.x + (part.control1.x - part.start.x) * 1.5,
        y: part.start.y + (part.control1.y - part.start.y) * 1.5)
      return .quadCurve(from: part.start, control: control, to: part.end)
    }
  }
}

/// A connected part of a path.
struct Subpath {
  var start: CGPoint
  /// With the line that closes it, unless that has no length.
  var segments: [PathSegment]
  var isClosed: Bool
  /// Whether the last segment is the line that the close stands for.
  var endsWithClosingLine = false

  var lengths: [CGFloat] { segments.map(\.length) }

  /// The subpath as elements, from its move to its close.
  var elements: [Path.Element] {
    var elements: [Path.Element] = [.move(to: start)]
    elements += segments.dropLast(endsWithClosingLine ? 1 : 0).map(\.element)
    if isClosed { elements.append(.closeSubpath) }
    return elements
  }
}

extension Path {
  /// The connected parts in order. A line after a close begins a part at the start of the one before.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    var pen = PathPen()
    for element in elements {
      let from = pen.point
      let subpathStart = pen.subpathStart
      pen.follow(element)
      let segment: PathSegment
      switch element {
      case .move(let end):
        if let current { result.append(current) }
        current = Subpath(start: end, segments: [], isClosed: false)
        continue
      case .closeSubpath:
        if var closed = current {
          if from != subpathStart {
            closed.segments.append(.line(from: from, to: subpathStart))
            closed.endsWithClosingLine = true
          }
          closed.isClosed = true
          result.append(closed)
        }
        current = nil
        continue
      case .line(let end): segment = .line(from: from, to: end)
      case .quadCurve(let end, let control):
        segment = .quadCurve(from: from, control: control, to: end)
      case .curve(let end, let control1, let control2):
        segment = .curve(
          CubicCurve(start: from, control1: control1, control2: control2, end: end))
      }
      current = current ?? Subpath(start: from, segments: [], isClosed: false)
      current?.segments.append(segment)
    }
    if let current { result.append(current) }
    return result
  }
}
