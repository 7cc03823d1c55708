import CoreGraphics
import Drawing
import Geometry

/// The particles of an emitter that live at a moment.
struct EmittedParticles {
  private let layer: CAEmitterLayer
  /// Seconds since the layer appeared.
  private let time: Double

  /// More are not told apart; the youngest live on.
  private static let maximumCount = 1_500

  init(of layer: CAEmitterLayer, at time: Double) {
    self.layer = layer
    self.time = time
  }

  /// In the space of the layer, those that are drawn first first.
  var items: [DisplayItem] {
    var particles: [(birth: Double, item: DisplayItem)] = []
    for (index, cell) in (layer.emitterCells ?? []).enumerated() where cell.isEnabled {
      for number in numbers(of: cell) {
        if let particle = particle(number, of: cell, index) { particles.append(particle) }
      }
    }
    if layer.renderMode == .oldestFirst { particles.sort { $0.birth < $1.birth } }
    if layer.renderMode == .oldestLast { particles.sort { $0.birth > $1.birth } }
    return particles.map(\.item)
  }

  private func rate(of cell: CAEmitterCell) -> Double {
    Double(cell.birthRate) * Double(layer.birthRate)
  }

  private func lifetime(of cell: CAEmitterCell) -> Double {
    (Double(cell.lifetime) + Double(cell.lifetimeRange) / 2) * Double(layer.lifetime)
  }

  /// The numbers of the particles that may live: particle n is born at n divided by the rate.
  private func numbers(of cell: CAEmitterCell) -> [Int] {
    let rate = rate(of: cell)
    let lifetime = lifetime(of: cell)
    guard rate > 0, lifetime > 0, rate.isFinite, lifetime.isFinite, time.isFinite, rate < 1e6 else {
      return []
    }
    let hasBegin = layer.beginTime > 0
    let clock = time - (hasBegin || cell.beginTime <= 0 ? max(0, min(cell.beginTime, 60)) : 0)
    let last = Int((clock * rate).rounded(.down))
    let first = Int(((clock - lifetime) * rate).rounded(.down)) + 1
    let start = max(hasBegin ? 1 : Int.min, max(first, last - Self.maximumCount + 1))
    return start <= last ? Array(start...last) : []
  }

  private func particle(
    _ number: Int, of cell: CAEmitterCell, _ index: Int
  ) -> (birth: Double, item: DisplayItem)? {
    var chance = ParticleChance(number: number, cell: index, seed: layer.seed)
    let birth = Double(number) / rate(of: cell)
    let age = time - birth
    let span =
      Double(layer.lifetime)
      * chance.around(Double(cell.lifetime), range: Double(cell.lifetimeRange))
    let angle = chance.around(Double(cell.emissionLongitude), range: Double(cell.emissionRange))
    let speed =
      Double(layer.velocity)
      * chance.around(Double(cell.velocity), range: Double(cell.velocityRange))
    let size =
      Double(layer.scale)
      * (chance.around(Double(cell.scale), range: Double(cell.scaleRange))
        + Double(cell.scaleSpeed) * age)
    let turn =
      Double(layer.spin) * chance.around(Double(cell.spin), range: Double(cell.spinRange)) * age
    let start = place(&chance)
    let color = color(of: cell, age: age, &chance)
    guard age >= 0, age < span, size > 0, color.alpha > 0,
      let image = Self.image(cell.contents)
    else { return nil }
    let x = Double(start.x) + (cos(angle) * speed + Double(cell.xAcceleration) * age / 2) * age
    let y = Double(start.y) + (sin(angle) * speed + Double(cell.yAcceleration) * age / 2) * age
    guard x.isFinite, y.isFinite, abs(x) < 1e5, abs(y) < 1e5 else { return nil }
    let scale = size / max(0.01, Double(cell.contentsScale))
    let transform = CGAffineTransform(
      translationX: -CGFloat(image.width) / 2, y: -CGFloat(image.height) / 2
    )
    .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    .concatenating(CGAffineTransform(rotationAngle: turn))
    .concatenating(CGAffineTransform(translationX: x, y: y))
    let group = GroupItem(
      items: image.drawing.items, transform: transform, opacity: color.alpha,
      blendMode: layer.renderMode == .additive ? .plusLighter : .normal, filters: tint(color))
    return (birth, .group(group))
  }

  private static func image(_ contents: Any?) -> CGImage? {
    (contents as? CGImage) ?? (contents as? UIImage)?.cgImage
  }

  /// White leaves the colours of the contents.
  private func tint(_ color: DisplayColor) -> [DisplayFilter] {
    if color.red >= 1, color.green >= 1, color.blue >= 1 { return [] }
    return [
      .colorMatrix([
        color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, 1, 0,
      ])
    ]
  }

  private func color(
    of cell: CAEmitterCell, age: Double, _ chance: inout ParticleChance
  ) -> DisplayColor {
    let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    let base = (cell.color ?? white).rgba
    func part(_ value: Double, _ range: Float, _ speed: Float) -> Double {
      min(1, max(0, chance.around(value, range: Double(range)) + Double(speed) * age))
    }
    return DisplayColor(
      red: part(Double(base.red), cell.redRange, cell.redSpeed),
      green: part(Double(base.green), cell.greenRange, cell.greenSpeed),
      blue: part(Double(base.blue), cell.blueRange, cell.blueSpeed),
      alpha: part(Double(base.alpha), cell.alphaRange, cell.alphaSpeed))
  }

  /// Where a particle begins.
  private func place(_ chance: inout ParticleChance) -> CGPoint {
    let center = layer.emitterPosition
    let size = layer.emitterSize
    let a = chance.next()
    let b = chance.next()
    switch layer.emitterShape {
    case .line:
      return CGPoint(x: center.x + size.width * (a - 0.5), y: center.y)
    case .rectangle, .cuboid:
      if layer.emitterMode == .outline || layer.emitterMode == .points {
        return edge(
          a,
          of: CGRect(origin: center, size: size).offsetBy(
            dx: -size.width / 2, dy: -size.height / 2))
      }
      return CGPoint(
        x: center.x + size.width * (a - 0.5), y: center.y + size.height * (b - 0.5))
    case .circle, .sphere:
      let reach = layer.emitterMode == .outline ? 1 : b.squareRoot()
      return CGPoint(
        x: center.x + size.width * CGFloat(reach * cos(2 * .pi * a)),
        y: center.y + size.width * CGFloat(reach * sin(2 * .pi * a)))
    default: return center
    }
  }

  /// A point of a rectangle's edge, a fraction of the way around.
  private func edge(_ fraction: Double, of rect: CGRect) -> CGPoint {
    let length = fraction * Double(2 * (rect.width + rect.height))
    let width = Double(rect.width)
    let height = Double(rect.height)
    if length < width { return CGPoint(x: rect.minX + length, y: rect.minY) }
    if length < width + height { return CGPoint(x: rect.maxX, y: rect.minY + length - width) }
    if length < 2 * width + height {
      return CGPoint(x: rect.maxX - (length - width - height), y: rect.maxY)
    }
    return CGPoint(x: rect.minX, y: rect.maxY - (length - 2 * width - height))
  }
}

/// Numbers that look random and follow from a particle's own (SplitMix64).
struct ParticleChance {
  private var state: UInt64

  init(number: Int, cell: Int, seed: UInt32) {
    state =
      UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15
      ^ UInt64(cell + 1) &* 0xBF58_476D_1CE4_E5B9 ^ UInt64(seed) << 17
  }

  /// 0..<1
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ mixed >> 31) >> 11) / Double(UInt64(1) << 53)
  }

  /// A value in a range about a middle.
  mutating func around(_ middle: Double, range: Double) -> Double {
    middle + (next() - 0.5) * range
  }
}
