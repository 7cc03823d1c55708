import Drawing
import Geometry
import Testing
import ViewCore
import Views

@Suite @MainActor struct RedactionTests {
  @Test func barsStandForTexts() {
    let drawn = Drawn(Text(verbatim: "Secret").redacted(reason: .placeholder))
    #expect(drawn.lines.count == 1)
    #expect(drawn.lines.first?.contains("continuous") == true)
    #expect(!drawn.list.dump().contains("Secret"))
    let shown = Drawn(Text(verbatim: "Secret").unredacted().redacted(reason: .placeholder))
    #expect(shown.list.dump().contains("Secret"))
  }

  @Test func colorsAndShapesStay() {
    #expect(Drawn(Color.red.redacted(reason: .placeholder)).color(5, 5) == "FF3B30")
    let symbol = Drawn(Image(systemName: "star").redacted(reason: .placeholder))
    #expect(symbol.lines.first?.contains("rect[") == true)
  }

  @Test func privacyHidesWhatIsPrivate() {
    let both = HStack {
      Text(verbatim: "open")
      Text(verbatim: "secret").privacySensitive()
    }
    let hidden = Drawn(both.redacted(reason: .privacy)).list.dump()
    #expect(hidden.contains("open") && !hidden.contains("secret"))
    #expect(Drawn(both).list.dump().contains("secret"))
  }
}
