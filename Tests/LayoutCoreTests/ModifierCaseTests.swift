import Geometry
import LayoutCore
import Testing

/// Frames, aspect ratios, overlays and choices as recorded or stated for Apple's systems.
struct ModifierCaseTests {
  static let alignments: [(Alignment, CGFloat, CGFloat)] = [
    (.topLeading, 0, 0), (.top, 0.5, 0), (.topTrailing, 1, 0), (.leading, 0, 0.5),
    (.center, 0.5, 0.5), (.trailing, 1, 0.5), (.bottomLeading, 0, 1), (.bottom, 0.5, 1),
    (.bottomTrailing, 1, 1),
  ]

  @Test(arguments: alignments)
  func `GT-47 frame and overlay alignments`(alignment: Alignment, x: CGFloat, y: CGFloat) {
    let framed = box(40, 20).named("inner").frame(width: 120, height: 80, alignment: alignment)
    expect(layOut(framed, in: 120, 80), ["inner": [80 * x, 60 * y, 40, 20]])
    let decorated = box(100, 100).overlay(alignment: alignment, [box(50, 50).named("over")])
      .named("whole")
    expect(
      layOut(decorated, in: 500, 500),
      ["over": [200 + 50 * x, 200 + 50 * y, 50, 50], "whole": [200, 200, 100, 100]])
  }

  @Test func `L12 a larger decoration sticks out`() {
    let decorated = box(40, 20).overlay([box(80, 40).named("large")]).named("small")
    expect(
      layOut(decorated, in: 100, 100), ["large": [10, 30, 80, 40], "small": [30, 40, 40, 20]])
    let filled = box(40, 20).overlay([fill().named("plate")])
    expect(layOut(filled, in: 100, 100), ["plate": [30, 40, 40, 20]])
  }

  @Test(arguments: [
    (1.0, ContentMode.fit, 100.0, 100.0, 100.0, 100.0), (1.5, .fit, 100, 100, 100, 100 / 1.5),
    (0.5, .fit, 100, 100, 50, 100), (1, .fill, 100, 100, 100, 100),
    (1.5, .fill, 100, 100, 150, 100), (0.5, .fill, 100, 100, 100, 200),
    (1, .fit, 200, 100, 100, 100), (1.5, .fit, 200, 100, 150, 100), (0.5, .fit, 200, 100, 50, 100),
    (1, .fill, 200, 100, 200, 200), (1.5, .fill, 200, 100, 200, 200 / 1.5),
    (0.5, .fill, 200, 100, 200, 400), (1.6, .fit, 100, 40, 64, 40), (1.6, .fit, 40, 100, 40, 25),
  ])
  func `L14 aspect ratios`(
    ratio: Double, mode: ContentMode, width: Double, height: Double, resultWidth: Double,
    resultHeight: Double
  ) {
    let view = fill().aspectRatio(ratio, mode).named("view")
      .frame(width: width, height: height)
    expect(
      layOut(view, in: 400, 400),
      [
        "view": [
          200 - resultWidth / 2, 200 - resultHeight / 2, resultWidth, resultHeight,
        ]
      ])
  }

  @Test func `L14 one length, ideal ratios and rigid children`() {
    let view = fill().aspectRatio(2)
    #expect(
      view.size(for: ProposedViewSize(width: 80, height: nil)) == CGSize(width: 80, height: 40))
    #expect(
      view.size(for: ProposedViewSize(width: nil, height: 30)) == CGSize(width: 60, height: 30))
    #expect(view.size(for: .unspecified) == CGSize(width: 10, height: 10))
    #expect(
      fill().aspectRatio(nil).size(for: ProposedViewSize(width: 80, height: 50))
        == CGSize(width: 50, height: 50))
    #expect(
      box(30, 10).aspectRatio(1).size(for: ProposedViewSize(width: 80, height: 50))
        == CGSize(width: 30, height: 10))
  }

  @Test(arguments: [
    (400.0, 680.0, 400.0), (680, 680, 680), (800, 680, 680), (400, .infinity, 400),
  ])
  func `FR-144 a maximum and the parent's width`(
    parent: CGFloat, maximum: CGFloat, width: CGFloat
  ) {
    let row = hstack([box(50, 20), SpacerItem(.horizontal)]).frame(maxWidth: maximum).named("view")
    #expect(layOut(row, in: parent, 100)["view"]?.width == width)
    #expect(row.size(for: .unspecified).width == 58)
  }

  @Test func `FR-144 a column with a filling member`() {
    for (alignment, x) in [(.leading, 0), (.trailing, 290)] as [(HorizontalAlignment, CGFloat)] {
      let column = vstack(
        alignment: alignment,
        [box(100, 100).named("red"), fill().frame(maxWidth: .infinity).named("black")])
      let frames = layOut(column, in: 390, 300)
      #expect(frames["black"]?.width == 390)
      #expect(frames["red"]?.origin.x == x)
    }
  }

  @Test func `L7 minimum alone`() {
    let view = box(40, 20).frame(minWidth: 100)
    #expect(view.size(for: ProposedViewSize(width: 300, height: 50)).width == 100)
    #expect(box(140, 20).frame(minWidth: 100).size(for: .unspecified).width == 140)
    // Apple's documentation: a proposal below the child's size counts, down to the minimum.
    let large = box(250, 20).frame(minWidth: 100)
    #expect(large.size(for: ProposedViewSize(width: 200, height: nil)).width == 200)
    #expect(large.size(for: ProposedViewSize(width: 50, height: nil)).width == 100)
    #expect(
      large.lengthRange(along: .horizontal, across: nil) == LengthRange(minimum: 100, maximum: 250))
  }

  @Test func `P1 a positioned view takes the proposal`() {
    let view = box(20, 10).named("dot").position(x: 30, y: 40).named("place")
    expect(
      layOut(zstack([view]), in: 200, 90), ["dot": [20, 35, 20, 10], "place": [0, 0, 200, 90]])
    #expect(
      view.size(for: ProposedViewSize(width: 50, height: nil)) == CGSize(width: 50, height: 10))
  }

  private let wordRow = hstack([box(25, 16), box(25, 16), box(35.5, 16)])

  private static let bothAxes: Axis.Set = [.horizontal, .vertical]

  @Test(
    arguments: [
      (200.0, 100.0, bothAxes, 0), (60, 100, .horizontal, 1),
      (10, 100, .horizontal, 1), (101.5, 16, bothAxes, 0),
      (100, 8, .horizontal, 1), (200, 8, .horizontal, 0), (200, 8, .vertical, 1),
      (200, 60, .vertical, 0),
    ] as [(CGFloat, CGFloat, Axis.Set, Int)])
  func `GT-22 the first that fits, else the last`(
    width: CGFloat, height: CGFloat, axes: Axis.Set, expected: Int
  ) {
    let choice = ViewThatFitsChoice(
      in: axes, proposal: ProposedViewSize(width: width, height: height))
    #expect(choice.index(of: [wordRow, box(25, 16)]) == expected)
  }

  @Test func `GT-22 no proposal, no candidates`() {
    #expect(ViewThatFitsChoice(in: .horizontal, proposal: .zero).index(of: []) == nil)
    #expect(
      ViewThatFitsChoice(in: .horizontal, proposal: .unspecified).index(of: [wordRow, box(1, 1)])
        == 0)
  }

  @Test func `a fixed size keeps the arrangement of the ideal size`() {
    let row = hstack(spacing: 0, [TextItem(characters: 10).named("text"), fill().named("fill")])
      .fixedSize().named("row")
    expect(
      layOut(row, in: 30, 30),
      ["row": [-20, 7, 70, 16], "text": [-20, 7, 60, 16], "fill": [40, 10, 10, 10]])
  }
}
