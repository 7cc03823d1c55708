import Geometry

/// Cuts a paragraph into parts that are shaped together: same run, face, level and script.
struct Itemizer {
  enum Kind { case text, tab }

  struct Part {
    var graphemes: Range<Int>
    var run: Int
    var level: Int8
    var script: UInt32
    var instance: FontInstance?
    var kind: Kind
  }

  private let source: GraphemeScan.Paragraph
  private let starts: [Int]
  private let levels: [Int8]
  private let fonts: [ResolvedFont]
  private let scripts: [UInt32]
  private var grapheme = 0
  private var previous: FontInstance?

  init(
    source: GraphemeScan.Paragraph, starts: [Int], levels: [Int8], fonts: [ResolvedFont]
  ) {
    self.source = source
    self.starts = starts
    self.levels = levels
    self.fonts = fonts
    scripts = Self.scripts(source)
  }

  /// The next part in logical order, nil at the end.
  mutating func next() -> Part? {
    guard grapheme < source.starts.count else { return nil }
    var part = part(at: grapheme)
    var end = grapheme + 1
    while end < source.starts.count {
      let other = self.part(at: end)
      guard other.run == part.run, other.level == part.level, other.script == part.script,
        other.instance === part.instance, other.kind == part.kind
      else { break }
      end += 1
    }
    part.graphemes = grapheme..<end
    grapheme = end
    return part
  }

  private mutating func part(at grapheme: Int) -> Part {
    let start = starts[grapheme]
    let first = source.scalars[start]
    let run = source.runs[grapheme]
    let instance = instance(at: grapheme, font: fonts[run])
    previous = instance
    return Part(
      graphemes: grapheme..<grapheme + 1, run: run, level: levels.isEmpty ? 0 : levels[start],
      script: scripts[grapheme], instance: instance, kind: first == Characters.tab ? .tab : .text)
  }

  /// The face of a grapheme: one that has all of its characters, if there is one.
  private func instance(at grapheme: Int, font: ResolvedFont) -> FontInstance? {
    let slice = source.scalars[starts[grapheme]..<starts[grapheme + 1]]
    if slice.count == 1, let first = slice.first, first < 0x80 {
      if first == Characters.tab { return font.primary }
      return font.instance(for: first, script: scripts[grapheme], emoji: false)
    }
    let emoji = Characters.isEmoji(slice)
    let visible = slice.filter { !Characters.isInvisible($0) }
    guard let base = visible.first else { return previous ?? font.primary }
    let script = scripts[grapheme]
    if !emoji, Script.isWeak(Script.of(base)), let previous, font.primary?.glyph(for: base) == nil,
      visible.allSatisfy({ previous.glyph(for: $0) != nil })
    {
      return previous
    }
    let chosen = font.instance(for: base, script: script, emoji: emoji)
    if visible.count == 1 || chosen == nil { return chosen }
    let marks = visible.dropFirst()
    func hasAll(_ instance: FontInstance?) -> Bool {
      guard let instance, instance.glyph(for: base) != nil else { return false }
      return marks.allSatisfy { instance.glyph(for: $0) != nil }
    }
    if hasAll(chosen) { return chosen }
    for mark in marks.prefix(Self.maximumProbes) {
      let other = font.instance(for: mark, script: script, emoji: false)
      if hasAll(other) { return other }
    }
    return chosen
  }

  /// Marks of one grapheme whose own faces are tried; more is noise, not writing.
  private static let maximumProbes = 8

  /// The script of each grapheme; weak ones take the script before them, else the one after. Han
  /// beside kana or hangul counts as theirs, so that it is set in Japanese or Korean forms.
  private static func scripts(_ source: GraphemeScan.Paragraph) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(source.starts.count)
    var current = Script.common
    for start in source.starts {
      let script = Script.of(source.scalars[start])
      if !Script.isWeak(script) {
        if current == Script.common, !result.isEmpty {
          for index in result.indices { result[index] = script }
        }
        current = script
      }
      result.append(current)
    }
    if let language = result.first(where: Script.saysWhoseHan) {
      for index in result.indices where result[index] == Script.han { result[index] = language }
    }
    return result
  }
}
