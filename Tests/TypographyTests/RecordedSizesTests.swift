import Geometry
import Testing

@testable import Typography

/// Natural sizes against those that Apple's SwiftUI gave (Tests/Fixtures/text-metrics.tsv).
struct RecordedSizesTests {
  private let recorded: [RecordedText]

  init() throws { recorded = try Fixture("text-metrics.tsv").rows.compactMap(RecordedText.init) }

  private func measure(_ text: RecordedText) -> TextMeasurement {
    TextLayouter.shared.measure(
      AttributedRuns(text.string, font: text.font), width: nil, height: nil,
      options: TextLayoutOptions(scale: 2, platform: text.platform))
  }

  @Test func heightsOfSystemFontsAreExact() {
    let clean = recorded.filter(\.isSystem)
    #expect(clean.count > 400)
    for text in clean {
      let measured = measure(text)
      #expect(measured.size.height == text.height, "\(text.font) \(text.platform)")
      #expect(measured.firstBaseline == text.firstBaseline, "\(text.font) \(text.platform)")
    }
  }

  @Test func widthsOfTheDefaultDesignAreNear() {
    let upright = recorded.filter {
      $0.font.design == .standard && (11...22).contains($0.font.size)
    }
    var errors: [Double] = []
    var exact = 0
    for text in upright {
      let shape = TextLayouter.shared.shape(AttributedRuns(text.string, font: text.font))
      errors.append(abs(shape.naturalWidth - (text.width - 0.25)))
      if measure(text).size.width == text.width { exact += 1 }
    }
    let mean = errors.reduce(0, +) / Double(errors.count)
    let rate = Double(exact) / Double(errors.count)
    print(
      "widths: \(errors.count) strings, mean error \(mean), exact \(rate), max \(errors.max() ?? 0)"
    )
    #expect(errors.count > 1000)
    #expect(mean <= 0.25)
    #expect(rate >= 0.70)
  }
}
