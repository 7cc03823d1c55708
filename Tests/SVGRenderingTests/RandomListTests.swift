import Drawing
import Geometry
import SVGRendering
import Testing

/// Rules that hold for every document, tried on lists from a seeded generator.
struct RandomListTests {
  static let seeds = Array(1...40)

  @Test(arguments: seeds)
  func isWellFormedAndRefersToItself(_ seed: Int) throws {
    let bytes = svg(RandomList.make(seed: seed))
    let root = try #require(XMLTree.parse(bytes))
    let ids = root.all.compactMap { $0.attributes["id"] }
    let known = Set(ids.map { Substring($0) })
    #expect(ids.count == known.count)
    for element in root.all {
      for value in element.attributes.values {
        if value.hasPrefix("url(#") {
          #expect(known.contains(value.dropFirst("url(#".count).dropLast()), "\(value)")
        }
      }
      if element.name == "use" {
        #expect(element.attributes["href"].map { known.contains($0.dropFirst()) } == true)
      }
      #expect(element.attributes["mix-blend-mode"] == nil)
      if element.name == "clipPath" { #expect(element.attributes["clip-path"] == nil) }
    }
    #expect(root.all("svg").count == 1)
  }

  /// Nothing that cuts blending off in some engine stands between a blended element and the nearest
  /// element that isolates on purpose.
  @Test(arguments: seeds)
  func blendingReachesItsBackdrop(_ seed: Int) throws {
    let root = try #require(XMLTree.parse(svg(RandomList.make(seed: seed))))
    let blended = root.all.filter { $0.attributes["style"]?.contains("mix-blend-mode") == true }
    for element in blended {
      for ancestor in element.ancestors {
        if ancestor.attributes["style"]?.contains("isolation:isolate") == true { break }
        if ancestor.attributes["mask"] != nil || ancestor.name == "defs" { break }
        #expect(ancestor.name == "g")
        for cut in ["transform", "clip-path", "filter", "opacity", "style"] {
          #expect(ancestor.attributes[cut] == nil, "\(cut) above \(element.name)")
        }
      }
    }
  }

  static let texts: Set = [
    "href", "id", "style", "fill", "stroke", "stop-color", "flood-color", "xmlns",
  ]
  static let lengths: Set = ["x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "d"]

  @Test(arguments: seeds)
  func numbersArePlainDecimals(_ seed: Int) throws {
    let root = try #require(XMLTree.parse(svg(RandomList.make(seed: seed))))
    for element in root.all {
      for (name, value) in element.attributes
      where !Self.texts.contains(name) && !value.hasPrefix("url(") {
        let decimals = Self.lengths.contains(name) ? 3 : 6
        #expect(!value.contains("nan") && !value.contains("inf"), "\(name) \(value)")
        for number in NumberScanner.numbers(in: value) {
          #expect(number.fractionDigits <= decimals, "\(name) \(value)")
          #expect(!number.hasExponent && !number.isMinusZero, "\(name) \(value)")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func theSameListGivesTheSameBytes(_ seed: Int) {
    #expect(svg(RandomList.make(seed: seed)) == svg(RandomList.make(seed: seed)))
  }
}

/// Numbers as they are spelled in an attribute.
private struct NumberScanner {
  private(set) var fractionDigits = 0
  private(set) var hasExponent = false
  private var text: [UInt8] = []

  var isMinusZero: Bool {
    text.first == UInt8(ascii: "-")
      && !text.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
  }

  static func numbers(in value: String) -> [NumberScanner] {
    var numbers: [NumberScanner] = []
    var current: NumberScanner?
    for byte in value.utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      let isPoint = byte == UInt8(ascii: ".")
      let isMinus = byte == UInt8(ascii: "-")
      if byte == UInt8(ascii: "e"), current != nil { current?.hasExponent = true }
      if isMinus || !(isDigit || isPoint) {
        if let current { numbers.append(current) }
        current = nil
      }
      guard isDigit || isPoint || isMinus else { continue }
      var number = current ?? NumberScanner()
      if isDigit, number.text.contains(UInt8(ascii: ".")) { number.fractionDigits += 1 }
      number.text.append(byte)
      current = number
    }
    return numbers + (current.map { [$0] } ?? [])
  }
}
