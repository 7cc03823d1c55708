import Geometry

/// The state behind `TextLayouter`'s lock: open fonts, the shape cache, the break iterator.
final class TextEngine {
  let store: FontStore
  private let shaper: Shaper
  private let breaker = LineBreaker(iterator: LineBreakIterator())
  private var shapes = GenerationCache<ShapeKey, ShapedText>(maximumCost: maximumCachedGraphemes)

  /// Two halves of this many characters are kept: about 30 MB of shapes at most.
  private static let maximumCachedGraphemes = 200_000

  private struct ShapeKey: Hashable {
    var text: AttributedRuns
    var isRightToLeft: Bool
  }

  /// A text fitted into a proposal.
  struct Fit {
    var text: ShapedText
    var options: TextLayoutOptions
    var broken: BrokenText
    var measurement: TextMeasurement

    /// Something is cut, or the only line is higher than the proposal.
    func isTooLarge(for height: Double?) -> Bool {
      if broken.isTruncated { return true }
      guard let height, let line = broken.lines.first?.metrics, broken.lines.count == 1 else {
        return false
      }
      return Double(line.height) > height + LineBreaker.tolerance
    }
  }

  init(library: FontLibrary) {
    store = FontStore(library: library)
    shaper = Shaper(store: store)
  }

  func shape(_ text: AttributedRuns, isRightToLeft: Bool) -> ShapedText {
    shapes.value(for: ShapeKey(text: text, isRightToLeft: isRightToLeft), cost: \.cost) {
      shaper.shape(text, isRightToLeft: isRightToLeft)
    }
  }

  func metrics(_ font: FontDescriptor, platform: TextPlatform) -> FontMetrics {
    let resolved = store.font(font)
    return resolved.isSystem ? .system(size: font.size, platform: platform) : resolved.metrics
  }

  func measure(_ text: ShapedText, in proposal: FitProposal) -> TextMeasurement {
    if let known = text.recentFits.measurement(for: proposal) { return known }
    let measurement = fit(text, in: proposal).measurement
    text.recentFits.insert(measurement, for: proposal)
    return measurement
  }

  func layout(_ text: ShapedText, in proposal: FitProposal) -> TextLayout {
    if let known = text.recentFits.layout(for: proposal) { return known }
    let fit = fit(text, in: proposal)
    let composer = LineComposer(text: fit.text, options: fit.options)
    let layout = TextLayout(
      measurement: fit.measurement,
      lines: composer.lines(fit.broken, size: fit.measurement.size))
    text.recentFits.insert(fit.measurement, layout, for: proposal)
    return layout
  }

  private func fit(_ text: ShapedText, in proposal: FitProposal) -> Fit {
    fit(text, width: proposal.width, height: proposal.height, options: proposal.options)
  }

  /// Breaks, then tightens, then shrinks, then cuts, as the options allow.
  private func fit(
    _ text: ShapedText, width: Double?, height: Double?, options: TextLayoutOptions
  ) -> Fit {
    let plain = attempt(text, width: width, height: height, options: options, factor: 1)
    guard plain.isTooLarge(for: height) else { return plain }
    if options.allowsTightening, let width, let tightened = tightened(text, width: width) {
      let fit = attempt(tightened, width: width, height: height, options: options, factor: 1)
      if !fit.isTooLarge(for: height) { return fit }
    }
    guard options.minimumScaleFactor < 1 else { return plain }
    return shrunk(text, width: width, height: height, options: options)
  }

  private func attempt(
    _ text: ShapedText, width: Double?, height: Double?, options: TextLayoutOptions,
    factor: CGFloat
  ) -> Fit {
    var options = options
    options.lineSpacing *= factor
    let broken = BrokenText(
      text, width: width, height: height, options: options, breaker: breaker,
      ellipsis: { self.ellipsis(in: text, run: $0, isRightToLeft: options.isRightToLeft) })
    let measurement = TextMeasurement(
      broken, text: text, width: width, height: height, options: options, scaleFactor: factor)
    return Fit(text: text, options: options, broken: broken, measurement: measurement)
  }

  private func ellipsis(in text: ShapedText, run: Int, isRightToLeft: Bool) -> ShapedParagraph {
    var run = text.text.runs[run]
    run.text = "\u{2026}"
    run.box = nil
    return shape(AttributedRuns([run]), isRightToLeft: isRightToLeft).paragraphs[0]
  }

  /// The text with less tracking, nil when five per cent of an em per character is not enough.
  private func tightened(_ text: ShapedText, width: Double) -> ShapedText? {
    guard text.paragraphs.count == 1, let paragraph = text.paragraphs.first, paragraph.count > 0
    else { return nil }
    let excess = (paragraph.width - width) / Double(paragraph.count)
    let smallest = text.text.runs.map(\.font.size).min() ?? 0
    guard excess > 0, excess <= Double(smallest) * Self.tighteningFactor else { return nil }
    let runs = text.text.runs.map { run in
      var run = run
      run.tracking -= excess
      return run
    }
    return shape(AttributedRuns(runs), isRightToLeft: paragraph.baseLevel & 1 == 1)
  }

  /// Apple's default tightening factor for truncation.
  private static let tighteningFactor = 0.05

  /// The largest factor in hundredths at which nothing is cut, else the smallest allowed.
  private func shrunk(
    _ text: ShapedText, width: Double?, height: Double?, options: TextLayoutOptions
  ) -> Fit {
    func attempt(_ hundredths: Int) -> Fit {
      let factor = max(CGFloat(hundredths) / 100, options.minimumScaleFactor)
      let scaled = shape(text.text.scaled(by: factor), isRightToLeft: options.isRightToLeft)
      return self.attempt(scaled, width: width, height: height, options: options, factor: factor)
    }
    var low = Int((options.minimumScaleFactor * 100).rounded(.down))
    var high = 99
    var best = attempt(low)
    if best.isTooLarge(for: height) { return best }
    while low < high {
      let middle = (low + high + 1) / 2
      let fit = attempt(middle)
      if fit.isTooLarge(for: height) {
        high = middle - 1
      } else {
        low = middle
        best = fit
      }
    }
    return best
  }
}
