import Foundation
import FoundationAdditions
import Testing

/// The examples of Apple's documentation of the styles, and what tutorials show of padding.
@Suite struct DateComponentsFormatterTests {
  typealias Style = FoundationAdditions.DateComponentsFormatter.UnitsStyle
  typealias Zeroes = FoundationAdditions.DateComponentsFormatter.ZeroFormattingBehavior

  private func text(
    _ seconds: TimeInterval, _ units: NSCalendar.Unit, _ style: Style, _ zeroes: Zeroes = .default
  ) -> String? {
    let formatter = FoundationAdditions.DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeroes
    return formatter.string(from: seconds)
  }

  @Test(arguments: [
    (Style.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.brief, "9hr 41min 30sec"),
    (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
    (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
  ])
  func writesEachStyle(style: Style, expected: String) {
    #expect(text(9 * 3600 + 41 * 60 + 30, [.hour, .minute, .second], style) == expected)
  }

  @Test(arguments: [
    (150.0, Zeroes.pad, "2:30"), (5, .pad, "0:05"), (5, .default, "5"), (65, .default, "1:05"),
    (-90, .default, "-1:30"),
  ])
  func padsClocks(seconds: Double, zeroes: Zeroes, expected: String) {
    #expect(text(seconds, [.minute, .second], .positional, zeroes) == expected)
  }

  @Test func dropsZeroesAsAsked() {
    let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(text(3610, units, .abbreviated) == "1h 10s")
    #expect(text(600, units, .abbreviated, .dropLeading) == "10m 0s")
    #expect(text(3610, [.hour, .minute, .second], .positional) == "1:00:10")
    #expect(text(0, units, .abbreviated) == "0s")
  }

  @Test func addsPhrases() {
    let formatter = FoundationAdditions.DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 660) == "About 11 minutes remaining")
    #expect(formatter.string(from: .infinity) == nil)
  }
}

@Suite struct RelativeDateTimeFormatterTests {
  @Test(arguments: [
    (-7200.0, "2 hours ago"), (3599, "in 59 minutes"), (86_400, "in 1 day"), (0, "in 0 seconds"),
    (-34_560_000, "1 year ago"),
  ])
  func countsWholeUnits(seconds: Double, expected: String) {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: seconds) == expected)
  }

  @Test func namesDays() {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2h ago")
  }

  @Test func joinsLists() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    #expect(ListFormatter().string(from: [1, 2]) == "1 and 2")
  }
}
