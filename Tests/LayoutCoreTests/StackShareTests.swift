import Dispatch
import Foundation
import Geometry
import LayoutCore
import Testing

/// How stacks hand out length, beyond the recorded cases.
struct StackShareTests {
  /// A toggle: a label that may wrap and a switch, over the whole width.
  private func toggle(_ name: String) -> SampleItem {
    hstack([TextItem(characters: 14).named(name), SpacerItem(.horizontal), box(51, 31)])
  }

  @Test(arguments: [200, 300, 400, nil] as [CGFloat?], [2, 3])
  func `FR-141 equal children get equal sizes`(width: CGFloat?, count: Int) {
    for make in [toggle, { TextItem(characters: 50).named($0) }] {
      let row = hstack(spacing: 16, (0..<count).map { make("label\($0)") })
      let frames = row.frames(at: .zero, for: ProposedViewSize(width: width, height: nil))
      let widths = frames.filter { $0.0 != nil }.map(\.1.width)
      #expect(widths.count == count)
      #expect(widths.allSatisfy { abs($0 - widths[0]) <= 0.01 }, "\(widths)")
    }
  }

  @Test func `FR-143 a spacer takes what is left`() {
    func texts() -> (SampleItem, SampleItem) {
      (TextItem(characters: 6).named("cancel"), TextItem(characters: 2).named("go"))
    }
    let (cancel, go) = texts()
    let row = hstack(spacing: 10, [SpacerItem(.horizontal), cancel, go])
      .frame(maxWidth: .infinity).named("row")
    let frames = layOut(row, in: 300, 40)
    #expect(frames["row"]?.width == 300)
    #expect(frames["go"]?.maxX == 300)
    let (first, last) = texts()
    let apart = layOut(hstack(spacing: 10, [first, SpacerItem(.horizontal), last]), in: 300, 40)
    #expect(apart["cancel"]?.minX == 0)
    #expect(apart["go"]?.maxX == 300)
  }

  @Test func `GT-44 rigid and flexible members of lines`() {
    let column = vstack([
      hstack([box(50, 50).named("a"), fill().named("b"), fill().named("c")]).frame(height: 50),
      fill().frame(height: 50).named("d"),
    ])
    expect(
      layOut(column, in: 300, 108),
      [
        "a": [0, 0, 50, 50], "b": [58, 0, 117, 50], "c": [183, 0, 117, 50],
        "d": [0, 58, 300, 50],
      ])
  }

  @Test func `L5 the order of serving`() {
    // Limited before unlimited, and of unlimited ones the larger minimum first.
    let row = hstack(
      spacing: 0,
      [
        fill().named("open"), fill().frame(minWidth: 60).named("large"),
        fill().frame(maxWidth: 20).named("limited"),
      ])
    let frames = layOut(row, in: 130, 10)
    #expect(["open", "large", "limited"].map { frames[$0]?.width } == [50, 60, 20])
  }

  @Test func `L5 nothing left`() {
    let row = hstack(spacing: 30, [fill().named("a"), box(10, 10), fill().named("b")])
    let frames = layOut(row, in: 50, 10)
    #expect(frames["a"]?.width == 0)
    #expect(frames["b"]?.width == 0)
  }

  @Test func `L5 lower priorities keep their minimum`() {
    let row = hstack(
      spacing: 0,
      [
        TextItem(characters: 20).prioritised(1).named("first"),
        TextItem(characters: 20).named("second"), box(40, 10).prioritised(-1),
      ])
    let frames = layOut(row, in: 172, 300)
    #expect(frames["first"]?.width == 120)
    #expect(frames["second"]?.width == 12)
    let number = hstack(spacing: 0, [fill().prioritised(.nan).named("a"), fill().named("b")])
    #expect(layOut(number, in: 100, 10)["a"]?.width == 50)
  }

  @Test func `L10 priorities in a pile`() {
    let pile = zstack(
      alignment: .topLeading,
      [box(100, 40).named("large"), box(30, 60).prioritised(1).named("counted")]
    ).named("pile")
    expect(
      layOut(pile, in: 200, 200),
      ["pile": [85, 70, 30, 60], "counted": [85, 70, 30, 60], "large": [85, 70, 100, 40]])
    #expect(zstack([]).size(for: .unspecified) == .zero)
  }

  @Test func `L15 an empty stack has no size`() {
    for proposal in [ProposedViewSize.unspecified, .zero, .infinity] {
      #expect(hstack([]).size(for: proposal) == .zero)
      #expect(vstack([]).size(for: proposal) == .zero)
    }
  }

  @Test func `ranges follow from the children`() {
    let row = hstack(spacing: 5, [box(10, 4), fill().frame(minWidth: 20, maxWidth: 50)])
    #expect(row.knownRange(along: .horizontal) == LengthRange(minimum: 35, maximum: 65))
    #expect(row.sizings == 0)
    let column = vstack(spacing: 0, [TextItem(characters: 10), TextItem(characters: 4)])
    #expect(
      column.lengthRange(along: .horizontal, across: 500) == LengthRange(minimum: 6, maximum: 60))
    #expect(
      column.lengthRange(along: .vertical, across: 30) == LengthRange(minimum: 32, maximum: 48))
    #expect(column.sizings == 0)
    #expect(column.isUnbounded(along: .vertical) == false)
    #expect(vstack([column, fill()]).isUnbounded(along: .vertical) == true)
    #expect(!column.rangeDependsOnCross(.horizontal))
    #expect(column.rangeDependsOnCross(.vertical))
  }

  @Test func `forgetting makes room for new sizes`() {
    final class Changing: SampleItem {
      var side: CGFloat = 10
      override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: side, height: side)
      }
    }
    let item = Changing()
    let row = hstack(spacing: 0, [item, box(5, 5)])
    #expect(row.size(for: .unspecified) == CGSize(width: 15, height: 10))
    item.side = 20
    #expect(row.size(for: .unspecified) == CGSize(width: 15, height: 10))
    row.forget()
    #expect(row.size(for: .unspecified) == CGSize(width: 25, height: 20))
  }

  @Test func `a thousand levels and a hundred thousand children`() {
    final class Outcome: @unchecked Sendable { var sizes: [CGSize] = [] }
    let outcome = Outcome()
    let finished = DispatchSemaphore(value: 0)
    // A stack as large as a main thread's.
    let thread = Thread {
      var nest: SampleItem = TextItem(characters: 10)
      for level in 0..<1000 {
        let children = [TextItem(characters: 3), nest]
        nest = level % 2 == 0 ? hstack(children) : vstack(children)
      }
      let column = vstack(spacing: 0, (0..<100_000).map { _ in box(1, 2) })
      outcome.sizes = [
        nest.size(for: ProposedViewSize(width: 393, height: 852)),
        column.size(for: ProposedViewSize(width: 10, height: 10)),
      ]
      finished.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    finished.wait()
    #expect(outcome.sizes.count == 2)
    #expect(outcome.sizes.first?.width.isFinite == true)
    #expect(outcome.sizes.last == CGSize(width: 1, height: 200_000))
  }
}
