import CHarfBuzz
import Geometry

/// Turns a text into shaped paragraphs: fonts by character, levels, scripts, glyphs, advances.
///
/// Not thread-safe: used under the text layouter's lock only.
final class Shaper {
  private let store: FontStore
  private let buffer = ShapingBuffer()

  /// Points between tab stops, the default of Apple's paragraph style.
  static let tabInterval: Double = 28

  init(store: FontStore) { self.store = store }

  func shape(_ text: AttributedRuns, isRightToLeft: Bool) -> ShapedText {
    var text = text
    if text.runs.isEmpty { text.runs = [TextRun("", font: FontDescriptor(size: 17))] }
    let fonts = text.runs.map { store.font($0.font) }
    var missing: [Character] = []
    let paragraphs = GraphemeScan(text).paragraphs.map { paragraph in
      shape(
        paragraph, runs: text.runs, fonts: fonts, isRightToLeft: isRightToLeft, missing: &missing)
    }
    return ShapedText(
      text: text, paragraphs: paragraphs, fonts: fonts, missingCharacters: missing)
  }

  private func shape(
    _ source: GraphemeScan.Paragraph, runs: [TextRun], fonts: [ResolvedFont],
    isRightToLeft: Bool, missing: inout [Character]
  ) -> ShapedParagraph {
    let starts = source.starts + [source.scalars.count]
    let direction = BidirectionalLevels(source.scalars, isRightToLeft: isRightToLeft)
    var graphemeOf = [Int](repeating: 0, count: source.scalars.count)
    var traits = [GraphemeTraits](repeating: [], count: source.starts.count)
    for grapheme in source.starts.indices {
      for index in starts[grapheme]..<starts[grapheme + 1] { graphemeOf[index] = grapheme }
      if Characters.isHangingSpace(source.scalars[starts[grapheme]]) {
        traits[grapheme].insert(.space)
      }
    }
    var itemizer = Itemizer(source: source, starts: starts, levels: direction.levels, fonts: fonts)
    var items: [ShapedItem] = []
    var offsets: [Double] = [0]
    offsets.reserveCapacity(starts.count)
    while let part = itemizer.next() {
      var item = ShapedItem(
        graphemes: part.graphemes, level: part.level, run: part.run, instance: part.instance,
        glyphs: [])
      let run = runs[part.run]
      let font = fonts[part.run]
      if part.kind == .tab {
        for _ in part.graphemes {
          let x = offsets[offsets.count - 1]
          offsets.append(((x / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval)
        }
        items.append(item)
        continue
      }
      if let box = run.box {
        item.instance = nil
        item.glyphs = part.graphemes.map {
          ShapedGlyph(
            glyph: MissingGlyph.blank, grapheme: $0, advance: Double(box.width), x: 0, y: 0)
        }
      } else if let instance = part.instance {
        glyphs(
          of: part, source: source, starts: starts, graphemeOf: graphemeOf, run: run, font: font,
          instance: instance, into: &item)
      } else {
        boxes(for: part, source: source, starts: starts, run: run, into: &item, missing: &missing)
      }
      accumulate(item, into: &offsets, traits: &traits)
      items.append(item)
    }
    return ShapedParagraph(
      scalars: source.scalars, starts: starts, offsets: offsets, items: items, traits: traits,
      baseLevel: direction.base, endRun: source.endRun)
  }

  /// Shapes an item and adds SF's corrections and the run's tracking to its advances.
  private func glyphs(
    of part: Itemizer.Part, source: GraphemeScan.Paragraph, starts: [Int], graphemeOf: [Int],
    run: TextRun, font: ResolvedFont, instance: FontInstance, into item: inout ShapedItem
  ) {
    let size = Double(run.font.size)
    let range = starts[part.graphemes.lowerBound]..<starts[part.graphemes.upperBound]
    var shaped: [ShapedGlyph] = []
    shaped.reserveCapacity(range.count)
    instance.shape(
      source.scalars, range: range, isRightToLeft: part.level & 1 == 1, script: part.script,
      features: font.features(tracked: run.tracking != 0), buffer: buffer
    ) { glyph, cluster, advance, x, y in
      shaped.append(
        ShapedGlyph(
          glyph: glyph, outline: instance.outline(of: glyph).inked,
          grapheme: graphemeOf[min(max(cluster, 0), graphemeOf.count - 1)],
          advance: advance * size, x: x * size, y: y * size))
    }
    // The last glyph of each cluster takes what its graphemes add.
    let first = part.graphemes.lowerBound
    var last = [Int](repeating: -1, count: part.graphemes.count)
    for index in shaped.indices { last[shaped[index].grapheme - first] = index }
    let advances = instance === font.primary ? font.advances : nil
    let extra = Double(run.tracking) + (instance === font.primary ? font.designTracking * size : 0)
    var target = -1
    for grapheme in part.graphemes {
      if last[grapheme - first] >= 0 { target = last[grapheme - first] }
      let base = source.scalars[starts[grapheme]]
      if target < 0 || Characters.isInvisible(base) { continue }
      shaped[target].advance += extra + (advances?.correction(of: base) ?? 0)
    }
    item.glyphs = shaped
  }

  /// One box per grapheme that no font has.
  private func boxes(
    for part: Itemizer.Part, source: GraphemeScan.Paragraph, starts: [Int], run: TextRun,
    into item: inout ShapedItem, missing: inout [Character]
  ) {
    let advance = Double(run.font.size) * MissingGlyph.advance + Double(run.tracking)
    for grapheme in part.graphemes {
      let scalars = source.scalars[starts[grapheme]..<starts[grapheme + 1]]
      let isInvisible = scalars.allSatisfy {
        Characters.isInvisible($0) || Characters.isHangingSpace($0) || $0 == 0xA0
      }
      item.glyphs.append(
        ShapedGlyph(
          glyph: isInvisible ? MissingGlyph.blank : MissingGlyph.box,
          outline: isInvisible ? nil : MissingGlyph.boxOutline,
          grapheme: grapheme,
          advance: isInvisible && Characters.isInvisible(scalars.first ?? 0) ? 0 : advance, x: 0,
          y: 0))
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
      if !isInvisible, missing.count < Self.maximumMissing, let character = String(view).first,
        !missing.contains(character)
      {
        missing.append(character)
      }
    }
    if part.level & 1 == 1 { item.glyphs.reverse() }
  }

  /// Missing characters named at most: a warning needs no more.
  private static let maximumMissing = 16

  private func accumulate(
    _ item: ShapedItem, into offsets: inout [Double], traits: inout [GraphemeTraits]
  ) {
    let first = item.graphemes.lowerBound
    var advances = [Double](repeating: 0, count: item.graphemes.count)
    var isStart = [Bool](repeating: false, count: item.graphemes.count)
    for glyph in item.glyphs {
      advances[glyph.grapheme - first] += glyph.advance
      isStart[glyph.grapheme - first] = true
    }
    for grapheme in item.graphemes {
      offsets.append(offsets[offsets.count - 1] + advances[grapheme - first])
      if !isStart[grapheme - first], grapheme > first { traits[grapheme].insert(.continuesCluster) }
    }
  }
}
