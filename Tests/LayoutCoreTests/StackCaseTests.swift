import Geometry
import LayoutCore
import Testing

/// Frames recorded on Apple's systems; sources in docs/layout-rules.md.
struct StackCaseTests {
  @Test func `GT-02 flexible frames`() {
    let column = vstack(
      spacing: 0,
      [
        box(40, 20).frame(minWidth: 100).named("minimum"),
        box(40, 20).frame(maxWidth: 200).named("maximum"),
        box(40, 20).frame(minWidth: 50, maxWidth: .infinity).named("filling"),
        box(40, 20).frame(idealWidth: 150).fixedSize().named("ideal"),
        fill().frame(maxWidth: 120, maxHeight: 20).named("clamped"),
        box(250, 20).frame(maxWidth: 200).named("tooWide"),
      ])
    expect(
      layOut(column, in: 300, 300),
      [
        "minimum": [100, 90, 100, 20], "maximum": [50, 110, 200, 20],
        "filling": [0, 130, 300, 20], "ideal": [75, 150, 150, 20],
        "clamped": [90, 170, 120, 20], "tooWide": [50, 190, 200, 20],
      ])
  }

  @Test func `GT-03 custom alignment guides`() {
    let column = vstack(
      alignment: .leading, spacing: 4,
      [
        box(100, 20).guide(.leading) { $0[.trailing] }.named("a"),
        box(50, 20).named("b"),
        box(30, 20).guide(.leading) { $0.width / 2 }.named("c"),
      ]
    ).named("column")
    expect(
      layOut(column, in: 300, 200),
      [
        "a": [75, 66, 100, 20], "b": [175, 90, 50, 20], "c": [160, 114, 30, 20],
        "column": [75, 66, 150, 68],
      ])
  }

  @Test func `GT-04 layout priority`() {
    let row = hstack(
      spacing: 0,
      [
        fill().frame(minWidth: 20).named("a"),
        fill().frame(minWidth: 20).prioritised(1).named("b"),
        fill().frame(width: 60).named("c"),
      ])
    expect(
      layOut(row, in: 300, 100),
      ["a": [0, 0, 20, 100], "b": [20, 0, 220, 100], "c": [240, 0, 60, 100]])
  }

  @Test func `GT-06 nested stacks`() {
    let column = vstack(
      spacing: 10,
      [
        hstack(spacing: 10, [fill().named("a"), fill().frame(width: 80).named("b")])
          .padding(10).named("row"),
        hstack([box(40, 40).named("c"), SpacerItem(.horizontal), box(40, 40).named("d")])
          .frame(height: 60).named("bottom"),
      ])
    expect(
      layOut(column, in: 300, 200),
      [
        "row": [0, 0, 300, 130], "a": [10, 10, 190, 110], "b": [210, 10, 80, 110],
        "bottom": [0, 140, 300, 60], "c": [0, 150, 40, 40], "d": [260, 150, 40, 40],
      ])
  }

  @Test func `GT-07 padding`() {
    let inner = fill().named("inner")
    let padded = inner.padding(30, .leading).padding(PaddingLayout.defaultLength, .vertical)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    expect(layOut(padded, in: 200, 100), ["inner": [32, 17, 164, 64]])
  }

  @Test func `GT-08 divider`() {
    let column = vstack(
      spacing: 0,
      [
        box(100, 20), fill().frame(height: 1).named("horizontal"),
        hstack(
          spacing: 0,
          [
            box(20, 60).named("left"), fill().frame(width: 1).named("vertical"),
            box(20, 60).named("right"),
          ]
        ).named("row"),
      ])
    expect(
      layOut(column, in: 200, 200),
      [
        "horizontal": [0, 20, 200, 1], "row": [79.5, 21, 41, 179],
        "vertical": [99.5, 21, 1, 179], "left": [79.5, 80.5, 20, 60],
        "right": [100.5, 80.5, 20, 60],
      ])
  }

  @Test func `GT-09 a frame on each of two`() {
    let row = hstack(
      spacing: 0,
      [
        fill().frame(width: 50, height: 50).named("first").padding(5),
        fill().frame(width: 50, height: 50).named("second").padding(5),
        fill().named("rest"),
      ])
    expect(
      layOut(row, in: 300, 100),
      [
        "first": [5, 25, 50, 50], "second": [65, 25, 50, 50], "rest": [120, 0, 180, 100],
      ])
  }

  @Test func `GT-10 ideal sizes`() {
    let column = vstack(
      spacing: 0,
      [
        fill().fixedSize().named("both"),
        fill().fixedSize(.horizontal).frame(height: 30).named("one"),
      ])
    expect(layOut(column, in: 200, 200), ["both": [95, 80, 10, 10], "one": [95, 90, 10, 30]])
  }

  @Test func `GT-11 row alignment`() {
    let column = vstack(
      spacing: 0,
      [
        hstack(alignment: .top, spacing: 4, [box(20, 60).named("a"), box(20, 30).named("b")]),
        hstack(alignment: .bottom, spacing: 4, [box(20, 60).named("c"), box(20, 30).named("d")]),
      ])
    expect(
      layOut(column, in: 300, 200),
      [
        "a": [128, 40, 20, 60], "b": [152, 40, 20, 30], "c": [128, 100, 20, 60],
        "d": [152, 130, 20, 30],
      ])
  }

  @Test func `GT-18 shapes in stacks`() {
    let row = hstack(
      spacing: 0,
      [
        CircleItem().named("circle"), fill().named("ellipse"), fill().named("capsule"),
        CircleItem().named("stroked"),
      ])
    expect(
      layOut(row, in: 300, 40),
      [
        "circle": [0, 0, 40, 40], "ellipse": [40, 0, 110, 40], "capsule": [150, 0, 110, 40],
        "stroked": [260, 0, 40, 40],
      ])
    let mixed = hstack(
      spacing: 4,
      [
        fill().named("a"), fill().frame(width: 40).named("b"), fill().frame(width: 20).named("c"),
        fill().frame(maxWidth: 50).named("d"),
      ])
    let frames = layOut(mixed, in: 200, 30)
    #expect(["a", "b", "c", "d"].map { frames[$0]?.width } == [78, 40, 20, 50])
    let column = vstack(spacing: 0, [CircleItem().named("circle"), fill().named("rectangle")])
    expect(
      layOut(column, in: 60, 100), ["circle": [5, 0, 50, 50], "rectangle": [0, 50, 60, 50]])
  }

  @Test func `GT-34 a squeezed column keeps its distances`() {
    let column = vstack([fill().named("a"), fill().named("b"), fill().named("c")])
      .frame(width: 50, height: 50)
    let frames = layOut(column, in: 50, 50)
    for (name, y) in [("a", 0.0), ("b", 19 + 1 / 3.0), ("c", 38 + 2 / 3.0)] {
      expect(frames, [name: [0, y, 50, 11 + 1 / 3.0]])
    }
  }

  @Test(arguments: [
    (4.0, Alignment.center, 4.0, 4.0), (6, .center, 3, 3), (6, .bottomTrailing, 6, 6),
    (6, .topLeading, 0, 0), (6, .top, 3, 0), (6, .trailing, 6, 3),
  ])
  func `GT-38 pile alignment`(side: Double, alignment: Alignment, x: Double, y: Double) {
    let pile = zstack(alignment: alignment, [box(12, 12), box(side, side).named("front")])
    expect(layOut(pile, in: 12, 12), ["front": [x, y, side, side]])
  }

  @Test func `GT-39 stacks at scale 1`() {
    let row = hstack(
      alignment: .bottom, spacing: 0,
      [
        fill().frame(height: 10).named("a"), fill().frame(height: 12).named("b"),
        fill().frame(height: 10).named("c"),
      ])
    expect(
      layOut(row, in: 12, 12),
      ["a": [0, 2, 4, 10], "b": [4, 0, 4, 12], "c": [8, 2, 4, 10]])
    for axis in Axis.allCases {
      let bar = fill().frame(
        width: axis == .vertical ? nil : 2, height: axis == .vertical ? 2 : nil)
      let second = fill().frame(
        width: axis == .vertical ? nil : 2, height: axis == .vertical ? 2 : nil)
      let children = [
        SpacerItem(axis), bar.named("first"), SpacerItem(axis), second.named("second"),
        SpacerItem(axis),
      ]
      let frames = layOut(axis == .vertical ? vstack(children) : hstack(children), in: 12, 12)
      #expect(frames["first"]?.origin[axis] == 0)
      #expect(frames["second"]?.origin[axis] == 10)
    }
  }

  @Test func `GT-40 a limit on a flexible view`() {
    let pile = zstack([
      fill().frame(width: 12, height: 6), fill().frame(maxWidth: 20, maxHeight: 4).named("front"),
    ])
    expect(layOut(pile, in: 12, 6), ["front": [0, 1, 12, 4]])
  }

  @Test func `GT-47 two fills share`() {
    for (spacing, length) in [(nil, 246), (0, 250)] as [(CGFloat?, CGFloat)] {
      let row = layOut(
        hstack(spacing: spacing, [fill().named("a"), fill().named("b")]), in: 500, 500)
      #expect(row["a"]?.width == length)
      #expect(row["b"]?.width == length)
      let column = layOut(
        vstack(spacing: spacing, [fill().named("a"), fill().named("b")]), in: 500, 500)
      #expect(column["a"]?.height == length)
      #expect(column["b"]?.height == length)
    }
    let pressed = vstack(
      spacing: 0, [fill().frame(minHeight: 50).named("a"), fill().prioritised(1).named("b")])
    let frames = layOut(pressed, in: 500, 500)
    #expect(frames["a"]?.height == 50)
    #expect(frames["b"]?.height == 450)
  }

  @Test func `GT-48 a minimum above the share overflows`() {
    let column = vstack(
      spacing: 0,
      [
        fill().frame(minHeight: 5, maxHeight: 100).named("blue"),
        fill().frame(minHeight: 80).named("orange"),
      ]
    ).named("column")
    #expect(column.lengthRange(along: .vertical, across: 50).minimum == 85)
    let frames = layOut(column, in: 50, 85)
    #expect(frames["blue"]?.height == 42.5)
    #expect(frames["orange"]?.height == 80)
    #expect(frames["column"]?.height == 122.5)
  }

  @Test func `GT-49 a row in a frame of 150`() {
    let row = hstack(
      spacing: 0,
      [fill().frame(maxWidth: 100).named("red"), fill().frame(minWidth: 100).named("green")])
    let frames = layOut(row.frame(width: 150), in: 300, 50)
    #expect(frames["red"]?.width == 75)
    #expect(frames["green"]?.width == 100)
  }
}
