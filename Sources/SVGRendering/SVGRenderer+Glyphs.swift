import Drawing
import Geometry

extension SVGRenderer {
  /// A run of glyphs: as text, or as outlines in one path, or as references to shared glyphs in one
  /// group.
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
      if renderer.options.text == .live, let live = LiveRun(run) {
        renderer.liveRun(run, live, mode: mode, at: placement)
      } else if renderer.isInline(run) {
        renderer.inlineRun(run, mode: mode, at: placement)
      } else {
        renderer.sharedRun(run, origin: first.origin, mode: mode, at: placement)
      }
    }
  }

  /// Whether every glyph is written where it stands. Gradients ask for that: they lie in the run's
  /// coordinates, not in those of a referred glyph.
  private mutating func isInline(_ run: GlyphsItem) -> Bool {
    let isColor = if case .color = run.paint { true } else { false }
    for glyph in run.glyphs {
      if glyph.outline.isColored { return false }
      guard isColor else { continue }
      let index = index(of: glyph, in: run)
      if glyphTable.sharing[index].isShared { return false }
    }
    return true
  }

  @inline(__always)
  private mutating func index(of glyph: borrowing GlyphsItem.Glyph, in run: GlyphsItem) -> Int {
    glyphTable.index(of: glyph, size: run.size, slant: run.slant)
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
      body.append(
        glyphTable.data(of: index(of: glyph, in: run)),
        movedX: DecimalWriter.thousandths(glyph.origin.x + baked.tx),
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
    let isColor = if case .color = paint { true } else { false }
    let depth = open(&element, clips: placement.clips)
    body.append("<g")
    body.append(element)
    body.append(fill: paint, opacity: run.opacity)
    body.append(">")
    for glyph in run.glyphs {
      let x = DecimalWriter.thousandths(glyph.origin.x - origin.x)
      let y = DecimalWriter.thousandths(glyph.origin.y - origin.y)
      let index = index(of: glyph, in: run)
      if glyph.outline.isColored {
        bitmap(index, x: x, y: y, opacity: paint.alpha * run.opacity)
      } else if isColor, glyphTable.sharing[index].isShared {
        if !glyphTable.sharing[index].isDefined { defineGlyph(index) }
        body.append(glyph: index, of: glyphTable, x: x, y: y)
        body.append("/>")
      } else {
        let data = glyphTable.data(of: index)
        if data.isEmpty { continue }
        body.append("<path d=\"")
        body.append(data, movedX: x, y: y)
        body.append("\"/>")
      }
    }
    body.append("</g>")
    close(depth)
  }

  private mutating func defineGlyph(_ index: Int) {
    let identifier = ids.next()
    definitions.append("<path id=\"")
    definitions.append(identifier.bytes)
    definitions.append("\" d=\"")
    definitions.append(glyphTable.data(of: index))
    definitions.append("\"/>")
    glyphTable.setReference(identifier, of: index)
  }

  /// A colour glyph: an image in place, or a reference to one.
  private mutating func bitmap(_ index: Int, x: Int, y: Int, opacity: Double) {
    guard let bitmap = glyphTable.entries[index].outline.bitmap else { return }
    let size = glyphTable.entries[index].key.size
    let frame = CGRect(
      x: bitmap.frame.minX * size, y: bitmap.frame.minY * size, width: bitmap.frame.width * size,
      height: bitmap.frame.height * size)
    let moved = frame.offsetBy(dx: CGFloat(x) / 1_000, dy: CGFloat(y) / 1_000)
    if tone != .natural {
      body.append("<g")
      body.attribute(" filter=\"", url: defineFilter([.flat(tone)], region: moved))
      body.append(">")
    }
    if glyphTable.sharing[index].isShared {
      if !glyphTable.sharing[index].isDefined { defineBitmap(bitmap.png, frame, index) }
      body.append(glyph: index, of: glyphTable, x: x, y: y)
    } else {
      body.append("<image")
      body.append(image: bitmap.png, format: .png, frame: moved)
    }
    if opacity < 1 { body.attribute(" opacity=\"", factor: opacity) }
    body.append("/>")
    if tone != .natural { body.append("</g>") }
  }

  private mutating func defineBitmap(_ png: [UInt8], _ frame: CGRect, _ index: Int) {
    let identifier = ids.next()
    definitions.append("<image id=\"")
    definitions.append(identifier.bytes)
    definitions.append("\"")
    definitions.append(image: png, format: .png, frame: frame)
    definitions.append("/>")
    glyphTable.setReference(identifier, of: index)
  }
}

extension GlyphsItem {
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
