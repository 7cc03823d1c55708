import Geometry
import LayoutCore
import Testing

/// Alignment guides: union, merging, baselines, passing through, right to left.
struct GuideTests {
  @Test func `FR-150 baselines of texts and blocks`() {
    let row = hstack(
      alignment: .firstTextBaseline, spacing: 0,
      [
        TextItem(characters: 2, line: 16).named("text"), box(20, 20).named("block"),
        TextItem(characters: 20).frame(width: 60).named("wrapped"),
      ]
    ).named("row")
    // Rule A2: the block's baseline is its bottom edge, the wrapped text's that of its first line.
    expect(
      layOut(row, in: 200, 100),
      [
        "text": [54, 37.5, 12, 16], "block": [66, 30.5, 20, 20], "wrapped": [86, 37.5, 60, 32],
        "row": [54, 30.5, 92, 39],
      ])
    let last = hstack(
      alignment: .lastTextBaseline, spacing: 0,
      [
        TextItem(characters: 2).named("text"),
        TextItem(characters: 20).frame(width: 60).named("wrapped"),
      ])
    let frames = layOut(last, in: 200, 100)
    #expect(frames["text"]?.origin.y == (frames["wrapped"]?.origin.y ?? 0) + 16)
  }

  @Test func `guides pass through frames, padding and stacks`() {
    let text = TextItem(characters: 2)
    let dimensions = { (item: SampleItem) in item.dimensions(in: .unspecified) }
    #expect(dimensions(text.padding(5))[VerticalAlignment.firstTextBaseline] == 18)
    #expect(dimensions(text.frame(height: 30))[VerticalAlignment.firstTextBaseline] == 20)
    #expect(dimensions(hstack([box(10, 40), text]))[VerticalAlignment.firstTextBaseline] == 25)
    #expect(dimensions(box(10, 40).overlay([text]))[VerticalAlignment.firstTextBaseline] == 40)
    let column = vstack(spacing: 0, [text, TextItem(characters: 3)])
    #expect(dimensions(column)[VerticalAlignment.firstTextBaseline] == 13)
    #expect(dimensions(column)[VerticalAlignment.lastTextBaseline] == 29)
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  @Test func `A1 explicit values merge to their mean`() {
    let third = HorizontalAlignment(Third.self)
    let values: [CGFloat?] = [1, nil, 3, 5]
    let column = vstack(
      alignment: .leading, spacing: 0,
      values.map { value in
        value.map { value in box(10, 10).guide(third) { _ in value } } ?? box(10, 10)
      })
    #expect(column.dimensions(in: .unspecified)[third] == 3)
    #expect(box(30, 10).dimensions(in: .unspecified)[third] == 10)
  }

  @Test func `a guide deep in nested stacks is asked for once per level`() {
    final class Count { var value = 0 }
    let count = Count()
    var current: SampleItem = box(10, 10).guide(VerticalAlignment.center) {
      count.value += 1
      return $0.height
    }
    for _ in 0..<40 { current = hstack([current, box(5, 5)]) }
    _ = layOut(current, in: 300, 300)
    #expect(count.value <= 4)
  }

  @Test func `R1 and R2 right to left`() {
    func row(_ children: [SampleItem], _ direction: LayoutDirection) -> SampleItem {
      LayoutItemNode(HStackLayout(), children, direction: direction)
    }
    func mirrored(_ layout: some Layout, _ children: [SampleItem]) -> SampleItem {
      LayoutItemNode(layout, children, direction: .rightToLeft)
    }
    let column = mirrored(
      VStackLayout(alignment: .leading, spacing: 10),
      [
        row(
          [
            box(40, 30).named("first"), box(60, 30).named("second"), SpacerItem(.horizontal),
            box(30, 30).named("last"),
          ], .rightToLeft),
        mirrored(
          PaddingLayout(EdgeInsets(30, edges: .leading)), [box(50, 20).named("content")]
        ).named("indented"),
        mirrored(
          FrameLayout(width: 120, height: nil, alignment: .leading), [box(40, 20).named("in")]
        )
        .named("framed"),
        mirrored(
          ZStackLayout(alignment: .topLeading),
          [box(100, 40).named("back"), box(20, 20).named("front")]),
        row([box(30, 20).named("islandFirst"), box(30, 20).named("islandSecond")], .leftToRight),
        box(25, 16).named("word"), box(30, 20).guide(.leading) { _ in -10 }.named("guided"),
      ])
    let root = mirrored(FrameLayout(width: 300, height: nil, alignment: .leading), [column])
    expect(
      layOut(root, in: 320, 260),
      [
        "first": [270, 17, 40, 30], "second": [202, 17, 60, 30], "last": [10, 17, 30, 30],
        "indented": [230, 57, 80, 20], "framed": [190, 87, 120, 20], "in": [270, 87, 40, 20],
        "back": [210, 117, 100, 40], "front": [290, 117, 20, 20],
        "islandFirst": [242, 167, 30, 20], "islandSecond": [280, 167, 30, 20],
        "word": [285, 197, 25, 16], "guided": [270, 223, 30, 20],
      ])
  }
}
