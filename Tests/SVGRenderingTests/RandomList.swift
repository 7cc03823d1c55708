import Drawing
import Geometry

/// Display lists with everything in them, by a seed.
struct RandomList {
  private var state: UInt64

  static func make(seed: Int) -> DisplayList {
    var random = RandomList(state: UInt64(seed))
    return DisplayList(size: CGSize(width: 200, height: 200), items: random.items(depth: 4))
  }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  private mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(next() >> 11) / Double(1 << 53)
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(0, 200), y: number(0, 200)) }

  private mutating func rect() -> CGRect {
    CGRect(x: number(-20, 180), y: number(-20, 180), width: number(1, 120), height: number(1, 120))
  }

  private mutating func color() -> DisplayColor {
    DisplayColor(
      red: number(0, 1), green: number(0, 1), blue: number(0, 1),
      alpha: below(3) == 0 ? number(0, 1) : 1)
  }

  private mutating func mode() -> DisplayBlendMode {
    let modes = DisplayBlendMode.allCases
    return below(3) == 0 ? modes[below(modes.count)] : .normal
  }

  private mutating func opacity() -> Double { below(4) == 0 ? number(0, 1) : 1 }

  private mutating func path() -> Path {
    switch below(5) {
    case 0: Path(rect())
    case 1: Path(ellipseIn: rect())
    case 2: Path(roundedRect: rect(), cornerRadius: number(0, 30))
    case 3: Path(roundedRect: rect(), cornerRadius: number(0, 30), style: .circular)
    default:
      Path { [first = point(), second = point(), third = point(), fourth = point()] path in
        path.move(to: first)
        path.addLine(to: second)
        path.addCurve(to: third, control1: fourth, control2: first)
        path.closeSubpath()
      }
    }
  }

  private mutating func paint() -> Paint {
    let stops = [
      GradientStop(color: color(), location: 0), GradientStop(color: color(), location: 0.4),
      GradientStop(color: color(), location: 1),
    ]
    switch below(8) {
    case 0: return .linearGradient(stops: stops, start: point(), end: point())
    case 1:
      return .radialGradient(
        stops: stops, center: point(), startRadius: number(0, 20), endRadius: number(0, 90))
    case 2:
      return .ellipticalGradient(
        stops: stops, center: point(), radii: CGSize(width: number(1, 90), height: number(1, 90)),
        startFraction: number(0, 0.5), endFraction: 1)
    case 3:
      return .angularGradient(
        stops: stops, center: point(), start: .degrees(number(-90, 90)),
        end: .degrees(number(0, 360)))
    default: return .color(color())
    }
  }

  private mutating func transform() -> CGAffineTransform {
    switch below(4) {
    case 0: CGAffineTransform(rotationAngle: number(-1, 1)).translatedBy(x: number(0, 9), y: 3)
    case 1: CGAffineTransform(translationX: number(-9, 9), y: number(-9, 9))
    case 2: CGAffineTransform(scaleX: number(0.5, 2), y: number(-2, 2))
    default: .identity
    }
  }

  private mutating func filters() -> [DisplayFilter] {
    switch below(12) {
    case 0: [.blur(radius: number(0.1, 8))]
    case 1: [.shadow(color: color(), radius: number(0, 8), offset: CGSize(width: 3, height: -4))]
    case 2: [.hueRotation(.degrees(number(0, 360))), .colorMultiply(color())]
    case 3: [.luminanceToAlpha]
    default: []
    }
  }

  private mutating func items(depth: Int) -> [DisplayItem] {
    (0..<(1 + below(4))).map { _ in item(depth: depth) }
  }

  private mutating func item(depth: Int) -> DisplayItem {
    switch below(depth > 0 ? 7 : 4) {
    case 0:
      let glyphs = (0..<(1 + below(4))).map { _ in
        GlyphsItem.Glyph(outline: below(2) == 0 ? Drawn.bar : Drawn.wave, origin: point())
      }
      return .glyphs(
        GlyphsItem(
          glyphs: glyphs, size: number(5, 40), paint: paint(), opacity: opacity(),
          blendMode: mode(), text: "<&>", slant: below(3) == 0 ? 0.2 : 0))
    case 1 where below(3) == 0:
      return .image(
        ImageItem(
          data: [1, 2, 3, UInt8(below(3))], format: .png, frame: rect(), opacity: opacity(),
          blendMode: mode()))
    case 0...3:
      let stroke =
        below(3) == 0
        ? StrokeStyle(lineWidth: number(0.5, 9), dash: below(2) == 0 ? [4, 2] : []) : nil
      return .shape(
        ShapeItem(
          path: path(), isEvenOdd: below(4) == 0, stroke: stroke, paint: paint(),
          opacity: opacity(), blendMode: mode()))
    default:
      return .group(
        GroupItem(
          items: items(depth: depth - 1), transform: transform(), opacity: opacity(),
          blendMode: below(3) == 0 ? mode() : .normal, isIsolated: below(4) == 0,
          clip: below(3) == 0 ? ClipPath(path: path(), isEvenOdd: below(3) == 0) : nil,
          mask: below(5) == 0 ? items(depth: 0) : nil, filters: filters()))
    }
  }
}
