import Drawing
import Geometry

/// A first look over the list: what repeats and whether anything blends.
struct Survey {
  private(set) var blends = false
  private(set) var glyphTable = GlyphTable()
  private(set) var images: [ImageKey: Int] = [:]
  private(set) var outlines: [OutlineKey: Int] = [:]
  private(set) var expectedBytes = 0

  mutating func visit(_ items: [DisplayItem]) {
    for item in items {
      if item.blendMode != .normal { blends = true }
      expectedBytes += 100
      switch item {
      case .group(let group):
        visit(group.items)
        if let mask = group.mask { visit(mask) }
      case .shape(let shape):
        if let key = OutlineKey(shape) { outlines[key, default: 0] += 1 }
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
    let (size, slant) = (run.size, run.slant)
    for index in run.glyphs.indices {
      glyphTable.countUse(glyphTable.index(of: run.glyphs[index], size: size, slant: slant))
    }
  }
}
