import Geometry

/// A font file of the TrueType kind that holds some glyphs under their characters.
///
/// Tables after the OpenType specification 1.9: OS/2, cmap (format 12), glyf, head, hhea, hmtx, loca,
/// maxp, name, post. No hinting, no layout features: whoever uses it places the characters.
struct TrueTypeFont {
  struct Glyph {
    var character: Unicode.Scalar
    /// In em units, y downwards.
    var path: Path
    /// The right end of what is drawn, in em.
    var extent: CGFloat
  }

  /// Units an em; 2048 rounds outlines to 0.004 points at 17.
  static let unitsPerEm = 2_048
  /// The metrics of the system font that is stood for (docs/typography.md).
  private static let ascent = 1_950
  private static let descent = 494
  private static let spaceAdvance = 512

  /// Glyph 0 is the missing one, glyph 1 the space; these follow.
  private let glyphs: [Glyph]
  private let outlines: [TrueTypeOutline]

  /// - Parameter glyphs: in ascending order of their characters, each once, no space among them.
  init(glyphs: [Glyph]) {
    self.glyphs = glyphs
    outlines = glyphs.map { TrueTypeOutline($0.path, unitsPerEm: CGFloat(Self.unitsPerEm)) }
  }

  /// The file.
  var bytes: [UInt8] {
    var limits = TrueTypeOutline.Limits()
    for outline in outlines { limits.include(outline) }
    var data: [UInt8] = []
    var offsets = [0, 0, 0]
    for outline in outlines {
      data += outline.bytes
      offsets.append(data.count)
    }
    return Self.file([
      ("OS/2", metricsTable), ("cmap", characterMap), ("glyf", data.isEmpty ? [0] : data),
      ("head", head(limits)), ("hhea", horizontalHeader(limits)), ("hmtx", horizontalMetrics),
      ("loca", offsets.flatMap { [UInt8](longs: $0) }), ("maxp", profile(limits)),
      ("name", names), ("post", postScript),
    ])
  }

  private var count: Int { glyphs.count + 2 }

  // MARK: Tables

  private func head(_ limits: TrueTypeOutline.Limits) -> [UInt8] {
    // Version, revision, checksum to come, magic number; baseline and bearings at 0; dates of 0;
    // lowest readable size 8, left to right, long offsets.
    [UInt8](longs: 0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5)
      + [UInt8](words: 3, Self.unitsPerEm) + [UInt8](longs: 0, 0, 0, 0)
      + [UInt8](words: limits.left, limits.bottom, limits.right, limits.top, 0, 8, 2, 1, 0)
  }

  private func horizontalHeader(_ limits: TrueTypeOutline.Limits) -> [UInt8] {
    let widest = advances.max() ?? Self.spaceAdvance
    return [UInt8](longs: 0x0001_0000)
      + [UInt8](
        words: Self.ascent, -Self.descent, 0, max(widest, Self.spaceAdvance), limits.left, 0,
        limits.right, 1, 0, 0, 0, 0, 0, 0, 0, count)
  }

  /// Glyphs are as wide as what is drawn: every one is given its place.
  private var advances: [Int] {
    glyphs.map { glyph in
      let extent = (glyph.extent * CGFloat(Self.unitsPerEm)).rounded()
      return Int(min(32_767, max(0, extent.isFinite ? extent : 0)))
    }
  }

  private var horizontalMetrics: [UInt8] {
    [UInt8](words: Self.spaceAdvance, 0, Self.spaceAdvance, 0)
      + zip(advances, outlines).flatMap { [UInt8](words: $0, $1.left) }
  }

  private func profile(_ limits: TrueTypeOutline.Limits) -> [UInt8] {
    [UInt8](longs: 0x0001_0000)
      + [UInt8](
        words: count, limits.points, limits.contours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
  }

  /// OS/2, version 4.
  private var metricsTable: [UInt8] {
    let last = Int(min(0xFFFF, glyphs.last?.character.value ?? 0x20))
    return [UInt8](words: 4, Self.spaceAdvance, 400, 5, 0)
      // Sizes and offsets of subscripts and superscripts, the strikeout line, the family class.
      + [UInt8](words: 1434, 1331, 0, 287, 1434, 1331, 0, 983, 102, 530, 0)
      + [UInt8](repeating: 0, count: 10) + [UInt8](longs: 0, 0, 0, 0) + Array("none".utf8)
      // Regular; first and last character; line metrics.
      + [UInt8](
        words: 0x40, 0x20, last, Self.ascent, -Self.descent, 0, Self.ascent, Self.descent)
      // Code pages; x-height, cap height, default and break character, context.
      + [UInt8](longs: 0, 0) + [UInt8](words: 1078, 1443, 0, 0x20, 0)
  }

  /// Stretches of neighbouring characters, each with the glyph of its first.
  private var characterMap: [UInt8] {
    var groups: [(first: UInt32, last: UInt32, glyph: Int)] = []
    let entries = [(0x20, 1)] + glyphs.enumerated().map { ($1.character.value, $0 + 2) }
    for (character, glyph) in entries.sorted(by: { $0.0 < $1.0 }) {
      if let group = groups.last, group.last + 1 == character,
        group.glyph + Int(character - group.first) == glyph
      {
        groups[groups.count - 1].last = character
      } else {
        groups.append((character, character, glyph))
      }
    }
    return [UInt8](words: 0, 1, 3, 10) + [UInt8](longs: 12) + [UInt8](words: 12, 0)
      + [UInt8](longs: 16 + 12 * groups.count, 0, groups.count)
      + groups.flatMap { [UInt8](longs: Int($0.first), Int($0.last), $0.glyph) }
  }

  /// Family, style, full and PostScript name, in UTF-16.
  private var names: [UInt8] {
    let entries = [(1, "Vitrine"), (2, "Regular"), (4, "Vitrine"), (6, "Vitrine")]
    var records: [UInt8] = []
    var texts: [UInt8] = []
    for (id, text) in entries {
      let units = text.utf16.flatMap { [UInt8](words: Int($0)) }
      records += [UInt8](words: 3, 1, 0x409, id, units.count, texts.count)
      texts += units
    }
    return [UInt8](words: 0, entries.count, 6 + records.count) + records + texts
  }

  private var postScript: [UInt8] {
    [UInt8](longs: 0x0003_0000, 0) + [UInt8](words: -154, 102) + [UInt8](longs: 0, 0, 0, 0, 0)
  }

  // MARK: The file

  /// - Parameter tables: in ascending order of their tags.
  private static func file(_ tables: [(tag: String, data: [UInt8])]) -> [UInt8] {
    let power = Int.bitWidth - 1 - tables.count.leadingZeroBitCount
    var directory = [UInt8](longs: 0x0001_0000)
    directory += [UInt8](
      words: tables.count, 16 << power, power, 16 * tables.count - (16 << power))
    let start = 12 + 16 * tables.count
    var body: [UInt8] = []
    var head = start
    for (tag, data) in tables {
      if tag == "head" { head = start + body.count }
      directory += Array(tag.utf8)
      directory += [UInt8](longs: checksum(data), start + body.count, data.count)
      body += data + [UInt8](repeating: 0, count: (4 - data.count % 4) % 4)
    }
    var file = directory + body
    let adjustment = 0xB1B0_AFBA - checksum(file)
    file.replaceSubrange(head + 8..<head + 12, with: [UInt8](longs: adjustment))
    return file
  }

  /// The sum of the words of four bytes, filled up with zeros, modulo 2³².
  private static func checksum(_ data: [UInt8]) -> Int {
    var sum: UInt32 = 0
    for (index, byte) in data.enumerated() { sum &+= UInt32(byte) << (24 - 8 * (index % 4)) }
    return Int(sum)
  }
}

extension [UInt8] {
  /// The lower 16 bits of each number, the most significant byte first.
  init(words: Int...) {
    self = words.flatMap {
      [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
    }
  }

  /// The lower 32 bits of each number, the most significant byte first.
  init(longs: Int...) {
    self = longs.flatMap { [UInt8](words: $0 >> 16, $0) }
  }
}
