import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@Suite @MainActor struct GridTests {
  /// Recorded: grid/explicit-spacing.
  @Test func explicitSpacing() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
      GridRow {
        block("letter", 9, 16)
        block("square", 30, 30)
      }
      GridRow {
        block("wide", 60, 20)
        block("narrow", 10, 16)
      }
    }
    .accessibilityIdentifier("table")
    expectFrames(
      mounted(grid, width: 320, height: 200),
      [
        "letter": [105, 73, 9, 16], "square": [185, 73, 30, 30], "wide": [105, 107, 60, 20],
        "narrow": [185, 107, 10, 16], "table": [105, 73, 110, 54],
      ])
  }

  private func table(_ name: String, _ alignment: Alignment) -> some View {
    Grid(alignment: alignment, verticalSpacing: 8.15087890625) {
      GridRow {
        block("\(name)Letter", 9, 16)
        block("\(name)Square", 40, 40)
      }
      ForEach(0..<1) { _ in
        GridRow {
          block("\(name)Wide", 60, 20)
          block("\(name)Narrow", 10, 16)
        }
      }
    }
    .accessibilityIdentifier("\(name)Table")
  }

  /// Recorded: grid/cell-alignment.
  @Test func cellAlignment() {
    let row = HStack(alignment: .top, spacing: 16) {
      table("corner", .bottomTrailing)
      table("centre", .center)
    }
    .accessibilityIdentifier("row")
    expectFrames(
      mounted(row, width: 320, height: 200),
      [
        "cornerLetter": [95, 89.92456, 9, 16], "cornerSquare": [112, 65.92456, 40, 40],
        "cornerWide": [44, 114.07544, 60, 20], "cornerNarrow": [142, 118.07544, 10, 16],
        "cornerTable": [44, 65.92456, 108, 68.15088],
        "centreLetter": [193.5, 77.92456, 9, 16], "centreSquare": [236, 65.92456, 40, 40],
        "centreWide": [168, 114.07544, 60, 20], "centreNarrow": [251, 116.07544, 10, 16],
        "centreTable": [168, 65.92456, 108, 68.15088], "row": [44, 65.92456, 232, 68.15088],
      ])
  }

  /// GT-21: columns with flexible cells share a given width.
  @Test func flexibleCellsShareTheWidth() {
    let grid = Grid {
      GridRow {
        block("a", 30, 16)
        Color.red.frame(height: 20).accessibilityIdentifier("b")
        block("c", 30, 16)
      }
      GridRow {
        Color.red.frame(height: 30).accessibilityIdentifier("d")
        block("e", 30, 16)
        Color.red.frame(height: 30).accessibilityIdentifier("f")
      }
    }
    .frame(width: 280)
    expectFrames(
      mounted(grid, width: 320, height: 200),
      ["b": [116, 71, 88, 20], "d": [20, 99, 88, 30], "f": [212, 99, 88, 30]])
  }

  @Test func cellsSpanAndKeepToThemselves() {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        block("a", 20, 10)
        block("b", 30, 10).gridColumnAlignment(.trailing)
      }
      Color.red.frame(height: 5).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
      GridRow {
        block("span", 10, 10).gridCellColumns(2)
      }
      GridRow(alignment: .bottom) {
        block("c", 4, 4).gridCellAnchor(.topLeading)
        block("d", 10, 20)
      }
    }
    .accessibilityIdentifier("grid")
    expectFrames(
      mounted(grid, width: 100, height: 100),
      [
        "grid": [20, 27.5, 60, 45], "a": [20, 27.5, 20, 10], "b": [50, 27.5, 30, 10],
        "line": [20, 37.5, 60, 5], "span": [45, 42.5, 10, 10], "c": [20, 52.5, 4, 4],
        "d": [70, 52.5, 10, 20],
      ])
  }

  @Test func outsideAGridARowIsAGroup() {
    let stack = VStack(spacing: 0) {
      GridRow {
        block("a", 10, 10)
        block("b", 10, 10)
      }
    }
    expectFrames(
      mounted(stack, width: 40, height: 40), ["a": [15, 10, 10, 10], "b": [15, 20, 10, 10]])
  }

  struct Growing: View {
    var count: Int
    var body: some View {
      Grid(verticalSpacing: 2) {
        ForEach(0..<count, id: \.self) { row in
          GridRow {
            block("\(row)a", 10, 10)
            if row > 0 { block("\(row)b", 20, 10) }
          }
        }
      }
    }
  }

  @Test func rowsComeAndGo() {
    let graph = mounted(Growing(count: 1), width: 100, height: 100)
    expectFrames(graph, ["0a": [45, 45, 10, 10]])
    graph.update(Growing(count: 2), environment: EnvironmentValues())
    graph.settle()
    expectFrames(
      graph, ["0a": [31, 39, 10, 10], "1a": [31, 51, 10, 10], "1b": [49, 51, 20, 10]])
  }
}
