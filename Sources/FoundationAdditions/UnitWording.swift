import Foundation

/// Units in English.
enum UnitWording {
  /// Units as values: Foundation's are equal and have different hashes.
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let symbol: String

    init(_ unit: Unit) { (type, symbol) = (ObjectIdentifier(Swift.type(of: unit)), unit.symbol) }
  }

  enum Width {
    case wide, abbreviated, narrow

    init(_ style: Formatter.UnitStyle) {
      self =
        switch style {
        case .long: .wide
        case .short: .narrow
        default: .abbreviated
        }
    }
  }

  static func text(_ number: String, unit: Unit, width: Width, isOne: Bool) -> String {
    switch width {
    case .wide: return "\(number) \(name(of: unit, isOne: isOne))"
    case .narrow where unit is UnitTemperature: return number + "°"
    case .abbreviated where unit.symbol.hasPrefix("°"): return number + unit.symbol
    case .narrow: return number + unit.symbol
    case .abbreviated: return "\(number) \(symbol(of: unit))"
    }
  }

  /// The unit's symbol as texts have it.
  private static func symbol(of unit: Unit) -> String {
    guard unit is UnitDuration else { return unit.symbol }
    return switch unit.symbol {
    case "h": "hr"
    case "m": "min"
    case "s": "sec"
    default: unit.symbol
    }
  }

  static func name(of unit: Unit, isOne: Bool) -> String {
    guard let name = names[Key(unit)] else { return unit.symbol }
    if isOne { return name }
    if let irregular = irregularPlurals[name] { return irregular }
    let words = name.split(separator: " ", maxSplits: 1).map(String.init)
    // "mile per hour", "degree Celsius": the first word is what is counted; else the last is.
    if words.count == 2, words[0] == "degree" || words[1].hasPrefix("per ") {
      return "\(irregularPlurals[words[0]] ?? words[0] + "s") \(words[1])"
    }
    return name + "s"
  }

  private static let irregularPlurals = [
    "foot": "feet", "inch": "inches", "kelvin": "kelvins", "stone": "stones",
  ]

  private static let names: [Key: String] = Dictionary(
    uniqueKeysWithValues: namedUnits.map { (Key($0.0), $0.1) })

  private static let namedUnits: [(Unit, String)] = [
    (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"),
    (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
    (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
    (UnitLength.nanometers, "nanometer"), (UnitLength.miles, "mile"), (UnitLength.yards, "yard"),
    (UnitLength.feet, "foot"), (UnitLength.inches, "inch"), (UnitLength.lightyears, "light year"),
    (UnitLength.nauticalMiles, "nautical mile"),
    (UnitLength.astronomicalUnits, "astronomical unit"),
    (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"),
    (UnitMass.pounds, "pound"), (UnitMass.ounces, "ounce"), (UnitMass.stones, "stone"),
    (UnitMass.metricTons, "metric ton"), (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"),
    (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"),
    (UnitDuration.seconds, "second"),
    (UnitTemperature.celsius, "degree Celsius"), (UnitTemperature.fahrenheit, "degree Fahrenheit"),
    (UnitTemperature.kelvin, "kelvin"),
    (UnitVolume.liters, "liter"), (UnitVolume.milliliters, "milliliter"),
    (UnitVolume.centiliters, "centiliter"), (UnitVolume.deciliters, "deciliter"),
    (UnitVolume.cubicMeters, "cubic meter"), (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"),
    (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
    (UnitVolume.fluidOunces, "fluid ounce"), (UnitVolume.tablespoons, "tablespoon"),
    (UnitVolume.teaspoons, "teaspoon"),
    (UnitSpeed.metersPerSecond, "meter per second"),
    (UnitSpeed.kilometersPerHour, "kilometer per hour"), (UnitSpeed.milesPerHour, "mile per hour"),
    (UnitSpeed.knots, "knot"),
    (UnitArea.squareMeters, "square meter"), (UnitArea.squareKilometers, "square kilometer"),
    (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
    (UnitEnergy.joules, "joule"), (UnitEnergy.kilojoules, "kilojoule"),
    (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
    (UnitEnergy.kilowattHours, "kilowatt-hour"),
    (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"),
    (UnitPower.horsepower, "horsepower"),
    (UnitAngle.degrees, "degree"), (UnitAngle.radians, "radian"),
    (UnitInformationStorage.bytes, "byte"), (UnitInformationStorage.kilobytes, "kilobyte"),
    (UnitInformationStorage.megabytes, "megabyte"), (UnitInformationStorage.gigabytes, "gigabyte"),
  ]
}
