import Drawing
import Geometry

extension SVGRenderer {
  /// A run of glyphs as outlines: one path, or references to shared glyphs in one group.
  mutating func glyphs(_ run: GlyphsItem, at placement: Placement) {
    guard run.opacity > 0, let first = run.glyphs.first, placement.shows(run.roughBounds) else {
      return
    }
    if case .angularGradient = run.paint {
      var outline = run
      outline.paint = .color(.white)
      outline.opacity = 1
      outline.blendMode = .normal
      return angular(
        run.paint, through: .glyphs(outline), bounds: run.bounds, opacity: run.opacity,
        mode: run.blendMode, at: placement)
    }
    guard run.paint.isVisible else { return }
    paint(run.blendMode, at: placement) { renderer, mode in
      if renderer.isInline(run) {
        renderer.inlineRun(run, mode: mode, at: placement)
      } else {
        renderer.sharedRun(run, origin: first.origin, mode: mode, at: placement)
      }
    }
  }

  /// Whether every glyph is written where it stands. Gradients ask for that: they lie in the run's
  /// coordinates, not in those of a referred glyph.
  private mutating func isInline(_ run: GlyphsItem) -> Bool {
    guard case .color = run.paint else {
      return run.glyphs.allSatisfy { $0.outline.bitmap == nil }
    }
    for glyph in run.glyphs {
      if glyph.outline.bitmap != nil { return false }
      if glyphTable.entry(for: glyph.outline, key: run.key(of: glyph)).isShared { return false }
    }
    return true
  }

  private mutating func inlineRun(
    _ run: GlyphsItem, mode: StaticString?, at placement: Placement
  ) {
    let isMoved = placement.transform.isTranslation
    var element = ElementAttributes()
    element.blendMode = mode
    element.transform = isMoved ? .identity : placement.transform
    let baked = isMoved ? placement.transform : .identity
    let paint = resolve(run.paint, transform: baked)
    let depth = open(&element, clips: placement.clips)
    body.append("<path d=\"")
    for glyph in run.glyphs {
      let entry = glyphTable.entry(for: glyph.outline, key: run.key(of: glyph))
      body.append(
        entry.data, movedX: DecimalWriter.thousandths(glyph.origin.x + baked.tx),
        y: DecimalWriter.thousandths(glyph.origin.y + baked.ty))
    }
    body.append("\"")
    body.append(fill: paint, opacity: run.opacity)
    body.append(element)
    body.append("/>")
    close(depth)
  }

  /// One group at the first glyph's place; the others are so much further along the line.
  private mutating func sharedRun(
    _ run: GlyphsItem, origin: CGPoint, mode: StaticString?, at placement: Placement
  ) {
    var element = ElementAttributes()
    element.blendMode = mode
    element.transform = CGAffineTransform(translationX: origin.x, y: origin.y)
      .concatenating(placement.transform)
    let toRun = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    let paint = resolve(run.paint, transform: toRun)
    let depth = open(&element, clips: placement.clips)
    body.append("<g")
    body.append(element)
    body.append(fill: paint, opacity: run.opacity)
    body.append(">")
    let alpha = paint.alpha * run.opacity
    for glyph in run.glyphs {
      let x = DecimalWriter.thousandths(glyph.origin.x - origin.x)
      let y = DecimalWriter.thousandths(glyph.origin.y - origin.y)
      let key = run.key(of: glyph)
      if let bitmap = glyph.outline.bitmap {
        self.bitmap(bitmap, glyph.outline, key, x: x, y: y, opacity: alpha)
        continue
      }
      let entry = glyphTable.entry(for: glyph.outline, key: key)
      if entry.data.isEmpty { continue }
      if entry.isShared, case .color = paint {
        let identifier = entry.identifier ?? defineGlyph(entry.data, key)
        body.append(use: identifier, x: x, y: y)
        body.append("/>")
      } else {
        body.append("<path d=\"")
        body.append(entry.data, movedX: x, y: y)
        body.append("\"/>")
      }
    }
    body.append("</g>")
    close(depth)
  }

  private mutating func defineGlyph(_ data: PathData, _ key: GlyphKey) -> Identifier {
    let identifier = ids.next()
    definitions.append("<path id=\"")
    definitions.append(identifier.bytes)
    definitions.append("\" d=\"")
    definitions.append(data)
    definitions.append("\"/>")
    glyphTable.name(identifier, for: key)
    return identifier
  }

  /// A colour glyph: an image in place, or a reference to one.
  private mutating func bitmap(
    _ bitmap: GlyphBitmap, _ outline: GlyphOutline, _ key: GlyphKey, x: Int, y: Int,
    opacity: Double
  ) {
    let entry = glyphTable.entry(for: outline, key: key)
    let frame = CGRect(
      x: bitmap.frame.minX * key.size, y: bitmap.frame.minY * key.size,
      width: bitmap.frame.width * key.size, height: bitmap.frame.height * key.size)
    let filter = tone == .natural ? nil : toneFilter(over: frame, x: x, y: y)
    if let filter {
      body.append("<g")
      body.attribute(" filter=\"", url: filter)
      body.append(">")
    }
    if entry.isShared {
      let identifier = entry.identifier ?? defineBitmap(bitmap.png, frame, key)
      body.append(use: identifier, x: x, y: y)
    } else {
      body.append("<image")
      let moved = frame.offsetBy(dx: CGFloat(x) / 1_000, dy: CGFloat(y) / 1_000)
      body.append(image: bitmap.png, format: .png, frame: moved)
    }
    if opacity < 1 { body.attribute(" opacity=\"", factor: opacity) }
    body.append("/>")
    if filter != nil { body.append("</g>") }
  }

  private mutating func defineBitmap(
    _ png: [UInt8], _ frame: CGRect, _ key: GlyphKey
  ) -> Identifier {
    let identifier = ids.next()
    definitions.append("<image id=\"")
    definitions.append(identifier.bytes)
    definitions.append("\"")
    definitions.append(image: png, format: .png, frame: frame)
    definitions.append("/>")
    glyphTable.name(identifier, for: key)
    return identifier
  }

  private mutating func toneFilter(over frame: CGRect, x: Int, y: Int) -> Identifier {
    let moved = frame.offsetBy(dx: CGFloat(x) / 1_000, dy: CGFloat(y) / 1_000)
    return defineFilter([.flat(tone)], region: moved)
  }
}

extension GlyphsItem {
  func key(of glyph: Glyph) -> GlyphKey { GlyphKey(glyph.outline, size: size, slant: slant) }

  /// A rectangle that surely holds the run: two ems around every pen position.
  var roughBounds: CGRect {
    var bounds = PointBounds()
    for glyph in glyphs { bounds.include(glyph.origin) }
    return bounds.rect.insetBy(dx: -2 * size, dy: -2 * size)
  }
}

extension ByteWriter {
  /// Opens a reference moved by thousandths of a point.
  mutating func append(use identifier: Identifier, x: Int, y: Int) {
    append("<use href=\"#")
    append(identifier.bytes)
    append("\"")
    if x != 0 {
      append(" x=\"")
      append(thousandths: x)
      append("\"")
    }
    if y != 0 {
      append(" y=\"")
      append(thousandths: y)
      append("\"")
    }
  }
}
