import Drawing
import Geometry

/// A text shaped once, whatever the width it will be broken at. Shared, and immutable but for what it
/// remembers.
///
/// That and the classes below it are only touched under the layouter's lock, hence the unchecked
/// promise.
package final class ShapedText: @unchecked Sendable {
  package let text: AttributedRuns
  /// Characters that no installed font has, in order of appearance, each once.
  package let missingCharacters: [Character]
  /// The widest paragraph's width, in points, unrounded.
  package let naturalWidth: CGFloat

  /// At least one; an empty text has one empty paragraph.
  let paragraphs: [ShapedParagraph]
  let fonts: [ResolvedFont]
  /// All runs have the same line metrics: heights need no look at the runs.
  let isUniform: Bool
  var recentFits = RecentFits()

  init(
    text: AttributedRuns, paragraphs: [ShapedParagraph], fonts: [ResolvedFont],
    missingCharacters: [Character]
  ) {
    self.text = text
    self.paragraphs = paragraphs
    self.fonts = fonts
    self.missingCharacters = missingCharacters
    naturalWidth = paragraphs.reduce(0) { max($0, $1.width) }
    let first = fonts[0]
    isUniform =
      text.runs.allSatisfy { $0.baselineOffset == 0 && $0.box == nil }
      && fonts.allSatisfy { $0.metrics == first.metrics && $0.isSystem == first.isSystem }
  }

  /// The metrics of the first run's font, in points.
  package var fontMetrics: FontMetrics { fonts[0].metrics }

  /// Size of the shape for the cache's bound.
  var cost: Int { paragraphs.reduce(1) { $0 + $1.count } }
}

/// A paragraph: graphemes in logical order with their advances, and shaped items.
final class ShapedParagraph {
  /// Unicode scalars; controls are already replaced by invisible ones.
  let scalars: [UInt32]
  /// Scalar index at which each grapheme starts, and the end.
  let starts: [Int]
  /// Sum of advances before each grapheme, and of all; in points.
  let offsets: [Double]
  /// Items in logical order, covering all graphemes.
  let items: [ShapedItem]
  let traits: [GraphemeTraits]
  /// 0 is left to right, 1 right to left.
  let baseLevel: Int8
  /// The run that an empty line takes its height from.
  let endRun: Int

  /// For each grapheme boundary the one before the spaces that end there.
  private let visibleEnds: [Int]
  private var knownBreaks: [Int]?

  init(
    scalars: [UInt32], starts: [Int], offsets: [Double], items: [ShapedItem],
    traits: [GraphemeTraits], baseLevel: Int8, endRun: Int
  ) {
    self.scalars = scalars
    self.starts = starts
    self.offsets = offsets
    self.items = items
    self.traits = traits
    self.baseLevel = baseLevel
    self.endRun = endRun
    var visibleEnds = [Int](repeating: 0, count: traits.count + 1)
    for index in traits.indices {
      visibleEnds[index + 1] = traits[index].contains(.space) ? visibleEnds[index] : index + 1
    }
    self.visibleEnds = visibleEnds
  }

  /// Graphemes in the paragraph.
  var count: Int { starts.count - 1 }

  var width: Double { offsets[count] }

  func width(_ range: Range<Int>) -> Double {
    offsets[range.upperBound] - offsets[range.lowerBound]
  }

  /// The range less the spaces at its end, which never cause a break.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound..<max(range.lowerBound, visibleEnds[range.upperBound])
  }

  /// The items that have graphemes of a range.
  func items(in range: Range<Int>) -> ArraySlice<ShapedItem> {
    guard !range.isEmpty else { return [] }
    let first = itemIndex(at: range.lowerBound)
    var end = first
    while end < items.count, items[end].graphemes.lowerBound < range.upperBound { end += 1 }
    return items[first..<end]
  }

  func visibleWidth(_ range: Range<Int>) -> Double { width(trimmed(range)) }

  /// A line may end before this grapheme without cutting a ligature.
  func canCut(before grapheme: Int) -> Bool {
    grapheme >= count || !traits[grapheme].contains(.continuesCluster)
  }

  func string(_ range: Range<Int>) -> String {
    let values = scalars[starts[range.lowerBound]..<starts[range.upperBound]]
    if values.allSatisfy({ $0 < 0x80 }) {
      return String(unsafeUninitializedCapacity: values.count) { buffer in
        buffer.initialize(fromContentsOf: values.lazy.map { UInt8(truncatingIfNeeded: $0) })
      }
    }
    var view = String.UnicodeScalarView()
    for value in values {
      if let scalar = Unicode.Scalar(value) { view.append(scalar) }
    }
    return String(view)
  }

  /// The run of the item that has this grapheme.
  func run(at grapheme: Int) -> Int {
    let index = itemIndex(at: grapheme)
    return index < items.count ? items[index].run : endRun
  }

  private func itemIndex(at grapheme: Int) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].graphemes.upperBound <= grapheme { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Graphemes before which a line may end, ascending, the paragraph's end included.
  func breaks(_ iterator: LineBreakIterator) -> [Int] {
    if let knownBreaks { return knownBreaks }
    var utf16: [UInt16] = []
    utf16.reserveCapacity(scalars.count)
    /// UTF-16 offset at which each grapheme starts.
    var offsets: [Int] = []
    offsets.reserveCapacity(starts.count)
    for grapheme in 0..<count {
      offsets.append(utf16.count)
      for value in scalars[starts[grapheme]..<starts[grapheme + 1]] {
        guard let scalar = Unicode.Scalar(value) else { continue }
        utf16.append(contentsOf: UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter)
      }
    }
    offsets.append(utf16.count)
    var result: [Int] = []
    var grapheme = 0
    for offset in iterator.breaks(utf16) {
      while grapheme < count, offsets[grapheme] < offset { grapheme += 1 }
      if offsets[grapheme] == offset, grapheme > 0, canCut(before: grapheme) {
        result.append(grapheme)
      }
    }
    if result.last != count { result.append(count) }
    knownBreaks = result
    return result
  }
}

/// What breaking needs to know of a grapheme.
struct GraphemeTraits: OptionSet {
  let rawValue: UInt8
  /// White space at which a line may end and which then hangs.
  static let space = GraphemeTraits(rawValue: 1)
  /// Drawn by a glyph of the grapheme before it.
  static let continuesCluster = GraphemeTraits(rawValue: 2)
}

/// Graphemes of one style, face, direction and script, shaped together.
struct ShapedItem {
  var graphemes: Range<Int>
  var level: Int8
  var run: Int
  /// nil: no font has these characters, each is a box.
  var instance: FontInstance?
  /// In visual order: graphemes ascend, right to left they descend.
  var glyphs: [ShapedGlyph]

  /// The glyphs of some of its graphemes.
  func glyphs(of range: Range<Int>) -> ArraySlice<ShapedGlyph> {
    if range == graphemes { return glyphs[...] }
    let isDescending = level & 1 == 1
    /// The first glyph at which `isPast` holds, which is false before it and true after.
    func boundary(_ isPast: (Int) -> Bool) -> Int {
      var low = 0
      var high = glyphs.count
      while low < high {
        let middle = (low + high) / 2
        if isPast(glyphs[middle].grapheme) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = boundary { isDescending ? $0 < range.upperBound : $0 >= range.lowerBound }
    let end = boundary { isDescending ? $0 < range.lowerBound : $0 >= range.upperBound }
    return glyphs[start..<max(start, end)]
  }
}

struct ShapedGlyph {
  var glyph: UInt32
  /// nil: nothing is drawn, as for spaces.
  var outline: GlyphOutline?
  var grapheme: Int
  /// Points; offsets with y upwards.
  var advance: Double
  var x: Double
  var y: Double
}

extension GlyphOutline {
  /// The outline, or nil when it draws nothing.
  var inked: GlyphOutline? { path.elements.isEmpty && bitmap == nil ? nil : self }
}
