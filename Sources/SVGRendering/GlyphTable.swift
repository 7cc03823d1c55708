import Drawing
import Geometry

/// An outline at a size.
struct GlyphKey: Hashable {
  let keyHash: UInt64
  let size: CGFloat
  let slant: CGFloat

  init(_ outline: GlyphOutline, size: CGFloat, slant: CGFloat) {
    keyHash = outline.keyHash
    self.size = size
    self.slant = outline.bitmap == nil ? slant : 0
  }

  static func == (lhs: GlyphKey, rhs: GlyphKey) -> Bool {
    lhs.keyHash == rhs.keyHash && lhs.size == rhs.size && lhs.slant == rhs.slant
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(keyHash ^ Double(size).bitPattern.byteSwapped)
  }
}

/// Path data of the glyphs of a picture, and which of them are definitions.
struct GlyphTable {
  struct Entry {
    let data: PathData
    /// Whether the glyph is written once and referred to.
    let isShared: Bool
    var identifier: Identifier?
  }

  /// The bytes of `<use href="#…" x="…"/>` and of a definition around its data, about.
  private static let useCost = 34
  private static let definitionCost = 36

  private var entries: [GlyphKey: Entry] = [:]

  /// A glyph becomes a definition when that makes the file smaller. Colour glyphs always do when
  /// they come twice.
  mutating func decide(_ uses: [GlyphKey: Survey.GlyphUse]) {
    entries.reserveCapacity(uses.count)
    for (key, use) in uses {
      let data = Self.data(of: use.outline, key: key)
      let inline = use.outline.bitmap.map { $0.png.count * 4 / 3 + 100 } ?? data.tail.count + 12
      let shared = inline + Self.definitionCost + use.count * Self.useCost
      entries[key] = Entry(data: data, isShared: use.count * inline > shared)
    }
  }

  /// The glyph's outline in thousandths of a point around its pen position.
  private static func data(of outline: GlyphOutline, key: GlyphKey) -> PathData {
    let transform = CGAffineTransform(
      a: key.size, b: 0, c: -key.slant * key.size, d: key.size, tx: 0, ty: 0)
    return PathData(outline.bitmap == nil ? outline.path.elements : [], transform: transform)
  }

  /// The entry of a glyph; glyphs of runs with gradients are added when they are met.
  mutating func entry(for outline: GlyphOutline, key: GlyphKey) -> Entry {
    if let entry = entries[key] { return entry }
    let entry = Entry(data: Self.data(of: outline, key: key), isShared: false)
    entries[key] = entry
    return entry
  }

  mutating func name(_ identifier: Identifier, for key: GlyphKey) {
    entries[key]?.identifier = identifier
  }
}
