import Drawing
import Geometry
import Testing

@testable import Typography

struct VerticalMetricsTests {
  /// GT-42: skip-ui TextTests, iOS at scale 1.
  @Test(arguments: [
    (34 as CGFloat, 41 as CGFloat), (28, 34), (22, 27), (20, 24), (17, 21), (15, 18), (16, 20),
    (13, 16), (12, 15),
    (11, 14),
  ])
  func oneLineAtScaleOne(size: CGFloat, height: CGFloat) {
    let options = TextLayoutOptions(scale: 1)
    #expect(layout("Hg", font: FontDescriptor(size: size), options: options).size.height == height)
  }

  /// Facts: 17 → 20.33 and 14 → 17, 16 → 19.33, 53 → 63.33 at scale 3.
  @Test(arguments: [(17 as CGFloat, 61 as CGFloat), (14, 51), (16, 58), (53, 190)])
  func oneLineAtScaleThree(size: CGFloat, pixels: CGFloat) {
    let options = TextLayoutOptions(scale: 3)
    let height = layout("Hg", font: FontDescriptor(size: size), options: options).size.height
    #expect(abs(height - pixels / 3) < 1e-9)
  }

  /// GT-42 and RULES T1, macOS; weights and designs do not matter.
  @Test(arguments: [
    (26 as CGFloat, 31 as CGFloat), (22, 26), (17, 21), (15, 19), (13, 16), (11, 14), (12, 15),
    (10, 13), (20, 24),
    (24, 28), (32, 38),
  ])
  func macLinesAreWholePoints(size: CGFloat, height: CGFloat) {
    let options = TextLayoutOptions(scale: 2, platform: .macOS)
    for design in FontDescriptor.Design.allCases {
      let font = FontDescriptor(size: size, weight: 700, design: design)
      #expect(layout("Hg", font: font, options: options).size.height == height)
    }
  }

  @Test func linesOfTheMac() {
    let options = TextLayoutOptions(lineSpacing: 4, scale: 2, platform: .macOS)
    let text = layout(sentence, width: 150, options: options)
    #expect(text.size.height == 76)
    #expect(abs(text.size.width - 137) <= 0.5)
    #expect(text.firstBaseline == 13)
    #expect(text.lastBaseline == 73)
  }

  @Test func fontMetricsAreUnrounded() {
    let metrics = TextLayouter.shared.metrics(FontDescriptor(size: 17))
    #expect(abs(metrics.lineHeight - 20.287109375) < 1e-9)
    #expect(abs(metrics.capHeight - 17 * 1443 / 2048) < 1e-9)
    #expect(metrics.leading == 0)
    // The recorded spacing of 13 pt texts on macOS tells this ascent.
    let mac = TextLayouter.shared.metrics(FontDescriptor(size: 13), platform: .macOS)
    #expect(abs(mac.ascent - 13 * 1980 / 2048) < 1e-9)
  }

  @Test func customFontsHaveTheirOwnMetrics() {
    let font = FontDescriptor(size: 20, family: "Nunito")
    let metrics = TextLayouter.shared.metrics(font)
    // Nunito: ascender 1011, descender -353, 1000 units per em.
    #expect(abs(metrics.ascent - 20.22) < 0.001)
    #expect(abs(metrics.descent - 7.06) < 0.001)
    #expect(layout("Hg", font: font).size.height == 27.5)
    #expect(
      TextLayouter.shared.metrics(FontDescriptor(size: 20, family: "No Such Font")).ascent < 20)
  }

  @Test func mixedSizesTakeTheTallestOfEachLine() {
    let runs = AttributedRuns([
      TextRun("small ", font: FontDescriptor(size: 13), attribute: 1),
      TextRun("big", font: FontDescriptor(size: 26), attribute: 2),
    ])
    let options = TextLayoutOptions(scale: 2)
    let one = TextLayouter.shared.layout(runs, width: nil, height: nil, options: options)
    #expect(one.size.height == layout("big", font: FontDescriptor(size: 26)).size.height)
    #expect(one.firstBaseline == 25)
    #expect(one.lines[0].runs.map(\.attribute) == [1, 2])
    let two = TextLayouter.shared.layout(runs, width: 45, height: nil, options: options)
    #expect(two.lines.count == 2)
    #expect(two.firstBaseline == 12.5)
    #expect(two.size.height == 47)
  }

  @Test func raisedRunsMakeTheLineHigher() {
    let font = FontDescriptor(size: 13)
    let runs = AttributedRuns([
      TextRun("x", font: font), TextRun("2", font: font, baselineOffset: 6),
    ])
    let raised = TextLayouter.shared.layout(
      runs, width: nil, height: nil, options: TextLayoutOptions(scale: 2))
    #expect(raised.size.height == 22)
    #expect(raised.firstBaseline == 18.5)
    #expect(raised.lines[0].runs[1].glyphs[0].position.y == -6)
  }

  @Test func emptyTextIsOneLineHigh() {
    let empty = layout("", font: FontDescriptor(size: 17))
    #expect(empty.size == CGSize(width: 0, height: 20.5))
    #expect(empty.firstBaseline == 16)
    #expect(empty.glyphs.isEmpty)
    let none = TextLayouter.shared.layout(
      AttributedRuns([]), width: 10, height: nil, options: TextLayoutOptions(scale: 2))
    #expect(none.size.width == 0)
    #expect(none.size.height > 0)
  }
}
