import Geometry
import LayoutCore
import Testing
import ViewCore

@testable import Views

/// Wheels and months of pickers.
@MainActor
@Suite struct WheelTests {
  private struct Fruit: View {
    @State private var chosen = 2
    var body: some View {
      Picker("Fruit", selection: $chosen) {
        ForEach(0..<20) { Text("Row \($0)").accessibilityIdentifier("row \($0)").tag($0) }
      }
      .pickerStyle(.wheel)
      .accessibilityIdentifier("wheel")
    }
  }

  @Test func aWheelShowsWhatIsAroundTheChosenRow() throws {
    let graph = mounted(Fruit(), width: 393, height: 800)
    let found = frames(graph)
    let wheel = try #require(found["wheel"])
    #expect(wheel.size == CGSize(width: 393, height: 216))
    #expect(isClose(found["row 2"]?.midY, wheel.midY))
    #expect(graph.texts == (0...6).map { "Row \($0)" })
  }

  @Test func aTouchedRowBecomesTheChosenOne() {
    let graph = mounted(Fruit(), width: 393, height: 800)
    #expect(graph.tap("row 5"))
    #expect(graph.texts == (1...9).map { "Row \($0)" })
  }

  @Test(arguments: [(CGFloat(0), CGFloat(0), 1.0), (1, 33.4412, 0.4754), (-1, -33.4412, 0.4754)])
  func positions(_ distance: CGFloat, _ y: CGFloat, _ opacity: Double) {
    let place = WheelMetrics.position(distance)
    #expect(isClose(place.y, y, within: 0.001))
    #expect(isClose(place.opacity, opacity, within: 0.001))
  }

  private static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    Self.utc.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .now
  }

  private func choice(_ date: Date, in range: ClosedRange<Date>? = nil) -> DateChoice {
    DateChoice(date: date, range: range, calendar: Self.utc, set: { _ in })
  }

  @Test func shortMonthsHaveALastDay() {
    let date = choice(date(2024, 1, 31, 9)).date(with: .month, 2)
    #expect(date == self.date(2024, 2, 29, 9))
    #expect(choice(date).date(with: .year, 2023) == self.date(2023, 2, 28, 9))
    #expect(choice(date).date(with: .hour, 17) == self.date(2024, 2, 29, 17))
  }

  @Test func monthsLieInWeeks() {
    let weeks = choice(date(2024, 2, 14)).weeks(of: date(2024, 2, 14))
    #expect(weeks.count == 5)
    #expect(weeks[0].prefix(4).allSatisfy { $0 == nil })
    #expect(weeks[0][4] == date(2024, 2, 1))
    #expect(weeks[4][4] == date(2024, 2, 29))
  }

  @Test func daysOutsideOfTheRangeAreNotChosen() {
    let choice = choice(date(2024, 2, 14), in: date(2024, 2, 10, 12)...date(2024, 2, 20))
    #expect(choice.allows(day: date(2024, 2, 10)))
    #expect(!choice.allows(day: date(2024, 2, 9)))
    #expect(choice.allows(day: date(2024, 2, 20)))
    #expect(!choice.allows(day: date(2024, 2, 21)))
  }

  @Test func aTouchedDayOfAMonthIsChosen() {
    struct Month: View {
      @State private var date: Date
      init(_ date: Date) { _date = State(initialValue: date) }
      var body: some View {
        VStack {
          DatePicker("Day", selection: $date, displayedComponents: .date)
            .datePickerStyle(.graphical)
          Text(verbatim: "\(Int(date.timeIntervalSinceReferenceDate))")
        }
      }
    }
    let start = date(2024, 2, 14, 9)
    let graph = mounted(Month(start), width: 393, height: 800)
    #expect(graph.texts.contains("February 2024"))
    #expect(graph.texts.contains("SUN"))
    #expect(graph.texts.filter { $0 == "29" }.count == 1)
  }
}
