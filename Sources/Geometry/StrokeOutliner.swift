/// Traces the outline of a stroke: along one side, round the end, back along the other side.
///
/// The result is meant for the non-zero rule: inner corners and tight curves overlap themselves.
struct StrokeOutliner {
  private let style: StrokeStyle
  private let half: CGFloat
  private var elements: [Path.Element] = []

  init(style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  /// The filled outline of a stroked path; empty for a width that is not above zero.
  static func outline(of path: Path, style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var outliner = StrokeOutliner(style: style)
    let dashing = PathDashing(style)
    for subpath in path.subpaths {
      for part in dashing?.dashes(of: subpath) ?? [subpath] { outliner.trace(part) }
    }
    return Path(elements: outliner.elements)
  }

  private mutating func trace(_ subpath: Subpath) {
    let pieces = subpath.segments.compactMap(DirectedSegment.init)
    guard let first = pieces.first, let last = pieces.last else {
      if !subpath.segments.isEmpty || subpath.isClosed { traceDot(at: subpath.start) }
      return
    }
    let back = pieces.reversed().map(\.reversed)
    if subpath.isClosed {
      traceLoop(pieces)
      traceLoop(back)
    } else {
      elements.append(.move(to: first.startSide(half)))
      traceSide(pieces)
      addCap(at: last.segment.end, direction: last.endDirection)
      traceSide(back)
      addCap(at: first.segment.start, direction: first.startDirection.opposite)
      elements.append(.closeSubpath)
    }
  }

  private mutating func traceLoop(_ pieces: [DirectedSegment]) {
    guard let first = pieces.first, let last = pieces.last else { return }
    elements.append(.move(to: first.startSide(half)))
    traceSide(pieces)
    addJoin(at: first.segment.start, from: last.endDirection, to: first.startDirection)
    elements.append(.closeSubpath)
  }

  private mutating func traceSide(_ pieces: [DirectedSegment]) {
    var before: DirectedSegment?
    for piece in pieces {
      if let before {
        addJoin(
          at: piece.segment.start, from: before.endDirection, to: piece.startDirection)
      }
      switch piece.segment {
      case .line: elements.append(.line(to: piece.endSide(half)))
      case .quadCurve, .curve: piece.segment.cubic.addOffset(half, to: &elements)
      }
      before = piece
    }
  }

  /// A subpath of no length: a disc, a square, or nothing.
  private mutating func traceDot(at center: CGPoint) {
    let right = Direction(dx: 1, dy: 0)
    guard style.lineCap != .butt else { return }
    elements.append(.move(to: right.side(of: center, half)))
    addCap(at: center, direction: right)
    addCap(at: center, direction: right.opposite)
    elements.append(.closeSubpath)
  }

  /// From one side of an end to the other.
  private mutating func addCap(at point: CGPoint, direction: Direction) {
    let far = direction.opposite.side(of: point, half)
    switch style.lineCap {
    case .butt: elements.append(.line(to: far))
    case .square:
      let near = direction.side(of: point, half)
      elements.append(.line(to: direction.ahead(of: near, half)))
      elements.append(.line(to: direction.ahead(of: far, half)))
      elements.append(.line(to: far))
    case .round:
      addArc(around: point, from: direction.turned(by: .pi / 2), sweep: -.pi)
    }
  }

  private mutating func addJoin(at point: CGPoint, from: Direction, to: Direction) {
    let end = to.side(of: point, half)
    let cross = from.dx * to.dy - from.dy * to.dx
    let dot = from.dx * to.dx + from.dy * to.dy
    if abs(cross) < 1e-9, dot > 0 {
      elements.append(.line(to: end))
    } else if cross > 0 {
      elements.append(.line(to: point))
      elements.append(.line(to: end))
    } else {
      addOuterJoin(at: point, from: from, to: to, dot: dot)
      elements.append(.line(to: end))
    }
  }

  private mutating func addOuterJoin(
    at point: CGPoint, from: Direction, to: Direction, dot: CGFloat
  ) {
    switch style.lineJoin {
    case .bevel: break
    case .round:
      let sweep = -acos(min(max(dot, -1), 1))
      addArc(around: point, from: from.turned(by: .pi / 2), sweep: sweep)
    case .miter:
      // The tip lies half the width over the cosine of half the turn from the point; the limit
      // bounds that quotient, as in PostScript.
      let ratio = (2 / max(1 + dot, 1e-12)).squareRoot()
      guard ratio <= style.miterLimit else { return }
      let x = -(from.dy + to.dy)
      let y = from.dx + to.dx
      let scale = half * ratio / hypot(x, y)
      elements.append(.line(to: CGPoint(x: point.x + x * scale, y: point.y + y * scale)))
    }
  }

  /// An arc of the stroke's half width that begins at `from` as seen from the centre.
  private mutating func addArc(around center: CGPoint, from: Direction, sweep: CGFloat) {
    let parts = max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / parts
    let k = 4.0 / 3.0 * tan(step / 4) * half
    var spoke = from
    for _ in 0..<Int(parts) {
      let next = spoke.turned(by: step)
      let start = spoke.ahead(of: center, half)
      let end = next.ahead(of: center, half)
      elements.append(
        .curve(
          to: end, control1: CGPoint(x: start.x - spoke.dy * k, y: start.y + spoke.dx * k),
          control2: CGPoint(x: end.x + next.dy * k, y: end.y - next.dx * k)))
      spoke = next
    }
  }
}

extension Path {
  /// The outline of the stroked path, to be filled with the non-zero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    StrokeOutliner.outline(of: self, style: style)
  }
}
