/// Texts that are hard to carry in an address; the same ones each time.
struct RandomText {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private static let alphabet: [Unicode.Scalar] = Array(
    "aZ09 -_.~!*'();:@&=+$,/?#[]%\"<>\\^`{|}\u{0}\t\n\r\u{7F}\u{A0}ée\u{301}ßЖ漢字ع\u{200F}\u{FEFF}👍🏽\u{10FFFF}"
      .unicodeScalars)

  mutating func next(prefixes: [String] = [""]) -> String {
    var text = prefixes[number(below: prefixes.count)].unicodeScalars
    for _ in 0..<number(below: 9) { text.append(Self.alphabet[number(below: Self.alphabet.count)]) }
    return String(text)
  }

  /// SplitMix64.
  private mutating func number(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(bound))
  }
}
