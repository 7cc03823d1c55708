import Drawing

/// The id of a definition.
struct Identifier: Equatable {
  let bytes: [UInt8]
}

/// Hands out ids that no other picture in a page has: the caller's prefix, eight characters of the
/// list's digest, the instance, a counter.
struct IdentifierSource {
  private let list: DisplayList
  private let options: SVGOptions
  private var stem: [UInt8] = []
  private var count = 0

  init(list: DisplayList, options: SVGOptions) {
    self.list = list
    self.options = options
  }

  mutating func next() -> Identifier {
    if stem.isEmpty { stem = makeStem() }
    defer { count += 1 }
    return Identifier(bytes: stem + Self.digits(of: count))
  }

  /// A number to the base 36.
  private static func digits(of number: Int) -> [UInt8] {
    if number < 36 { return [digits[number]] }
    return digits(of: number / 36) + [digits[number % 36]]
  }

  /// Begins with a letter, as an XML id must. The digest is computed for pictures that need ids only.
  private func makeStem() -> [UInt8] {
    var stem = options.idPrefix.unicodeScalars.map { scalar -> UInt8 in
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      return isPlain || scalar == "-" || scalar == "_"
        ? UInt8(truncatingIfNeeded: scalar.value) : UInt8(ascii: "_")
    }
    let isLetter = stem.first.map { Self.letters.contains($0 | 0x20) } ?? false
    if !isLetter { stem.insert(UInt8(ascii: "v"), at: 0) }
    var rest = list.contentHash.high
    for _ in 0..<8 {
      stem.append(Self.digits[Int(rest % 36)])
      rest /= 36
    }
    if options.instance != 0 {
      stem.append(UInt8(ascii: "_"))
      stem += Array("\(options.instance)".utf8)
    }
    stem.append(UInt8(ascii: "-"))
    return stem
  }

  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
}
