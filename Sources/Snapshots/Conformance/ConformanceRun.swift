import Drawing
import Geometry
import LayoutCore
import Previews
import ViewCore
import Views

/// Lays a recorded case's preview out and compares it with the recording.
@MainActor package struct ConformanceRun {
  private let group: String
  private let recording: ConformanceCase
  private let record: PreviewRecord
  private var comparisons: [ConformanceComparison] = []

  /// Above this tolerance a case's frames depend on disputed text heights: only relations count.
  private static let largestCountedTolerance = 1.0

  private init(_ group: String, _ recording: ConformanceCase, _ record: PreviewRecord) {
    self.group = group
    self.recording = recording
    self.record = record
  }

  /// The results of one file's cases, in its order; outlines share one preview, `group/outlines`.
  package static func results(
    group: String, cases: [ConformanceCase], previews: [PreviewRecord]
  ) -> [ConformanceResult] {
    let byTitle = Dictionary(previews.map { ($0.title ?? "", $0) }) { first, _ in first }
    return cases.map { recording in
      guard let record = byTitle[recording.name] ?? preview(showing: recording, previews) else {
        let missing = ConformanceComparison(
          subject: "preview", expected: recording.name, got: "not linked", passes: false)
        return ConformanceResult(
          group: group, name: recording.name, platform: recording.platform, comparisons: [missing])
      }
      var run = ConformanceRun(group, recording, record)
      run.compare()
      return ConformanceResult(
        group: group, name: recording.name, platform: recording.platform,
        comparisons: run.comparisons)
    }
  }

  /// The one preview that shows all outlines of a file: that of the same prefix.
  private static func preview(
    showing recording: ConformanceCase, _ previews: [PreviewRecord]
  ) -> PreviewRecord? {
    guard recording.identifier != nil, let slash = recording.name.firstIndex(of: "/") else {
      return nil
    }
    return previews.first { $0.title?.hasPrefix(recording.name[...slash]) == true }
  }

  private mutating func compare() {
    guard let view = try? record.makeView() else { return }
    let stage = Stage(view, canvas: canvas, environment: environment)
    if let identifier = recording.identifier {
      compareOutline(identifier, recording.description ?? "", stage)
    } else {
      compareFrames(recording.frames ?? [:], recording.relations ?? [], stage, prefix: "")
      compareColours(stage)
    }
    for step in recording.steps ?? [] {
      if !stage.tap(identifier: step.tap) {
        note("tap \(step.tap)", expected: "a target", got: "none", passes: false)
      }
      compareFrames(
        step.frames ?? [:], step.relations ?? [], stage, prefix: "\(step.name): ")
    }
  }

  private var canvas: ViewCore.Canvas {
    if case .fixed(let width, let height) = record.traits.layout {
      return Canvas(width: width, height: height)
    }
    return Canvas(width: recording.size?.first.map { CGFloat($0) }, height: nil)
  }

  /// The recordings' systems at scale 2.
  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    environment.systemLook =
      recording.platform?.hasPrefix("macOS") == true ? .macos26 : .ios26
    return environment
  }

  private mutating func compareFrames(
    _ expected: [String: [Double]], _ relations: [ConformanceCase.Relation], _ stage: Stage,
    prefix: String
  ) {
    let frames = stage.framesByIdentifier
    let tolerance = recording.tolerance ?? 0.01
    for (name, numbers) in expected.sorted(by: { $0.key < $1.key })
    where tolerance <= Self.largestCountedTolerance {
      guard let frame = frames[name] else {
        if isOutsideViewport(numbers) { continue }
        note(prefix + name, expected: Self.text(numbers), got: "missing", passes: false)
        continue
      }
      for (axis, number) in zip("xywh", numbers) {
        let subject = "\(name).\(axis)"
        if recording.informative?.contains(where: { $0 == subject || $0 == name }) == true {
          continue
        }
        compare(prefix + subject, number, frame.component(axis), tolerance)
      }
    }
    for relation in relations {
      guard let expression = try? ConformanceExpression(relation.expr),
        let value = expression.value(frames)
      else {
        note(
          prefix + relation.expr, expected: "\(relation.equals)", got: "no value", passes: false)
        continue
      }
      compare(prefix + relation.expr, relation.equals, value, relation.tolerance ?? 0.01)
    }
  }

  private mutating func compare(
    _ subject: String, _ expected: Double, _ got: Double, _ tolerance: Double
  ) {
    // Sums of thirds and halves do not meet a tolerance to the last bit.
    let passes = abs(expected - got) <= tolerance + 1e-9
    comparisons.append(
      ConformanceComparison(
        subject: subject, expected: Self.text([expected]), got: Self.text([got]),
        difference: got - expected, passes: passes))
  }

  private mutating func note(
    _ subject: String, expected: String, got: String, passes: Bool
  ) {
    comparisons.append(
      ConformanceComparison(subject: subject, expected: expected, got: got, passes: passes))
  }

  /// Lines of lazy containers outside the viewport need no frame.
  private func isOutsideViewport(_ numbers: [Double]) -> Bool {
    guard numbers.count == 4, let size = recording.size, size.count == 2 else { return false }
    return numbers[1] >= size[1] || numbers[1] + numbers[3] <= 0 || numbers[0] >= size[0]
      || numbers[0] + numbers[2] <= 0
  }

  /// Colours at the centres of frames, 0 to 255.
  private mutating func compareColours(_ stage: Stage) {
    let expected = (recording.colours ?? [:]).merging(recording.coloursComputed ?? [:]) { $1 }
    guard !expected.isEmpty else { return }
    let content = stage.content
    let frames = stage.framesByIdentifier
    for (name, bytes) in expected.sorted(by: { $0.key < $1.key }) {
      guard let frame = frames[name] else { continue }
      let color = PointSample.color(of: content, at: CGPoint(x: frame.midX, y: frame.midY))
      let isClear = color.alpha == 0 && bytes.last == 0
      for (component, pair) in zip(["red", "green", "blue", "alpha"], zip(bytes, color.bytes255))
      where !isClear {
        compare("\(name).\(component)", pair.0, pair.1, recording.colourTolerance ?? 1)
      }
    }
  }

  private mutating func compareOutline(_ identifier: String, _ expected: String, _ stage: Stage) {
    let got = stage.textByIdentifier[identifier] ?? "missing"
    let tolerance = recording.tolerance ?? 0.01
    let matches =
      if let bounds = recording.bounds {
        Path(got).map { Self.extentMatches($0.boundingRect, bounds, tolerance) } ?? false
      } else {
        Self.outlinesMatch(expected, got, tolerance)
      }
    note(identifier, expected: expected, got: got, passes: matches)
  }

  private static func extentMatches(
    _ extent: CGRect, _ bounds: [Double], _ tolerance: Double
  ) -> Bool {
    zip("xywh", bounds).allSatisfy { abs(extent.component($0) - $1) <= tolerance }
  }

  /// Operators exactly, numbers within the tolerance.
  private static func outlinesMatch(
    _ expected: String, _ got: String, _ tolerance: Double
  ) -> Bool {
    let first = expected.split(separator: " ")
    let second = got.split(separator: " ")
    return first.count == second.count
      && zip(first, second).allSatisfy { expected, got in
        if let a = Double(expected), let b = Double(got) { return abs(a - b) <= tolerance }
        return expected == got
      }
  }

  private static func text(_ numbers: [Double]) -> String {
    numbers.map { "\(($0 * 10_000).rounded() / 10_000)" }.joined(separator: ", ")
  }
}

extension DisplayColor {
  /// Components 0 to 255, not rounded.
  fileprivate var bytes255: [Double] { [red, green, blue, alpha].map { $0 * 255 } }
}
