import Drawing
import Geometry

/// Path data in thousandths of a point: relative commands, `h` and `v`, letters left out where they
/// repeat. Differences are taken between rounded positions, so that no error adds up.
struct PathData {
  /// The first point, which alone is absolute; the rest can be used at any place.
  private(set) var startX = 0
  private(set) var startY = 0
  private(set) var tail = ByteWriter()
  private(set) var isEmpty = true

  private var x = 0
  private var y = 0
  private var subpathX = 0
  private var subpathY = 0
  private var command: UInt8 = 0
  private var endsInNumber = false

  init(_ elements: [Path.Element], transform: CGAffineTransform = .identity) {
    tail.reserve(elements.count * 24)
    if transform.isIdentity {
      for element in elements { append(element) }
    } else {
      for element in elements { append(element.applying(transform)) }
    }
  }

  private mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): line(toX: Self.round(end.x), y: Self.round(end.y))
    case .quadCurve(let end, let control):
      begin(UInt8(ascii: "q"))
      relative(control)
      relative(end)
      advance(to: end)
    case .curve(let end, let control1, let control2):
      begin(UInt8(ascii: "c"))
      relative(control1)
      relative(control2)
      relative(end)
      advance(to: end)
    case .closeSubpath:
      tail.append(byte: UInt8(ascii: "z"))
      command = 0
      (x, y) = (subpathX, subpathY)
    }
  }

  private mutating func move(to end: CGPoint) {
    let (newX, newY) = (Self.round(end.x), Self.round(end.y))
    if isEmpty {
      (startX, startY) = (newX, newY)
      isEmpty = false
    } else {
      command = 0
      begin(UInt8(ascii: "m"))
      number(newX - x)
      number(newY - y)
      // A pair after a move would be a line.
      command = 0
    }
    (x, y) = (newX, newY)
    (subpathX, subpathY) = (newX, newY)
  }

  private mutating func line(toX newX: Int, y newY: Int) {
    if newY == y {
      begin(UInt8(ascii: "h"))
      number(newX - x)
    } else if newX == x {
      begin(UInt8(ascii: "v"))
      number(newY - y)
    } else {
      begin(UInt8(ascii: "l"))
      number(newX - x)
      number(newY - y)
    }
    (x, y) = (newX, newY)
  }

  private mutating func begin(_ letter: UInt8) {
    if command == letter { return }
    tail.append(byte: letter)
    endsInNumber = false
    command = letter
  }

  private mutating func relative(_ point: CGPoint) {
    number(Self.round(point.x) - x)
    number(Self.round(point.y) - y)
  }

  private mutating func number(_ value: Int) {
    let separates = endsInNumber && value >= 0
    endsInNumber = true
    tail.write(DecimalWriter.longest + 1) { memory in
      memory[0] = UInt8(ascii: " ")
      let start = separates ? 1 : 0
      return start
        + DecimalWriter.write(value, decimals: 3, leadingZero: false, to: memory + start)
    }
  }

  private mutating func advance(to end: CGPoint) { (x, y) = (Self.round(end.x), Self.round(end.y)) }

  @inline(__always)
  private static func round(_ value: CGFloat) -> Int { DecimalWriter.thousandths(value) }
}

extension ByteWriter {
  /// The data moved by a number of thousandths.
  mutating func append(_ data: PathData, movedX: Int = 0, y movedY: Int = 0) {
    if data.isEmpty { return }
    append(byte: UInt8(ascii: "M"))
    append(thousandths: data.startX + movedX)
    append(byte: UInt8(ascii: " "))
    append(thousandths: data.startY + movedY)
    append(data.tail)
  }
}
