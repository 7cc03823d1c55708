import Drawing
import Geometry

extension SVGRenderer {
  /// An item with an angular gradient: wedges of one colour each, seen through the item in white.
  ///
  /// Wedges overlap, so that no seam shows. The outline is therefore a mask: engines apply a clip to
  /// each wedge by itself, and its soft edge would grow hard. Alpha is a mask of grey wedges.
  mutating func angular(
    _ gradient: Paint, through outline: DisplayItem, bounds: CGRect, opacity: Double,
    mode: DisplayBlendMode, at placement: Placement
  ) {
    guard gradient.isVisible, let wheel = AngularWedges(gradient, around: bounds) else { return }
    warn(.angularGradient)
    paint(mode, at: placement) { renderer, mode in
      var element = ElementAttributes()
      element.transform = placement.transform
      element.opacity = opacity
      element.blendMode = mode
      element.mask = renderer.defineMask([outline], visible: bounds)
      var inner = ElementAttributes()
      if !wheel.isOpaque {
        var grey = ByteWriter()
        grey.append(wheel) { DisplayColor(red: $0.alpha, green: $0.alpha, blue: $0.alpha) }
        inner.mask = renderer.defineMask(grey, region: wheel.bounds)
      }
      let depth = renderer.open(&element, clips: placement.clips)
      let tone = renderer.tone
      renderer.body.append("<g")
      renderer.body.append(element)
      renderer.body.append(inner.isEmpty ? ">" : "><g")
      if !inner.isEmpty {
        renderer.body.append(inner)
        renderer.body.append(">")
      }
      renderer.body.append(wheel) { $0.toned(tone) }
      renderer.body.append(inner.isEmpty ? "</g>" : "</g></g>")
      renderer.close(depth)
    }
  }
}

/// An angular gradient cut into wedges.
struct AngularWedges {
  struct Wedge {
    /// Radians.
    var start: Double
    var color: DisplayColor
  }

  /// The widest wedge: finer ones cannot be told apart by their straight outer edge or their colour.
  private static let step = 2 * Double.pi / 180

  let center: CGPoint
  let radius: CGFloat
  let bounds: CGRect
  private(set) var wedges: [Wedge] = []

  var isOpaque: Bool { wedges.allSatisfy { $0.color.alpha == 1 } }

  init?(_ paint: Paint, around bounds: CGRect) {
    guard case .angularGradient(let stops, let center, let start, let end) = paint, !bounds.isNull
    else { return nil }
    self.center = center
    self.bounds = bounds
    let x = max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x))
    let y = max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y))
    // The straight outer edge of a quarter turn must still lie outside.
    radius = (hypot(x, y) + 1) * 2.0.squareRoot()
    let turn = 2 * Double.pi
    let span = min(max(end.radians - start.radians, -turn), turn)
    let first = span < 0 ? start.radians + span : start.radians
    let width = abs(span)
    let ordered = span < 0 ? stops.mirrored : stops
    guard let head = ordered.first, let tail = ordered.last else { return nil }
    let count = Int((width / Self.step).rounded(.up))
    for index in 0..<count {
      let from = width * Double(index) / Double(count)
      let middle = (Double(index) + 0.5) / Double(count)
      wedges.append(Wedge(start: first + from, color: ordered.color(at: middle)))
    }
    // What the stops leave of the turn: the end's colour first, then the start's.
    let rest = turn - width
    if rest > 1e-9 {
      for index in 0..<8 {
        let color = index < 4 ? tail.color : head.color
        wedges.append(Wedge(start: first + width + rest * Double(index) / 8, color: color))
      }
    }
  }

  /// A wedge runs on below its successors for a quarter turn, but not past the end of the turn: near
  /// the centre, where all wedges are thinner than a pixel, nothing else then shines through.
  func range(_ index: Int) -> (start: Double, end: Double) {
    let start = wedges[index].start
    return (start, min(start + .pi / 2, wedges[0].start + 2 * .pi))
  }
}

extension [GradientStop] {
  /// The same stops read from the other end.
  fileprivate var mirrored: [GradientStop] {
    reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
  }

  /// The colour at a location, interpolated without premultiplying.
  fileprivate func color(at location: CGFloat) -> DisplayColor {
    guard let after = firstIndex(where: { $0.location >= location }) else {
      return last?.color ?? .clear
    }
    guard after > 0 else { return self[0].color }
    let (a, b) = (self[after - 1], self[after])
    let t = (location - a.location) / (b.location - a.location)
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
    return DisplayColor(
      red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha))
  }
}

extension ByteWriter {
  /// The wedges as triangles over a ground in the last one's colour.
  fileprivate mutating func append(
    _ wheel: AngularWedges, color: (DisplayColor) -> DisplayColor
  ) {
    guard let last = wheel.wedges.last else { return }
    append("<rect")
    append(region: wheel.bounds)
    append(fill: .color(color(last.color).opaque), opacity: 1)
    append("/>")
    for index in wheel.wedges.indices {
      let (start, end) = wheel.range(index)
      func point(_ angle: Double) -> CGPoint {
        CGPoint(
          x: wheel.center.x + wheel.radius * cos(angle),
          y: wheel.center.y + wheel.radius * sin(angle))
      }
      append("<path d=\"")
      append(
        PathData([
          .move(to: wheel.center), .line(to: point(start)), .line(to: point(end)), .closeSubpath,
        ]))
      append("\"")
      append(fill: .color(color(wheel.wedges[index].color).opaque), opacity: 1)
      append("/>")
    }
  }
}

extension DisplayColor {
  fileprivate var opaque: DisplayColor { DisplayColor(red: red, green: green, blue: blue) }
}
