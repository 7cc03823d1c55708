import Geometry
import LayoutCore
import Testing

/// Grids as recorded on Apple's systems; texts are boxes of the recorded size with a text's spacing.
struct GridCaseTests {
  private final class RowName {}

  private func grid(
    by layout: GridLayout = GridLayout(), direction: LayoutDirection = .leftToRight,
    _ rows: [[SampleItem]]
  ) -> SampleItem {
    LayoutItemNode(layout, rows.flatMap { $0 }, direction: direction)
  }

  /// The cells of one row.
  private func row(_ cells: SampleItem...) -> [SampleItem] {
    let name = RowName()
    names.append(name)
    return cells.map {
      $0.value(GridRowKey.self, GridRowMembership(row: ObjectIdentifier(name)))
    }
  }

  private let names = NameList()
  private final class NameList {
    private var names: [RowName] = []
    func append(_ name: RowName) { names.append(name) }
  }

  private func text(_ width: CGFloat, _ name: String) -> SampleItem {
    TextBox(width: width).named(name)
  }

  /// A text of one line, 16 high, whatever is proposed.
  private final class TextBox: SampleItem {
    let width: CGFloat
    init(width: CGFloat) { self.width = width }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: width, height: 16)
    }
    override func computeSpacing() -> ViewSpacing { ViewSpacing(text: .mac13) }
    override func staticRange(along axis: Axis) -> _LengthRange? {
      LengthRange(rigid: axis == .horizontal ? width : 16)
    }
  }

  @Test func `G6 columns, rows and their distances`() {
    let table = grid([
      row(text(9, "a"), text(17, "bb"), text(28, "ccc")),
      row(box(30, 20).named("red"), text(8, "e"), box(50, 40).named("blue")),
      row(text(10, "g"), text(10, "h")),
    ]).named("grid")
    expect(
      layOut(table, in: 320, 200),
      [
        "a": [114, 57.5535, 9, 16], "bb": [141.5, 57.5535, 17, 16],
        "ccc": [177.5, 57.5535, 28, 16], "red": [103.5, 91.7043, 30, 20],
        "e": [146, 93.7043, 8, 16], "blue": [166.5, 81.7043, 50, 40],
        "g": [113.5, 126.4465, 10, 16], "h": [145, 126.4465, 10, 16],
        "grid": [103.5, 57.5535, 113, 84.8931],
      ])
  }

  @Test func `G6 explicit spacing`() {
    let table = grid(
      by: GridLayout(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4),
      [
        row(box(9, 16).named("letter"), box(30, 30).named("square")),
        row(box(60, 20).named("wide"), box(10, 16).named("narrow")),
      ]
    ).named("table")
    expect(
      layOut(table, in: 320, 200),
      [
        "letter": [105, 73, 9, 16], "square": [185, 73, 30, 30], "wide": [105, 107, 60, 20],
        "narrow": [185, 107, 10, 16], "table": [105, 73, 110, 54],
      ])
  }

  @Test func `G7 cell modifiers and a flexible view outside rows`() {
    let table = grid(
      by: GridLayout(alignment: .leading),
      [
        row(
          text(44.5, "header").value(GridCellColumnsKey.self, 2), text(28, "ccc")),
        row(
          text(9, "a").value(GridColumnAlignmentKey.self, .trailing), box(60, 40).named("red"),
          text(8, "e").value(GridCellAnchorKey.self, .bottomTrailing)),
        [fill().frame(height: 4).named("divider")],
        row(
          fill().frame(height: 20).value(GridCellUnsizedAxesKey.self, .horizontal).named("blue"),
          text(10, "h")),
      ]
    ).named("grid")
    expect(
      layOut(table, in: 320, 240),
      [
        "header": [0, 67.8491, 44.5, 16], "ccc": [223, 67.8491, 28, 16],
        "a": [69, 104, 9, 16], "red": [86, 92, 60, 40], "e": [312, 116, 8, 16],
        "divider": [0, 140.1509, 320, 4], "blue": [0, 152.1509, 78, 20],
        "h": [86, 154.1509, 10, 16], "grid": [0, 67.8491, 320, 104.3018],
      ])
  }

  @Test func `GT-21 flexible columns share a width`() {
    let table = grid([
      row(text(9, "a"), fill().frame(height: 20).named("red"), text(28, "ccc")),
      row(
        fill().frame(height: 30).named("blue"), text(8, "e"),
        fill().frame(height: 30).named("green")),
    ]).frame(width: 280).named("grid")
    expect(
      layOut(table, in: 320, 200),
      [
        "a": [59.5, 72.9246, 9, 16], "red": [116, 70.9246, 88, 20], "ccc": [242, 72.9246, 28, 16],
        "blue": [20, 99.0754, 88, 30], "e": [156, 106.0754, 8, 16],
        "green": [212, 99.0754, 88, 30], "grid": [20, 70.9246, 280, 58.1509],
      ])
  }

  @Test func `R4 and R6 a grid from right to left`() {
    let table = grid(
      by: GridLayout(horizontalSpacing: 10, verticalSpacing: 10), direction: .rightToLeft,
      [
        row(box(40, 30).named("a"), box(60, 30).named("b"), box(30, 30).named("c")),
        row(box(100, 30).value(GridCellColumnsKey.self, 2).named("d"), box(30, 30).named("e")),
        row(box(40, 30).value(GridColumnAlignmentKey.self, .trailing).named("f")),
      ])
    expect(
      layOut(table, in: 320, 156),
      [
        "a": [195, 23, 40, 30], "b": [125, 23, 60, 30], "c": [85, 23, 30, 30],
        "d": [130, 63, 100, 30], "e": [85, 63, 30, 30], "f": [195, 103, 40, 30],
      ])
  }

  @Test func `an empty grid has no size`() {
    #expect(grid([]).size(for: .unspecified) == .zero)
    #expect(grid([row()]).size(for: ProposedViewSize(width: 50, height: 50)) == .zero)
  }
}

extension TextSpacing {
  /// The 13 point system font of macOS as recorded: 8.1509 below a text, 4.7422 above one.
  static let mac13 = TextSpacing(
    ascent: 13 * 1980 / 2048, descent: 13 * 432 / 2048, capHeight: 13 * 1443 / 2048, leading: 0,
    scale: 2)
}
