import Geometry

/// Reads the path data of SVG (the attribute `d`): all commands, absolute and relative.
///
/// Malformed data ends the path before its first error, as SVG 2 says.
package struct PathDataParser {
  private let bytes: [UInt8]
  private var position = 0
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, for the smooth commands.
  private var control: CGPoint?

  package static func path(_ data: String) -> Path {
    var parser = PathDataParser(data)
    parser.run()
    return parser.path
  }

  private init(_ data: String) { bytes = Array(data.utf8) }

  private mutating func run() {
    var command: UInt8 = 0
    while let next = peek() {
      if Self.isLetter(next) {
        position += 1
        command = next
      } else if command == 0 || command | 0x20 == UInt8(ascii: "z") {
        return
      }
      guard perform(command) else { return }
      // Further pairs after a moveto are linetos.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  private mutating func perform(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    switch UInt8(command & 0xDF) {
    case UInt8(ascii: "M"):
      guard let end = point(isRelative) else { return false }
      path.move(to: end)
      start = end
      finish(end)
    case UInt8(ascii: "L"):
      guard let end = point(isRelative) else { return false }
      line(to: end)
    case UInt8(ascii: "H"):
      guard let x = number() else { return false }
      line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
    case UInt8(ascii: "V"):
      guard let y = number() else { return false }
      line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
    case UInt8(ascii: "C"):
      guard let first = point(isRelative), let second = point(isRelative),
        let end = point(isRelative)
      else { return false }
      path.addCurve(to: end, control1: first, control2: second)
      finish(end, control: second)
    case UInt8(ascii: "S"):
      guard let second = point(isRelative), let end = point(isRelative) else { return false }
      path.addCurve(to: end, control1: reflected, control2: second)
      finish(end, control: second)
    case UInt8(ascii: "Q"):
      guard let control = point(isRelative), let end = point(isRelative) else { return false }
      path.addQuadCurve(to: end, control: control)
      finish(end, control: control)
    case UInt8(ascii: "T"):
      guard let end = point(isRelative) else { return false }
      let control = reflected
      path.addQuadCurve(to: end, control: control)
      finish(end, control: control)
    case UInt8(ascii: "A"):
      guard let rx = number(), let ry = number(), let angle = number(), let isLarge = flag(),
        let isSweep = flag(), let end = point(isRelative)
      else { return false }
      path.addEllipticalArc(
        from: current, to: end, radii: CGSize(width: rx, height: ry), rotation: angle,
        isLarge: isLarge, isSweep: isSweep)
      finish(end)
    case UInt8(ascii: "Z"):
      path.closeSubpath()
      finish(start)
    default: return false
    }
    return true
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    finish(end)
  }

  private mutating func finish(_ end: CGPoint, control: CGPoint? = nil) {
    current = end
    self.control = control
  }

  /// The last control point mirrored at the current point.
  private var reflected: CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func point(_ isRelative: Bool) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }

  /// A flag of an arc is one digit, with or without a separator after it.
  private mutating func flag() -> Bool? {
    guard let byte = peek(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    position += 1
    return byte == UInt8(ascii: "1")
  }

  private mutating func number() -> CGFloat? {
    guard peek() != nil else { return nil }
    let begin = position
    if position < bytes.count, bytes[position] == 0x2D || bytes[position] == 0x2B { position += 1 }
    digits()
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      digits()
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < bytes.count, bytes[position] == 0x2D || bytes[position] == 0x2B {
        position += 1
      }
      digits()
    }
    return Double(String(decoding: bytes[begin..<position], as: UTF8.self)).map { CGFloat($0) }
  }

  private mutating func digits() {
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
  }

  /// The next byte that is neither white space nor a comma.
  private mutating func peek() -> UInt8? {
    while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == 0x2C {
      position += 1
    }
    return position < bytes.count ? bytes[position] : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
