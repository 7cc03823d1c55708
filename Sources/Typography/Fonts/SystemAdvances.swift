/// What SF Pro's advances differ from Inter's by, at one size and weight.
///
/// Formula (`docs/typography.md`): size · (tracking + em + size_em · k + weight_em · g) per
/// character, with k = (clamp(size, 14, 28) − 17) / 11 and g = (weight − 400) / 300.
struct SystemAdvances {
  private let size: Double
  private let tracking: Double
  private let k: Double
  private let g: Double
  private let usesPlainDigits: Bool
  /// Corrections of U+0000…U+007F in points.
  private let ascii: [Double]

  init(size: Double, weight: Double, hasMonospacedDigits: Bool) {
    self.size = size
    tracking = Self.tracking(size: size, weight: weight)
    k = (min(28, max(14, size)) - 17) / 11
    g = (weight - 400) / 300
    usesPlainDigits = hasMonospacedDigits
    var ascii = [Double](repeating: 0, count: 128)
    for code in 0..<128 {
      let scalar = Unicode.Scalar(UInt8(code))
      ascii[code] =
        size
        * (tracking
          + Self.em(scalar, k: k, g: g, usesPlainDigits: hasMonospacedDigits))
    }
    self.ascii = ascii
  }

  /// Points to add to the advance of a character.
  func correction(of scalar: UInt32) -> Double {
    if scalar < 128 { return ascii[Int(scalar)] }
    guard let scalar = Unicode.Scalar(scalar) else { return 0 }
    return size * (tracking + Self.em(scalar, k: k, g: g, usesPlainDigits: usesPlainDigits))
  }

  private static func em(
    _ scalar: Unicode.Scalar, k: Double, g: Double, usesPlainDigits: Bool
  ) -> Double {
    let correction: SystemAdvanceTable.Correction
    let category = scalar.properties.generalCategory
    if usesPlainDigits, category == .decimalNumber {
      correction = SystemAdvanceTable.digit
    } else if let known = SystemAdvanceTable.characters[scalar] {
      correction = known
    } else {
      switch category {
      case .lowercaseLetter: correction = SystemAdvanceTable.lower
      case .uppercaseLetter, .titlecaseLetter: correction = SystemAdvanceTable.upper
      case .decimalNumber: correction = SystemAdvanceTable.digit
      default: correction = SystemAdvanceTable.other
      }
    }
    return correction.em + correction.size * k + correction.weight * g
  }

  /// The table's value: linear between sizes and between weights, clamped outside.
  private static func tracking(size: Double, weight: Double) -> Double {
    let rows = interpolation(of: size, in: SystemAdvanceTable.sizes)
    let columns = interpolation(of: weight, in: SystemAdvanceTable.weights)
    func value(_ row: Int) -> Double {
      let values = SystemAdvanceTable.tracking[row]
      return values[columns.lower] * (1 - columns.fraction) + values[columns.upper]
        * columns.fraction
    }
    return value(rows.lower) * (1 - rows.fraction) + value(rows.upper) * rows.fraction
  }

  private static func interpolation(
    of value: Double, in steps: [Double]
  ) -> (lower: Int, upper: Int, fraction: Double) {
    let upper = steps.firstIndex { $0 >= value } ?? steps.count - 1
    guard upper > 0, steps[upper] > value else { return (upper, upper, 0) }
    let lower = upper - 1
    return (lower, upper, (value - steps[lower]) / (steps[upper] - steps[lower]))
  }
}
