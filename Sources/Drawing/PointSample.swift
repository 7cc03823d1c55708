import Geometry

/// The colour of a picture at one point, by the arithmetic that `docs/display-list.md` specifies.
///
/// Components are rounded to eight bits after each step, as in the layers of a renderer; the recorded
/// colours of blend modes show that. Exact for colours, gradients, clips, masks, blend modes and colour filters. A point has no
/// neighbours: edges are hard, blur changes nothing, shadows and encoded pixels are not seen. For
/// checks of colours without a renderer.
package struct PointSample {
  private var color: DisplayColor

  private init(_ color: DisplayColor) { self.color = color }

  /// The colour of items painted on nothing.
  package static func color(of items: [DisplayItem], at point: CGPoint) -> DisplayColor {
    var sample = PointSample(.clear)
    sample.paint(items, at: point)
    return sample.color
  }

  private mutating func paint(_ items: [DisplayItem], at point: CGPoint) {
    for item in items { paint(item, at: point) }
  }

  private mutating func paint(_ item: DisplayItem, at point: CGPoint) {
    switch item {
    case .group(let group): paint(group, at: point)
    case .shape(let shape):
      if shape.covers(point) { blend(shape.paint.color(at: point), shape.opacity, shape.blendMode) }
    case .glyphs(let glyphs):
      if glyphs.covers(point) {
        blend(glyphs.paint.color(at: point), glyphs.opacity, glyphs.blendMode)
      }
    case .image: break
    }
  }

  private mutating func paint(_ group: GroupItem, at point: CGPoint) {
    let determinant =
      group.transform.a * group.transform.d - group.transform.b * group.transform.c
    guard determinant != 0, determinant.isFinite else { return }
    let inner = point.applying(group.transform.inverted())
    if let clip = group.clip, !clip.path.contains(inner, eoFill: clip.isEvenOdd) { return }
    guard group.isolates else { return paint(group.items, at: inner) }
    var result = Self.color(of: group.items, at: inner)
    for filter in group.filters { result = filter.applied(to: result) ?? result }
    if let mask = group.mask { result.alpha *= Self.color(of: mask, at: inner).alpha }
    blend(result, group.opacity, group.blendMode)
  }

  private mutating func blend(_ source: DisplayColor, _ opacity: Double, _ mode: DisplayBlendMode) {
    var source = source.quantised
    source.alpha *= opacity
    color = mode.composite(source: source, over: color).rounded
  }
}

extension DisplayList {
  /// The colour at a point of the canvas, see `PointSample`.
  package func color(at point: CGPoint) -> DisplayColor { PointSample.color(of: items, at: point) }
}

extension DisplayColor {
  /// A colour to paint with in eight bits: exact halves round up, 0.9 is 230.
  fileprivate var quantised: DisplayColor {
    func byte(_ component: Double) -> Double {
      (min(1, max(0, component)) * 255).rounded() / 255
    }
    return DisplayColor(red: byte(red), green: byte(green), blue: byte(blue), alpha: alpha)
  }

  /// A result in eight bits: exact halves round down.
  fileprivate var rounded: DisplayColor {
    let (red, green, blue, alpha) = bytes
    return DisplayColor(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }
}

extension ShapeItem {
  fileprivate func covers(_ point: CGPoint) -> Bool {
    guard let stroke else { return path.contains(point, eoFill: isEvenOdd) }
    return path.strokedPath(stroke).contains(point)
  }
}

extension GlyphsItem {
  fileprivate func covers(_ point: CGPoint) -> Bool {
    guard size > 0 else { return false }
    return glyphs.contains { glyph in
      let y = (point.y - glyph.origin.y) / size
      let x = (point.x - glyph.origin.x) / size + slant * y
      return glyph.outline.path.contains(CGPoint(x: x, y: y))
    }
  }
}
