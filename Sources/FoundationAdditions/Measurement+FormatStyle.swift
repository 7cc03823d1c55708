import Foundation

extension Measurement where UnitType: Dimension {
  /// The measurement in words of the United States: "3.1 mi".
  public func formatted() -> String { formatted(.measurement(width: .abbreviated)) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Self { style.format(self) }

  /// How a measurement is written. Absent from Foundation on Linux.
  ///
  /// Coverage: partial (as MeasurementFormatter; usages other than `asProvided` are one). Verified:
  /// documented.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Codable, Hashable, Sendable {
      enum Kind: Codable, Hashable { case wide, abbreviated, narrow }
      let kind: Kind
      public static var wide: UnitWidth { UnitWidth(kind: .wide) }
      public static var abbreviated: UnitWidth { UnitWidth(kind: .abbreviated) }
      public static var narrow: UnitWidth { UnitWidth(kind: .narrow) }
    }

    public var width: UnitWidth
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    public var locale = Locale(identifier: "en_US")

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> Self {
      var result = self
      result.locale = locale
      return result
    }

    public func format(_ value: Measurement) -> String {
      let provided = Measurement<Dimension>(value: value.value, unit: value.unit)
      let told = usage == .asProvided ? provided : UnitScale.customary(provided)
      let style =
        numberFormatStyle
        ?? FloatingPointFormatStyle<Double>(locale: locale)
        .precision(.fractionLength(0...(abs(told.value) < 100 ? 1 : 0)))
      let number = style.format(told.value)
      let words: UnitWording.Width =
        switch width.kind {
        case .wide: .wide
        case .abbreviated: .abbreviated
        case .narrow: .narrow
        }
      return UnitWording.text(number, unit: told.unit, width: words, isOne: number == "1")
    }
  }
}

/// What a measurement is told for.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String
  public static var general: Self { Self(name: "general") }
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focalLength") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(name: "liquid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
