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
    self.slant = outline.isColored ? 0 : slant
  }

  /// `keyHash` is well mixed already; the size is mixed in.
  fileprivate var hash: Int {
    Int(truncatingIfNeeded: keyHash ^ (Double(size).bitPattern &* 0x9e37_79b9_7f4a_7c15))
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Path data of the glyphs of a picture, and which of them are definitions.
///
/// Entries keep the order of first appearance. They are found through open addressing: a long list
/// asks tens of thousands of times.
struct GlyphTable {
  struct Entry {
    let key: GlyphKey
    let outline: GlyphOutline
    /// How often the glyph is drawn in one colour.
    var count = 0
    var data: PathData?
  }

  /// What the hot loop asks about an entry.
  struct Sharing {
    /// Whether the glyph is written once and referred to.
    var isShared = false
    /// Where `<use href="#…"` lies in `references`; empty until the definition is written.
    var start: Int32 = 0
    var count: Int32 = 0

    var isDefined: Bool { count > 0 }
  }

  /// The bytes of `<use href="#…" x="…"/>` and of a definition around its data, about.
  private static let useCost = 34
  private static let definitionCost = 36

  private(set) var entries: [Entry] = []
  private(set) var sharing: [Sharing] = []
  private(set) var references: [UInt8] = []
  private var keys: [GlyphKey] = []
  /// Indices of entries, or −1; a power of two of them, at most half of them used.
  private var slots: [Int32] = Array(repeating: -1, count: 64)

  /// The index of a glyph, which is added when it is new.
  @inline(__always)
  mutating func index(of glyph: borrowing GlyphsItem.Glyph, size: CGFloat, slant: CGFloat) -> Int {
    let key = GlyphKey(glyph.outline, size: size, slant: slant)
    let index = find(key)
    return index >= 0 ? index : add(glyph.outline, key)
  }

  /// The index of a known glyph, or −1.
  private func find(_ key: GlyphKey) -> Int {
    let mask = slots.count - 1
    var slot = key.hash & mask
    while true {
      let index = Int(slots[slot])
      if index < 0 || keys[index] == key { return index }
      slot = (slot + 1) & mask
    }
  }

  private mutating func add(_ outline: GlyphOutline, _ key: GlyphKey) -> Int {
    entries.append(Entry(key: key, outline: outline))
    sharing.append(Sharing())
    keys.append(key)
    if entries.count * 2 > slots.count { grow() } else { fill(key, entries.count - 1) }
    return entries.count - 1
  }

  private mutating func fill(_ key: GlyphKey, _ index: Int) {
    let mask = slots.count - 1
    var slot = key.hash & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(index)
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (index, key) in keys.enumerated() { fill(key, index) }
  }

  mutating func countUse(_ index: Int) { entries[index].count += 1 }

  /// A glyph becomes a definition when that makes the file smaller. Colour glyphs always do when
  /// they come twice.
  mutating func decide() {
    for index in entries.indices {
      let use = entries[index]
      let bitmap = use.outline.bitmap
      let inline = bitmap.map { $0.png.count * 4 / 3 + 100 } ?? data(of: index).tail.count + 12
      let shared = inline + Self.definitionCost + use.count * Self.useCost
      sharing[index].isShared = use.count * inline > shared
    }
  }

  /// The glyph's outline in thousandths of a point around its pen position.
  mutating func data(of index: Int) -> PathData {
    if let data = entries[index].data { return data }
    let data = GlyphDataCache.data(of: entries[index].outline, as: entries[index].key)
    entries[index].data = data
    return data
  }

  mutating func setReference(_ identifier: Identifier, of index: Int) {
    sharing[index].start = Int32(references.count)
    references += Array("<use href=\"#".utf8) + identifier.bytes + [UInt8(ascii: "\"")]
    sharing[index].count = Int32(references.count) - sharing[index].start
  }
}

extension ByteWriter {
  /// Opens a reference to a glyph, moved by thousandths of a point.
  mutating func append(glyph index: Int, of table: borrowing GlyphTable, x: Int, y: Int) {
    let sharing = table.sharing[index]
    let count = Int(sharing.count)
    write(count + 2 * DecimalWriter.longest + 12) { memory in
      table.references.withUnsafeBufferPointer { references in
        if let start = references.baseAddress {
          memory.update(from: start + Int(sharing.start), count: count)
        }
      }
      var written = count
      if x != 0 { written += Self.write(UInt8(ascii: "x"), x, to: memory + written) }
      if y != 0 { written += Self.write(UInt8(ascii: "y"), y, to: memory + written) }
      return written
    }
  }

  /// ` x="…"`.
  private static func write(
    _ name: UInt8, _ value: Int, to memory: UnsafeMutablePointer<UInt8>
  ) -> Int {
    memory[0] = UInt8(ascii: " ")
    memory[1] = name
    memory[2] = UInt8(ascii: "=")
    memory[3] = UInt8(ascii: "\"")
    let count = DecimalWriter.write(value, decimals: 3, leadingZero: true, to: memory + 4)
    memory[4 + count] = UInt8(ascii: "\"")
    return count + 5
  }
}
