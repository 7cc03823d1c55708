import Drawing
import Geometry

/// Places the glyphs of broken lines: visual order, alignment, outlines.
struct LineComposer {
  let text: ShapedText
  let options: TextLayoutOptions

  /// A stretch of one item, or of an ellipsis, in a line.
  private struct Segment {
    var paragraph: ShapedParagraph
    var item: ShapedItem
    var graphemes: Range<Int>
    var level: Int8
    var run: Int
  }

  /// The lines in a text of this size.
  func lines(_ broken: BrokenText, size: CGSize) -> [TextLine] {
    let grid = PixelGrid(scale: options.scale)
    var top: CGFloat = 0
    var result: [TextLine] = []
    result.reserveCapacity(broken.lines.count)
    for (index, line) in broken.lines.enumerated() {
      // Rule T11.
      if index > 0 { top += options.lineSpacing + broken.lines[index - 1].metrics.leading }
      let baseline = grid.up(top) + grid.nearest(line.metrics.ascent)
      top += line.metrics.height
      let paragraph = text.paragraphs[line.paragraph]
      var pieces = line.pieces
      if line.isWrapped, pieces.ellipsis == nil { pieces.head = paragraph.trimmed(pieces.head) }
      let width = pieces.width(in: paragraph)
      let free = max(size.width - width, 0)
      let x: CGFloat =
        switch (options.alignment, options.isRightToLeft) {
        case (.leading, false), (.trailing, true): 0
        case (.center, _): free / 2
        case (.trailing, false), (.leading, true): size.width - width
        }
      result.append(
        TextLine(
          origin: CGPoint(x: x, y: baseline), width: width,
          runs: runs(segments(pieces, paragraph), paragraph)))
    }
    return result
  }

  private func segments(_ pieces: LinePieces, _ paragraph: ShapedParagraph) -> [Segment] {
    var segments: [Segment] = []
    func append(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      let visible = paragraph.trimmed(range)
      for item in paragraph.items(in: range) {
        let part = item.graphemes.clamped(to: range)
        // Spaces at the line's end have the paragraph's level (rule L1 of UAX 9).
        if range.upperBound == pieces.head.upperBound || pieces.ellipsis != nil,
          part.lowerBound >= visible.upperBound
        {
          segments.append(
            Segment(
              paragraph: paragraph, item: item, graphemes: part, level: paragraph.baseLevel,
              run: item.run))
        } else {
          segments.append(
            Segment(
              paragraph: paragraph, item: item, graphemes: part, level: item.level, run: item.run))
        }
      }
    }
    append(pieces.head)
    if let ellipsis = pieces.ellipsis {
      for item in ellipsis.items {
        segments.append(
          Segment(
            paragraph: ellipsis, item: item, graphemes: item.graphemes, level: paragraph.baseLevel,
            run: pieces.ellipsisRun))
      }
    }
    append(pieces.tail)
    Self.reorder(&segments)
    return segments
  }

  /// Rule L2 of UAX 9: from the highest level down, reverse every stretch of that level or higher.
  private static func reorder(_ segments: inout [Segment]) {
    guard let highest = segments.map(\.level).max(), highest > 0 else { return }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < segments.count {
        guard segments[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < segments.count, segments[end].level >= level { end += 1 }
        segments[start..<end].reverse()
        start = end
      }
    }
  }

  private func runs(_ segments: [Segment], _ paragraph: ShapedParagraph) -> [GlyphRun] {
    var x = 0.0
    return segments.map { segment in
      let run = text.text.runs[segment.run]
      let font = text.fonts[segment.run]
      let width = segment.paragraph.width(segment.graphemes)
      var glyphs: [GlyphRun.Glyph] = []
      let shown = segment.item.glyphs(of: segment.graphemes)
      glyphs.reserveCapacity(shown.count)
      var pen = x
      for glyph in shown {
        if let outline = glyph.outline {
          glyphs.append(
            GlyphRun.Glyph(
              outline: outline,
              position: CGPoint(x: pen + glyph.x, y: -glyph.y - Double(run.baselineOffset)),
              advance: glyph.advance))
        }
        pen += glyph.advance
      }
      let origin = CGPoint(x: x, y: -run.baselineOffset)
      x += width
      return GlyphRun(
        glyphs: glyphs, origin: origin, width: width, font: run.font, metrics: font.metrics,
        slant: segment.item.instance?.slant ?? 0, attribute: run.attribute,
        text: segment.paragraph.string(segment.graphemes),
        isRightToLeft: segment.level & 1 == 1)
    }
  }
}
