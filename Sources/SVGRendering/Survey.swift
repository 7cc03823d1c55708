import Drawing
import Geometry

/// A first look over the list: what repeats and whether anything blends.
struct Survey {
  private(set) var blends = false
  /// How often each outline of each size is drawn in one colour.
  private(set) var glyphs: [GlyphKey: GlyphUse] = [:]
  private(set) var images: [ImageKey: Int] = [:]
  private(set) var expectedBytes = 0

  struct GlyphUse {
    let outline: GlyphOutline
    var count: Int
  }

  mutating func visit(_ items: [DisplayItem]) {
    for item in items {
      if item.blendMode != .normal { blends = true }
      expectedBytes += 100
      switch item {
      case .group(let group):
        visit(group.items)
        if let mask = group.mask { visit(mask) }
      case .shape: break
      case .glyphs(let run): visit(run)
      case .image(let image):
        images[ImageKey(image), default: 0] += 1
        expectedBytes += image.data.count * 4 / 3
      }
    }
  }

  private mutating func visit(_ run: GlyphsItem) {
    expectedBytes += run.glyphs.count * 40
    guard case .color = run.paint else { return }
    for glyph in run.glyphs {
      let key = GlyphKey(glyph.outline, size: run.size, slant: run.slant)
      if let use = glyphs.index(forKey: key) {
        glyphs.values[use].count += 1
      } else {
        glyphs[key] = GlyphUse(outline: glyph.outline, count: 1)
      }
    }
  }
}
