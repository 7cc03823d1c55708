import Geometry

/// A glyph of the table `glyf`: closed contours of lines and quadratic curves on a grid of whole units.
struct TrueTypeOutline {
  private struct Point {
    var x: Int
    var y: Int
    var isOnCurve: Bool
  }

  /// What tables ask about all glyphs together.
  struct Limits {
    private(set) var left = 0
    private(set) var right = 0
    private(set) var bottom = 0
    private(set) var top = 0
    private(set) var points = 0
    private(set) var contours = 0

    mutating func include(_ outline: TrueTypeOutline) {
      left = min(left, outline.left)
      right = max(right, outline.right)
      bottom = min(bottom, outline.bottom)
      top = max(top, outline.top)
      points = max(points, outline.contours.reduce(0) { $0 + $1.count })
      contours = max(contours, outline.contours.count)
    }
  }

  private var contours: [[Point]] = []
  private let scale: CGFloat

  /// A cubic curve becomes quadratic ones that stray from it by at most this much of an em.
  private static let tolerance: CGFloat = 1 / 4_096
  /// Halvings of a curve at most.
  private static let maximumDepth = 5

  /// - Parameter path: in em units, y downwards.
  init(_ path: Path, unitsPerEm: CGFloat) {
    scale = unitsPerEm
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let end):
        contours.append([])
        add(end, isOnCurve: true)
        current = end
      case .line(let end):
        add(end, isOnCurve: true)
        current = end
      case .quadCurve(let end, let control):
        add(control, isOnCurve: false)
        add(end, isOnCurve: true)
        current = end
      case .curve(let end, let control1, let control2):
        add(
          CubicCurve(start: current, control1: control1, control2: control2, end: end), depth: 0)
        current = end
      case .closeSubpath: break
      }
    }
    for index in contours.indices {
      // Contours are closed by themselves.
      if let first = contours[index].first, let last = contours[index].last,
        contours[index].count > 1, last.isOnCurve, first.x == last.x, first.y == last.y
      {
        contours[index].removeLast()
      }
    }
    contours.removeAll { $0.count < 3 }
  }

  private mutating func add(_ point: CGPoint, isOnCurve: Bool) {
    if contours.isEmpty { contours.append([]) }
    contours[contours.count - 1].append(
      Point(x: units(point.x), y: units(-point.y), isOnCurve: isOnCurve))
  }

  private mutating func add(_ curve: CubicCurve, depth: Int) {
    let (start, first, second, end) = (curve.start, curve.control1, curve.control2, curve.end)
    let deviation =
      hypot(
        end.x - 3 * second.x + 3 * first.x - start.x,
        end.y - 3 * second.y + 3 * first.y - start.y) * 3.squareRoot() / 36
    guard deviation > Self.tolerance, depth < Self.maximumDepth else {
      let control = CGPoint(
        x: (3 * (first.x + second.x) - start.x - end.x) / 4,
        y: (3 * (first.y + second.y) - start.y - end.y) / 4)
      add(control, isOnCurve: false)
      return add(end, isOnCurve: true)
    }
    let (head, tail) = curve.split(at: 0.5)
    add(head, depth: depth + 1)
    add(tail, depth: depth + 1)
  }

  /// Whole units, inside of what 16 bits hold, differences included.
  private func units(_ length: CGFloat) -> Int {
    let value = (length * scale).rounded()
    return Int(min(16_383, max(-16_384, value.isFinite ? value : 0)))
  }

  var left: Int { contours.joined().map(\.x).min() ?? 0 }
  var right: Int { contours.joined().map(\.x).max() ?? 0 }
  var bottom: Int { contours.joined().map(\.y).min() ?? 0 }
  var top: Int { contours.joined().map(\.y).max() ?? 0 }

  /// Empty for a glyph without ink; else an even number of bytes.
  var bytes: [UInt8] {
    if contours.isEmpty { return [] }
    var data = [UInt8](words: contours.count, left, bottom, right, top)
    var end = -1
    for contour in contours {
      end += contour.count
      data += [UInt8](words: end)
    }
    data += [UInt8](words: 0)
    var flags: [UInt8] = []
    var xs: [UInt8] = []
    var ys: [UInt8] = []
    var (x, y) = (0, 0)
    for point in contours.joined() {
      var flag: UInt8 = point.isOnCurve ? 1 : 0
      flag |= Self.write(point.x - x, to: &xs, short: 0x02, same: 0x10)
      flag |= Self.write(point.y - y, to: &ys, short: 0x04, same: 0x20)
      flags.append(flag)
      (x, y) = (point.x, point.y)
    }
    data += flags + xs + ys
    if data.count % 2 == 1 { data.append(0) }
    return data
  }

  /// A difference in no, one or two bytes, and the flag that says so.
  private static func write(
    _ difference: Int, to data: inout [UInt8], short: UInt8, same: UInt8
  ) -> UInt8 {
    if difference == 0 { return same }
    if abs(difference) < 256 {
      data.append(UInt8(abs(difference)))
      return difference > 0 ? short | same : short
    }
    data += [UInt8](words: difference)
    return 0
  }
}
