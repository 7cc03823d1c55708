import Drawing
import Geometry
import Testing
import ViewCore
import Views

/// Rule C13. Colours of controls: what component code has chosen around them, and what stands for the tint.
@MainActor
@Suite struct ChosenForegroundTests {
  private let blue = "007AFF"

  private func fills<V: View>(_ view: V) -> [String] {
    Drawn(view, width: 200, height: 80).lines
  }

  private func mentions<V: View>(_ color: String, _ view: V) -> Bool {
    fills(view).contains { $0.uppercased().contains(color) }
  }

  @Test func labelsOfButtonsHaveTheForegroundChosenAroundThem() {
    let green = Color(red: 0, green: 1, blue: 0)
    #expect(mentions(blue, Button("A") {}))
    #expect(mentions("00FF00", Button("A") {}.foregroundColor(green)))
    #expect(!mentions(blue, Button("A") {}.foregroundColor(green)))
    #expect(mentions("00FF00", VStack { Button("A") {} }.foregroundStyle(green)))
    #expect(
      mentions(
        "00FF00", Button("A") {}.buttonStyle(.borderedProminent).foregroundStyle(green)))
  }

  @Test func aForegroundTakenBackLeavesTheTint() {
    #expect(mentions(blue, Button("A") {}.foregroundColor(nil)))
  }

  @Test func whatAContainerSetsForItsTextsLeavesButtonsTinted() {
    #expect(mentions(blue, LabeledContent("A") { Button("B") {} }))
  }

  /// A tint that refers to the accent colour would be looked up in itself.
  @Test func theAccentColourAsTintIsTheOneAround() {
    #expect(mentions(blue, Button("A") {}.tint(.accentColor)))
    #expect(mentions(blue, Button("A") {}.accentColor(.accentColor)))
    let green = Color(red: 0, green: 1, blue: 0)
    #expect(mentions("00FF00", VStack { Button("A") {}.tint(.accentColor) }.tint(green)))
    let faint = Drawn(
      Rectangle().fill(.tint).tint(Color.accentColor.opacity(0.5)), width: 10, height: 10)
    #expect(faint.color(5, 5) == "007AFF7F")
  }

  @Test func barsAreFilledWithAGradientTint() {
    let red = Color(red: 1, green: 0, blue: 0)
    let green = Color(red: 0, green: 1, blue: 0)
    let gauge = Gauge(value: 1) { EmptyView() }.tint(Gradient(colors: [red, green]))
    let drawn = Drawn(gauge, width: 100, height: 16)
    #expect(drawn.color(4, 8).hasPrefix("F"))
    #expect(drawn.color(96, 8).dropFirst(2).hasPrefix("F"))
    let bar = ProgressView(value: 1).tint(
      LinearGradient(colors: [red, green], startPoint: .leading, endPoint: .trailing))
    #expect(Drawn(bar, width: 100, height: 4).color(3, 2).hasPrefix("F"))
    #expect(mentions("FF0000", Button("A") {}.tint(red.gradient)))
  }

  @Test func theChosenSegmentCanBeReadInTheDark() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let picker = Picker("", selection: .constant(0)) {
      Text("A").tag(0)
      Text("B").tag(1)
    }
    .pickerStyle(.segmented)
    let plate = Drawn(picker, width: 200, height: 31, environment: dark)
    #expect(plate.color(12, 15) == "636366")
    #expect(Drawn(picker, width: 200, height: 31).color(12, 15) == "FFFFFF")
  }
}
