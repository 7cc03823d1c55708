import Drawing
import Geometry
import Testing
import ViewCore
import Views

@Suite @MainActor struct TextContentTests {
  private func string(
    _ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    var environment = EnvironmentValues()
    change(&environment)
    return text.string(in: environment)
  }

  // Double quotes inside interpolations are literal; numbers are grouped as the locale does it.
  @Test func interpolationsAreFormatted() {
    #expect(string(Text("\(1_234_567) items")) == "1,234,567 items")
    #expect(string(Text("\(1_234_567)")) { $0.locale = Locale(identifier: "de_DE") } == "1.234.567")
    #expect(string(Text("\(0.5)")) == "0.500000")
    #expect(string(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(string(Text("\(7, specifier: "%03lld")")) == "007")
    #expect(string(Text("50% of \("all")")) == "50% of all")
    #expect(string(Text("100% done")) == "100% done")
    #expect(string(Text("\(true)")) == "true")
    #expect(string(Text("\(Text("in").bold()) and \(Text(verbatim: "out"))")) == "in and out")
  }

  @Test func valuesFollowTheLocale() {
    #expect(string(Text(1234.5, format: .number)) == "1,234.5")
    #expect(
      string(Text(1234.5, format: .number)) { $0.locale = Locale(identifier: "de_DE") }
        == "1.234,5")
    #expect(string(Text(0.25, format: .percent)) == "25%")
    #expect(string(Text("\(12.5, format: .currency(code: "EUR"))")) == "€12.50")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    #expect(string(Text(1234, formatter: formatter)) == "1,234")
    #expect(string(Text("\(NSNumber(value: 5), formatter: formatter)")) == "5")
  }

  /// Distances count from the environment's `now`, 2024-01-01T00:00:00Z.
  @Test(
    arguments: [
      (0, Text.DateStyle.date, "January 1, 2024"), (0, .timer, "0:00"),
      (3_725, .timer, "1:02:05"), (-59, .timer, "0:59"), (8_580, .relative, "2 hr, 23 min"),
      (65, .relative, "1 min, 5 sec"), (-7_200, .offset, "-2 hours"),
      (7_300, .offset, "+2 hours"), (86_400 * 65, .offset, "+2 months"),
      (86_400 * 400, .relative, "1 yr, 1 mth"),
    ])
  func datesHaveStyles(seconds: Double, style: Text.DateStyle, expected: String) {
    let date = Date(timeIntervalSinceReferenceDate: 725_760_000 + seconds)
    #expect(string(Text(date, style: style)) == expected)
    #expect(string(Text("at \(date, style: style)")) == "at \(expected)")
  }

  @Test func timesAndIntervals() {
    let start = Date(timeIntervalSinceReferenceDate: 725_760_000)
    let time = string(Text(start.addingTimeInterval(45_000), style: .time))
    #expect(time.replacingOccurrences(of: "\u{202F}", with: " ") == "12:30 PM")
    let range = string(Text(start...start.addingTimeInterval(3_600)))
    #expect(range.contains("12:00") && range.contains("1:00"))
    #expect(
      string(Text(timerInterval: start.addingTimeInterval(-30)...start.addingTimeInterval(90)))
        == "1:30")
    #expect(
      string(
        Text(
          timerInterval: start.addingTimeInterval(-30)...start.addingTimeInterval(90),
          countsDown: false)) == "0:30")
    #expect(
      string(
        Text(
          timerInterval: start...start.addingTimeInterval(7_200), showsHours: false)) == "120:00")
  }

  @Test func markdownStylesKeysOnly() {
    let lines = Drawn(Text("a **b** `c`").font(.system(size: 20))).lines
    #expect(lines.count == 3)
    #expect(string(Text("a **b** [c](https://example.com)")) == "a b c")
    #expect(string(Text(verbatim: "a **b**")) == "a **b**")
    #expect(string(Text("\("**x**")")) == "**x**")
    #expect(string(Text("**\("x")** y")) == "x y")
    #expect(string(Text(LocalizedStringKey("*x*"))) == "x")
    #expect(string(Text("# *x*\n- y")) == "# x\n- y")
  }

  @Test func linksAreTinted() {
    let link = Drawn(Text("[c](https://example.com)"))
    #expect(link.lines.first?.contains("#007AFF") == true)
    let tinted = Drawn(Text("[c](https://example.com)").tint(.green))
    #expect(tinted.lines.first?.contains("#34C759") == true)
    let coloured = Drawn(Text("[c](https://example.com)").foregroundColor(.red))
    #expect(coloured.lines.first?.contains("#FF3B30") == true)
  }

  @Test func attributedStringsAreDrawn() throws {
    var text = AttributedString("one two")
    let range = try #require(text.range(of: "two"))
    text[range].foregroundColor = .red
    text[range].font = .system(size: 30)
    text[range].underlineStyle = .single
    text[range].backgroundColor = .yellow
    let drawn = Drawn(Text(text))
    #expect(drawn.lines.contains { $0.contains("\"two\" size 30 #FF3B30") })
    #expect(drawn.lines.contains { $0.contains("fill #FFCC00 rect") })
    #expect(drawn.lines.count == 4)
    let markdown = try AttributedString(markdown: "a **b**")
    #expect(
      markdown.runs.map { $0.inlinePresentationIntent?.contains(.stronglyEmphasized) == true } == [
        false, true,
      ])
    #expect(string(Text(markdown)) == "a b")
  }

  @Test func markdownDocumentsKeepTheirBlocks() throws {
    let text = try AttributedString(markdown: "# T\n\nx\n")
    let kinds = text.runs.map { $0.presentationIntent?.components.map(\.kind) ?? [] }
    #expect(kinds == [[.header(level: 1)], [.paragraph]])
    let inline = try AttributedString(
      markdown: "# T\n\n*x*", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(inline.characters) == "# T\n\nx")
  }

  @Test func smallCapitalsAreSmallerCapitals() {
    let drawn = Drawn(Text(verbatim: "Ab").font(.system(size: 20).lowercaseSmallCaps()))
    #expect(
      drawn.lines.map { $0.contains("size 20") ? "20" : $0.contains("size 16") ? "16" : "" } == [
        "20", "16",
      ])
    #expect(drawn.lines.last?.contains("\"B\"") == true)
  }

  @Test(
    arguments: [
      (Text.LineStyle.Pattern.dot, "dash 4.102,4.102"), (.dash, "dash 13.672,6.836"),
      (.dashDot, "dash 13.672,4.102,4.102,4.102"),
    ])
  func linesAlongTextHavePatterns(pattern: Text.LineStyle.Pattern, dash: String) {
    let drawn = Drawn(
      Text(verbatim: "abc").underline(pattern: pattern, color: .red).font(.system(size: 20)))
    #expect(drawn.lines.count == 2)
    #expect(drawn.lines.last?.contains("stroke #FF3B30 width 1.367 \(dash)") == true)
  }

  @Test func textScaleOfViewsAroundIsThatOfTheText() {
    let own = Drawn(Text(verbatim: "a").textScale(.secondary).font(.system(size: 20)))
    let around = Drawn(
      HStack { Text(verbatim: "a") }.textScale(.secondary).font(.system(size: 20)))
    let off = Drawn(
      HStack { Text(verbatim: "a") }.textScale(.secondary, isEnabled: false)
        .font(.system(size: 20)))
    #expect(around.lines == own.lines)
    #expect(off.lines == Drawn(Text(verbatim: "a").font(.system(size: 20))).lines)
  }

  @Test func textScaleAndCase() {
    #expect(
      Drawn(Text(verbatim: "a").textScale(.secondary).font(.system(size: 20))).lines.first?
        .contains("size 16") == true)
    #expect(Drawn(Text(verbatim: "a").textCase(.uppercase)).lines.first?.contains("\"A\"") == true)
  }
}
