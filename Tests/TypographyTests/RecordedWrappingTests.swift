import Geometry
import Testing

@testable import Typography

/// Sizes at a width or with options against recorded ones (Tests/Fixtures/text-wrapped.tsv).
struct RecordedWrappingTests {
  private struct Options {
    var layout: TextLayoutOptions
    var tracking: CGFloat = 0

    /// l<n> line limit, r<n> reserved lines, s<x> spacing, k<x> and tr<x> tracking.
    init?(_ text: RecordedText) {
      layout = TextLayoutOptions(scale: 2, platform: text.platform)
      let code = text.options
      if code.isEmpty { return }
      func number(_ prefix: String) -> Double? {
        code.hasPrefix(prefix) ? Double(code.dropFirst(prefix.count)) : nil
      }
      if let value = number("tr") ?? number("k") {
        tracking = value
      } else if let value = number("l") {
        layout.maximumLines = Int(value)
      } else if code.hasPrefix("r"), let value = number("r") {
        layout.maximumLines = Int(value)
        layout.minimumLines = Int(value)
      } else if code != "sc2", let value = number("s") {
        layout.lineSpacing = value
      } else {
        return nil
      }
    }
  }

  /// Lines by the recorded baselines; style rows have lines 1.32 times their ascent.
  private static func lines(_ text: RecordedText, spacing: CGFloat) -> Int {
    let first = text.firstBaseline
    let pitch = text.isSystem ? text.font.size * 1.193359375 + spacing : first * 1.32
    return 1 + Int(((text.lastBaseline - first) / pitch).rounded())
  }

  @Test func heightsLinesAndWidths() throws {
    let rows = try Fixture("text-wrapped.tsv").rows.compactMap(RecordedText.init)
    var heights = (right: 0, count: 0)
    var lines = (right: 0, count: 0)
    var widths = (near: 0, count: 0)
    var misses: [String] = []
    for row in rows {
      guard let options = Options(row) else { continue }
      let measured = TextLayouter.shared.measure(
        AttributedRuns(row.string, font: row.font, tracking: options.tracking),
        width: row.proposal, height: nil, options: options.layout)
      let recorded = Self.lines(row, spacing: options.layout.lineSpacing)
      lines.count += 1
      if measured.lineCount == recorded || options.layout.minimumLines > 0 {
        lines.right += 1
      } else {
        misses.append("lines \(measured.lineCount), recorded \(recorded): \(row)")
      }
      if row.isSystem {
        heights.count += 1
        let isRight =
          measured.size.height == row.height && measured.firstBaseline == row.firstBaseline
          && (options.layout.minimumLines > 0 || measured.lastBaseline == row.lastBaseline)
        if isRight { heights.right += 1 } else { misses.append("\(measured): \(row)") }
      }
      widths.count += 1
      if abs(measured.size.width - row.width) <= 1 {
        widths.near += 1
      } else {
        misses.append("width \(measured.size.width), recorded \(row.width): \(row)")
      }
    }
    print("wrapped: heights \(heights), lines \(lines), widths within 1 pt \(widths)")
    for miss in misses { print(miss) }
    #expect(heights.count >= 30)
    #expect(Double(heights.right) >= 0.95 * Double(heights.count))
    #expect(Double(lines.right) >= 0.95 * Double(lines.count))
    #expect(Double(widths.near) >= 0.9 * Double(widths.count))
  }
}
