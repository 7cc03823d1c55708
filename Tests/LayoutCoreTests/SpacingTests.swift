import Geometry
import LayoutCore
import Testing

/// Default distances between views.
struct SpacingTests {
  /// A text of one line in the body font of iOS at scale 3: 17 points, leading of the style 1.71.
  private final class BodyText: SampleItem {
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: 60, height: 20 + 1 / 3.0)
    }
    override func computeSpacing() -> ViewSpacing { ViewSpacing(text: .body17) }
  }

  private func sampleRow(_ name: String) -> SampleItem {
    func sample() -> SampleItem {
      vstack([box(120, 40), BodyText().frame(width: 120, height: 40)])
    }
    return hstack([sample(), sample(), sample(), vstack([box(120, 88)])]).named(name)
  }

  @Test func `GT-01 the rhythm of rows and texts`() {
    // How many texts stand before each row of samples, and where its top was recorded.
    let recorded: [(texts: Int, top: CGFloat)] = [
      (1, 47), (1, 172.33), (1, 297.67), (1, 423.33), (1, 548.67), (2, 696.33), (1, 821.67),
      (2, 969.67), (1, 1095), (2, 1242.67), (1, 1368), (1, 1493.33), (0, 1589.33), (0, 1685.33),
      (0, 1781.33), (0, 1877.33),
    ]
    var children: [SampleItem] = []
    for (index, row) in recorded.enumerated() {
      for _ in 0..<row.texts { children.append(BodyText()) }
      children.append(sampleRow("row\(index)"))
    }
    let column = vstack(alignment: .leading, children).padding(16)
    let frames = column.frames(at: .zero, for: ProposedViewSize(width: 520, height: nil))
    for (index, row) in recorded.enumerated() {
      let frame = frames.first { $0.0 == "row\(index)" }?.1
      #expect(abs((frame?.origin.y ?? 0) - row.top) <= 1 / 3.0, "row \(index)")
      #expect(frame?.width == 504)
    }
  }

  @Test func `GT-27 a padded view yields to a text`() {
    let column = vstack([box(48, 48).padding(20, .bottom), BodyText().named("text")]).named(
      "column")
    let frames = column.frames(at: .zero, for: .unspecified)
    let top = frames.first { $0.0 == "text" }?.1.origin.y
    #expect(top == 68 + TextSpacing.body17.aboveText)
  }

  struct Pair: CustomTestStringConvertible {
    var testDescription: String
    var upper: ViewSpacing
    var lower: ViewSpacing
    var vertical: CGFloat
    var horizontal: CGFloat = 8
  }

  static let text = ViewSpacing(text: .mac13)
  static let pairs = [
    Pair(testDescription: "block, block", upper: ViewSpacing(), lower: ViewSpacing(), vertical: 8),
    Pair(testDescription: "text, text", upper: text, lower: text, vertical: 0),
    Pair(testDescription: "text, block", upper: text, lower: ViewSpacing(), vertical: 8.1509),
    Pair(testDescription: "block, text", upper: ViewSpacing(), lower: text, vertical: 4.7422),
    Pair(
      testDescription: "spacer, text", upper: .zero, lower: text, vertical: 0, horizontal: 0),
    Pair(
      testDescription: "text, spacer", upper: text, lower: .zero, vertical: 0, horizontal: 0),
    Pair(
      testDescription: "text and block, text", upper: text.union(ViewSpacing()), lower: text,
      vertical: 4.7422),
    Pair(
      testDescription: "text, text and block", upper: text, lower: text.union(ViewSpacing()),
      vertical: 8.1509),
    Pair(
      testDescription: "text with spacer, block", upper: text.union(.zero), lower: ViewSpacing(),
      vertical: 8.1509),
    Pair(
      testDescription: "text in a frame, block", upper: text.resetting(.vertical),
      lower: ViewSpacing(), vertical: 8),
    Pair(
      testDescription: "iOS body", upper: ViewSpacing(text: .body17),
      lower: ViewSpacing(text: .body17), vertical: 2),
  ]

  @Test(arguments: pairs)
  func `D1 to D5 and T4 distances`(pair: Pair) {
    #expect(abs(pair.upper.distance(to: pair.lower, along: .vertical) - pair.vertical) < 0.001)
    #expect(pair.upper.distance(to: pair.lower, along: .horizontal) == pair.horizontal)
  }

  @Test func `D4 what a stack shows its neighbours`() {
    let text = TextItem(characters: 4)
    let row = hstack([text, box(10, 10)])
    // Across, both count; along, only the outer ones.
    #expect(
      row.spacing.distance(to: ViewSpacing(), along: .vertical)
        == text.spacing.union(ViewSpacing()).distance(to: ViewSpacing(), along: .vertical))
    let column = vstack([text, box(10, 10)])
    #expect(column.spacing.distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(column.spacing.top == text.spacing.top)
    let withSpacer = hstack([SpacerItem(.horizontal), text])
    #expect(withSpacer.spacing.top == text.spacing.top)
    #expect(withSpacer.spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: withSpacer.spacing, along: .horizontal) == 0)
  }

  @Test(arguments: [
    ([Edge.Set.vertical] as [Edge.Set], [Edge.bottom, .top]),
    ([.horizontal], [.leading, .trailing]),
  ])
  func `D5 modifiers reset the edges they fix`(sets: [Edge.Set], edges: [Edge]) {
    for set in sets {
      let padded = TextItem(characters: 4).padding(3, set)
      for edge in Edge.allCases {
        let expected =
          edges.contains(edge) ? EdgeSpacing.plain : TextItem(characters: 4).spacing[edge]
        #expect(padded.spacing[edge] == expected)
      }
    }
    let flexible = TextItem(characters: 4).frame(minHeight: 40, maxHeight: 40)
    #expect(flexible.spacing.top == TextItem(characters: 4).spacing.top)
    #expect(TextItem(characters: 4).frame(width: 9).spacing.top == flexible.spacing.top)
    #expect(TextItem(characters: 4).frame(height: 9).spacing.top == .plain)
  }
}

extension TextSpacing {
  /// The body style of iOS at scale 3; source: facts "Text metrics" (rule T4).
  static let body17 = TextSpacing(
    ascent: 17 * 1950 / 2048, descent: 17 * 494 / 2048, capHeight: 17 * 1443 / 2048,
    leading: 1.71, scale: 3)
}
