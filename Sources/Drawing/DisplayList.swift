import Geometry

/// A picture: what is painted, in painting order, in root coordinates. A plain value between layout
/// and the renderers; nothing in it knows what a view is. Specified in `docs/display-list.md`.
package struct DisplayList: Equatable, Sendable {
  /// The size of the canvas, in points.
  package var size: CGSize
  /// The root group: always isolated.
  package var items: [DisplayItem]

  package init(size: CGSize, items: [DisplayItem]) {
    self.size = size
    self.items = items
  }
}

/// One of the four kinds of things in a display list.
package indirect enum DisplayItem: Equatable, Sendable {
  case group(GroupItem)
  case shape(ShapeItem)
  case glyphs(GlyphsItem)
  case image(ImageItem)
}

/// Items painted together. Order of operations: children → filters → clip → mask → opacity and blend.
///
/// A group with only a clip or a transform does *not* isolate: blended items inside it still reach
/// the backdrop outside. A group isolates when `isIsolated`, or has a mask, filters, or an opacity
/// below one.
package struct GroupItem: Equatable, Sendable {
  package var items: [DisplayItem]
  package var transform: CGAffineTransform
  package var opacity: Double
  package var blendMode: DisplayBlendMode
  package var isIsolated: Bool
  package var clip: ClipPath?
  /// Painted apart; its alpha multiplies the group's.
  package var mask: [DisplayItem]?
  package var filters: [DisplayFilter]

  package init(
    items: [DisplayItem], transform: CGAffineTransform = .identity, opacity: Double = 1,
    blendMode: DisplayBlendMode = .normal, isIsolated: Bool = false, clip: ClipPath? = nil,
    mask: [DisplayItem]? = nil, filters: [DisplayFilter] = []
  ) {
    self.items = items
    self.transform = transform
    self.opacity = opacity
    self.blendMode = blendMode
    self.isIsolated = isIsolated
    self.clip = clip
    self.mask = mask
    self.filters = filters
  }
}

package struct ClipPath: Equatable, Sendable {
  package var path: Path
  package var isEvenOdd: Bool

  package init(path: Path, isEvenOdd: Bool = false) {
    self.path = path
    self.isEvenOdd = isEvenOdd
  }
}

/// A path filled, or stroked when `stroke` is there; in root coordinates after `transform`.
package struct ShapeItem: Equatable, Sendable {
  package var path: Path
  package var isEvenOdd: Bool
  package var stroke: StrokeStyle?
  package var paint: Paint
  package var opacity: Double
  package var blendMode: DisplayBlendMode

  package init(
    path: Path, isEvenOdd: Bool = false, stroke: StrokeStyle? = nil, paint: Paint,
    opacity: Double = 1, blendMode: DisplayBlendMode = .normal
  ) {
    self.path = path
    self.isEvenOdd = isEvenOdd
    self.stroke = stroke
    self.paint = paint
    self.opacity = opacity
    self.blendMode = blendMode
  }
}

/// Shaped text of one face and size: each glyph with its own position.
package struct GlyphsItem: Equatable, Sendable {
  package struct Glyph: Equatable, Sendable {
    package var outline: GlyphOutline
    /// The pen position on the baseline, in root coordinates.
    package var origin: CGPoint

    package init(outline: GlyphOutline, origin: CGPoint) {
      self.outline = outline
      self.origin = origin
    }
  }

  package var glyphs: [Glyph]
  /// Points per em.
  package var size: CGFloat
  package var paint: Paint
  package var opacity: Double
  package var blendMode: DisplayBlendMode
  /// The characters that these glyphs show, for `<text>`, dumps and accessibility.
  package var text: String
  /// A horizontal shear for synthesised italics: x += slant · (distance above the baseline).
  package var slant: CGFloat

  package init(
    glyphs: [Glyph], size: CGFloat, paint: Paint, opacity: Double = 1,
    blendMode: DisplayBlendMode = .normal, text: String, slant: CGFloat = 0
  ) {
    self.glyphs = glyphs
    self.size = size
    self.paint = paint
    self.opacity = opacity
    self.blendMode = blendMode
    self.text = text
    self.slant = slant
  }
}

/// The outline of one glyph of one face at one variation, shared by all that draw it.
package final class GlyphOutline: Sendable {
  /// A stable name: the face's hash, its variation and the glyph id, e.g. `3f2a…:wght=400,opsz=17:43`.
  package let key: String
  /// In em units: one em is 1, y grows downwards, the pen at the origin. A path with a number that
  /// is not finite counts as empty.
  package let path: Path
  /// Colour glyphs (emoji): a bitmap drawn in `bitmap.frame` (em units) instead of the path.
  package let bitmap: GlyphBitmap?
  package let isColored: Bool
  /// Around what is drawn, in em units.
  package let bounds: CGRect
  /// A digest of the key.
  package let keyHash: UInt64

  package init(key: String, path: Path, bitmap: GlyphBitmap? = nil) {
    let sound = path.isFinite ? path : Path()
    self.key = key
    self.path = sound
    self.bitmap = bitmap
    isColored = bitmap != nil
    bounds = bitmap?.frame ?? sound.boundingRect
    var hasher = ContentHasher()
    hasher.combine(key)
    keyHash = hasher.finalize().low
  }
}

extension GlyphOutline: Equatable {
  package static func == (lhs: GlyphOutline, rhs: GlyphOutline) -> Bool {
    lhs === rhs || lhs.key == rhs.key
  }
}

/// A colour glyph as its font stores it: PNG bytes, and where they lie in em units.
package struct GlyphBitmap: Equatable, Sendable {
  package var png: [UInt8]
  package var frame: CGRect

  package init(png: [UInt8], frame: CGRect) {
    self.png = png
    self.frame = frame
  }
}

/// Encoded pixels drawn into a rectangle.
package struct ImageItem: Equatable, Sendable {
  package enum Format: String, Sendable { case png, jpeg }
  package var data: [UInt8]
  package var format: Format
  package var frame: CGRect
  package var isInterpolated: Bool
  package var opacity: Double
  package var blendMode: DisplayBlendMode

  package init(
    data: [UInt8], format: Format, frame: CGRect, isInterpolated: Bool = true, opacity: Double = 1,
    blendMode: DisplayBlendMode = .normal
  ) {
    self.data = data
    self.format = format
    self.frame = frame
    self.isInterpolated = isInterpolated
    self.opacity = opacity
    self.blendMode = blendMode
  }
}
