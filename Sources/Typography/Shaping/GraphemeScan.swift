import Geometry

/// A text cut into paragraphs of graphemes, before fonts are chosen.
struct GraphemeScan {
  struct Paragraph {
    var scalars: [UInt32] = []
    /// Scalar index of each grapheme's start, without the end.
    var starts: [Int] = []
    /// The run of each grapheme.
    var runs: [Int] = []
    /// The run of the line break that ends it, or of its last character.
    var endRun = 0
  }

  var paragraphs: [Paragraph] = []

  /// Cuts at every line and paragraph separator; "\r\n" is one.
  init(_ text: AttributedRuns) {
    var current = Paragraph()
    let isOneRun = text.runs.count <= 1
    let string = text.string
    if isOneRun, string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      current.scalars = string.utf8.map(UInt32.init)
      current.starts = Array(current.scalars.indices)
      current.runs = [Int](repeating: 0, count: current.scalars.count)
      paragraphs = [current]
      return
    }
    /// Scalars up to each run's end: a grapheme belongs to the run of its first scalar.
    var ends: [Int] = []
    for run in text.runs { ends.append((ends.last ?? 0) + run.text.unicodeScalars.count) }
    var run = 0
    var position = 0
    for character in string {
      while run < ends.count - 1, position >= ends[run] { run += 1 }
      current.endRun = run
      if character.isNewline {
        position += character.unicodeScalars.count
        paragraphs.append(current)
        current = Paragraph()
        current.endRun = run
        continue
      }
      current.starts.append(current.scalars.count)
      current.runs.append(run)
      for scalar in character.unicodeScalars.prefix(Self.maximumScalars) {
        current.scalars.append(Self.shapable(scalar))
      }
      position += character.unicodeScalars.count
    }
    paragraphs.append(current)
  }

  /// Scalars of one grapheme that are shaped. No script needs a quarter of this; attaching marks to
  /// marks takes time by the square of their number.
  private static let maximumScalars = 64

  /// Controls show nothing: they become zero width spaces, except the tab.
  private static func shapable(_ scalar: Unicode.Scalar) -> UInt32 {
    let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
    return isControl && scalar.value != 0x09 ? 0x200B : scalar.value
  }
}

/// Questions about single scalars and graphemes.
enum Characters {
  static let tab: UInt32 = 0x09

  /// White space that hangs at a line's end: all but the no-break spaces.
  static func isHangingSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Never drawn: joiners, variation selectors, direction marks and such.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0xAD: false
    case 0xAD, 0x34F, 0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
      0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// The grapheme asks for a colour picture.
  static func isEmoji(_ grapheme: ArraySlice<UInt32>) -> Bool {
    guard let first = grapheme.first, first >= 0x203C || grapheme.count > 1,
      let properties = Unicode.Scalar(first)?.properties
    else { return false }
    if grapheme.contains(0xFE0E) { return false }
    if properties.isEmojiPresentation { return true }
    guard grapheme.count > 1, properties.isEmoji else { return false }
    return grapheme.contains { $0 == 0xFE0F || $0 == 0x20E3 || (0x1F3FB...0x1F3FF).contains($0) }
  }
}
