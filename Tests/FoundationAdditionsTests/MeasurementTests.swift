import Foundation
import FoundationAdditions
import Testing

/// Measurements in words, as the United States tell them.
@Suite struct MeasurementTests {
  typealias Writer = FoundationAdditions.MeasurementFormatter

  private func text(
    _ value: Double, _ unit: Dimension, _ options: Writer.UnitOptions,
    _ style: Formatter.UnitStyle = .medium
  ) -> String {
    let formatter = Writer()
    formatter.unitOptions = options
    formatter.unitStyle = style
    return formatter.string(from: Measurement(value: value, unit: unit))
  }

  @Test(arguments: [
    (Formatter.UnitStyle.short, "1,500.25km"), (.medium, "1,500.25 km"),
    (.long, "1,500.25 kilometers"),
  ])
  func writesEachStyle(style: Formatter.UnitStyle, expected: String) {
    #expect(text(1500.25, UnitLength.kilometers, .providedUnit, style) == expected)
  }

  @Test func tellsCustomaryUnits() {
    #expect(text(5, UnitLength.kilometers, []) == "3.107 mi")
    #expect(text(100, UnitLength.meters, []) == "328.084 ft")
    #expect(text(1, UnitLength.centimeters, []) == "0.394 in")
    #expect(text(20, UnitTemperature.celsius, []) == "68°F")
    #expect(text(90, UnitDuration.minutes, []) == "90 min")
  }

  @Test func keepsWhatIsProvided() {
    #expect(text(20, UnitTemperature.celsius, .providedUnit) == "20°C")
    #expect(
      text(20, UnitTemperature.celsius, [.providedUnit, .temperatureWithoutUnit], .short) == "20°")
    #expect(text(1500, UnitLength.meters, [.providedUnit, .naturalScale]) == "1.5 km")
  }

  @Test func countsOneAndMany() {
    #expect(text(1, UnitLength.feet, .providedUnit, .long) == "1 foot")
    #expect(text(2, UnitLength.feet, .providedUnit, .long) == "2 feet")
    #expect(text(2, UnitSpeed.kilometersPerHour, .providedUnit, .long) == "2 kilometers per hour")
    #expect(text(2, UnitTemperature.celsius, .providedUnit, .long) == "2 degrees Celsius")
  }

  @Test func formatsByStyles() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(distance.formatted() == "3.1 mi")
    #expect(distance.formatted(.measurement(width: .wide, usage: .asProvided)) == "5 kilometers")
    #expect(distance.formatted(.measurement(width: .narrow, usage: .asProvided)) == "5km")
  }
}
