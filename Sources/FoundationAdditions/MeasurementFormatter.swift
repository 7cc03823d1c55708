import Foundation

/// Writes measurements: "3.107 mi". Foundation on Linux has the name, and says that it does nothing.
///
/// Coverage: partial (English; lengths, masses, speeds and temperatures in the units of the United
/// States, others as they are). Verified: documented.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = Locale(identifier: "en_US")
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var value = measurement.value
    var unit: Unit = measurement.unit
    if let dimension = unit as? Dimension {
      let provided = Measurement(value: value, unit: dimension)
      let scaled =
        unitOptions.contains(.providedUnit)
        ? unitOptions.contains(.naturalScale) ? UnitScale.natural(provided) : provided
        : UnitScale.customary(provided)
      (value, unit) = (scaled.value, scaled.unit)
    }
    let number = numberFormatter?.string(from: value as NSNumber) ?? "\(value)"
    let style = UnitWording.Width(unitStyle)
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      return number + (style == .wide ? " degrees" : "°")
    }
    return UnitWording.text(number, unit: unit, width: style, isOne: number == "1")
  }

  open func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitWording.name(of: unit, isOne: false) : unit.symbol
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Unit).map(string(from:)) ?? (obj as? Measurement<Unit>).map(string(from:))
  }
}

/// Which unit a measurement is told in.
enum UnitScale {
  /// The units of the United States, the largest of which there is one at least.
  static func customary(_ measurement: Measurement<Dimension>) -> Measurement<Dimension> {
    switch measurement.unit {
    case is UnitLength:
      largest([UnitLength.miles, UnitLength.feet, UnitLength.inches], of: measurement)
    case is UnitMass:
      largest([UnitMass.shortTons, UnitMass.pounds, UnitMass.ounces], of: measurement)
    case is UnitSpeed: measurement.converted(to: UnitSpeed.milesPerHour)
    case is UnitTemperature: measurement.converted(to: UnitTemperature.fahrenheit)
    default: measurement
    }
  }

  /// Metric units, the largest of which there is one at least.
  static func natural(_ measurement: Measurement<Dimension>) -> Measurement<Dimension> {
    switch measurement.unit {
    case UnitLength.meters, UnitLength.kilometers, UnitLength.centimeters, UnitLength.millimeters:
      largest(
        [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters],
        of: measurement)
    case UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams:
      largest([UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams], of: measurement)
    default: measurement
    }
  }

  private static func largest(
    _ units: [Dimension], of measurement: Measurement<Dimension>
  ) -> Measurement<Dimension> {
    for unit in units.dropLast() {
      let converted = measurement.converted(to: unit)
      if abs(converted.value) >= 1 { return converted }
    }
    return units.last.map { measurement.converted(to: $0) } ?? measurement
  }
}
