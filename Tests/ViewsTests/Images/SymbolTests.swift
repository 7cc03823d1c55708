import Geometry
import Testing
import Typography
import ViewCore

@testable import Views

@Suite @MainActor struct SymbolTests {
  @Test(
    arguments: [
      ("heart", SymbolVariants.fill, "heart.fill"), ("heart.fill", .fill, "heart.fill"),
      ("plus", .circle, "plus.circle"), ("plus", .circle.fill, "plus.circle.fill"),
      ("bell", .slash, "bell.slash"), ("heart", .none, "heart"),
      ("no.such.symbol", .fill, "no.such.symbol"),
    ])
  func variantsAreAddedToNames(name: String, variant: SymbolVariants, expected: String) {
    #expect(variant.applied(to: name, in: .shared) == expected)
  }

  @Test func variantsReachSymbols() {
    let plain = Drawn(Image(systemName: "heart")).lines
    let filled = Drawn(Image(systemName: "heart").symbolVariant(.fill)).lines
    #expect(plain != filled)
    #expect(filled == Drawn(Image(systemName: "heart.fill")).lines)
    let reset = Image(systemName: "heart").symbolVariant(.none).symbolVariant(.fill)
    #expect(Drawn(reset).lines == plain)
  }

  @Test func palettesColourTheEnclosure() {
    let drawn = Drawn(
      Image(systemName: "plus.circle.fill").symbolRenderingMode(.palette)
        .foregroundStyle(.white, .red))
    #expect(drawn.lines.map { $0.contains("#FF3B30") } == [true, false])
    #expect(drawn.lines.last?.contains("#FFFFFF") == true)
    let hierarchical = Drawn(
      Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical)
        .foregroundStyle(.red))
    #expect(hierarchical.lines.first?.contains("opacity 0.28") == true)
    #expect(Drawn(Image(systemName: "plus.circle.fill")).lines.count == 1)
  }

  @Test func symbolsStandInLinesOfText() {
    let drawn = Drawn(
      Text("a \(Image(systemName: "star")) b").font(.system(size: 20)), width: 200)
    #expect(drawn.lines.count { $0.contains("glyphs") } == 2)
    #expect(drawn.lines.count { $0.contains("fill #000000") } == 1)
    #expect(drawn.warnings.isEmpty)
    let unknown = Drawn(Text("\(Image(systemName: "no.such"))"))
    #expect(unknown.warnings.count == 1)
  }

  @Test func picturesMakeLinesHigher() throws {
    let bundle = try PictureBundle.make(["a.png": PictureBundle.png(10, 50)])
    let text = Text("x \(Image("a", bundle: bundle))").accessibilityIdentifier("text")
    let height = frames(mounted(text))["text"]?.height ?? 0
    #expect(height >= 50 && height < 60)
  }
}
