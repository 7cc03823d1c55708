import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Frames recorded on Apple's systems, laid out from views; sources in docs/layout-rules.md.
@Suite @MainActor struct AppleStackCaseTests {
  private func fill(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

  /// Rules L6, L7.
  @Test func `GT-02 flexible frames`() {
    let column = VStack(spacing: 0) {
      plain(40, 20).frame(minWidth: 100).accessibilityIdentifier("minimum")
      plain(40, 20).frame(maxWidth: 200).accessibilityIdentifier("maximum")
      plain(40, 20).frame(minWidth: 50, maxWidth: .infinity).accessibilityIdentifier("filling")
      plain(40, 20).frame(idealWidth: 150).fixedSize().accessibilityIdentifier("ideal")
      Color.red.frame(maxWidth: 120, maxHeight: 20).accessibilityIdentifier("clamped")
      plain(250, 20).frame(maxWidth: 200).accessibilityIdentifier("tooWide")
    }
    expectFrames(
      mounted(column, width: 300, height: 300),
      [
        "minimum": [100, 90, 100, 20], "maximum": [50, 110, 200, 20],
        "filling": [0, 130, 300, 20], "ideal": [75, 150, 150, 20],
        "clamped": [90, 170, 120, 20], "tooWide": [50, 190, 200, 20],
      ])
  }

  /// Rule L10.
  @Test func `GT-03 custom alignment guides`() {
    let column = VStack(alignment: .leading, spacing: 4) {
      block("a", 100, 20).alignmentGuide(.leading) { $0[.trailing] }
      block("b", 50, 20)
      block("c", 30, 20).alignmentGuide(.leading) { $0.width / 2 }
    }
    .accessibilityIdentifier("column")
    expectFrames(
      mounted(column, width: 300, height: 200),
      [
        "a": [75, 66, 100, 20], "b": [175, 90, 50, 20], "c": [160, 114, 30, 20],
        "column": [75, 66, 150, 68],
      ])
  }

  /// Rule L5.
  @Test func `GT-04 layout priority`() {
    let row = HStack(spacing: 0) {
      Color.red.frame(minWidth: 20).accessibilityIdentifier("a")
      Color.red.frame(minWidth: 20).layoutPriority(1).accessibilityIdentifier("b")
      Color.red.frame(width: 60).accessibilityIdentifier("c")
    }
    expectFrames(
      mounted(row, width: 300, height: 100),
      ["a": [0, 0, 20, 100], "b": [20, 0, 220, 100], "c": [240, 0, 60, 100]])
  }

  @Test func `GT-06 nested stacks`() {
    let column = VStack(spacing: 10) {
      HStack(spacing: 10) {
        fill("a")
        Color.red.frame(width: 80).accessibilityIdentifier("b")
      }
      .padding(10).accessibilityIdentifier("row")
      HStack {
        block("c", 40, 40)
        Spacer()
        block("d", 40, 40)
      }
      .frame(height: 60).accessibilityIdentifier("bottom")
    }
    expectFrames(
      mounted(column, width: 300, height: 200),
      [
        "row": [0, 0, 300, 130], "a": [10, 10, 190, 110], "b": [210, 10, 80, 110],
        "bottom": [0, 140, 300, 60], "c": [0, 150, 40, 40], "d": [260, 150, 40, 40],
      ])
  }

  /// Rule L2.
  @Test func `GT-07 padding`() {
    let inner = fill("inner").padding(.leading, 30).padding(.vertical)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    expectFrames(mounted(inner, width: 200, height: 100), ["inner": [32, 17, 164, 64]])
    expectFrames(mounted(fill("all").padding()), ["all": [16, 16, 268, 168]])
  }

  /// Rule L9.
  @Test func `GT-08 dividers`() {
    let column = VStack(spacing: 0) {
      block("box", 100, 20)
      Divider().accessibilityIdentifier("across")
      HStack(spacing: 0) {
        block("left", 20, 60)
        Divider().accessibilityIdentifier("along")
        block("right", 20, 60)
      }
      .accessibilityIdentifier("row")
    }
    let graph = mounted(column, width: 200, height: 200, environment: environment(.macos26))
    expectFrames(
      graph,
      [
        "across": [0, 20, 200, 1], "row": [79.5, 21, 41, 179], "along": [99.5, 21, 1, 179],
        "left": [79.5, 80.5, 20, 60], "right": [100.5, 80.5, 20, 60],
      ])
  }

  /// Rule L11.
  @Test func `GT-09 modifiers of a group go to each of its views`() {
    let row = HStack(spacing: 0) {
      Group {
        fill("a")
        fill("b")
      }
      .frame(width: 50, height: 50).padding(5)
      fill("c")
    }
    expectFrames(
      mounted(row, width: 300, height: 100),
      ["a": [5, 25, 50, 50], "b": [65, 25, 50, 50], "c": [120, 0, 180, 100]])
  }

  /// Rule L8.
  @Test func `GT-10 ideal sizes`() {
    let column = VStack(spacing: 0) {
      Color.red.fixedSize().accessibilityIdentifier("both")
      Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30)
        .accessibilityIdentifier("one")
    }
    expectFrames(
      mounted(column, width: 200, height: 200),
      ["both": [95, 80, 10, 10], "one": [95, 90, 10, 30]])
  }

  @Test func `GT-11 row alignment`() {
    let column = VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 4) {
        block("a", 20, 60)
        block("b", 20, 30)
      }
      HStack(alignment: .bottom, spacing: 4) {
        block("c", 20, 60)
        block("d", 20, 30)
      }
    }
    expectFrames(
      mounted(column, width: 300, height: 200),
      [
        "a": [128, 40, 20, 60], "b": [152, 40, 20, 30], "c": [128, 100, 20, 60],
        "d": [152, 130, 20, 30],
      ])
  }

  /// Rules L14, H1.
  @Test func `GT-18 shapes in stacks`() {
    let first = HStack(spacing: 0) {
      Circle().accessibilityIdentifier("circle")
      Ellipse().accessibilityIdentifier("ellipse")
      Capsule().accessibilityIdentifier("capsule")
      Circle().stroke().accessibilityIdentifier("ring")
    }
    expectFrames(
      mounted(first, width: 300, height: 40),
      [
        "circle": [0, 0, 40, 40], "ellipse": [40, 0, 110, 40], "capsule": [150, 0, 110, 40],
        "ring": [260, 0, 40, 40],
      ])
    let second = HStack(spacing: 4) {
      Rectangle().accessibilityIdentifier("a")
      Rectangle().frame(width: 40).accessibilityIdentifier("b")
      Capsule().frame(width: 20).accessibilityIdentifier("c")
      RoundedRectangle(cornerRadius: 4).frame(maxWidth: 50).accessibilityIdentifier("d")
    }
    expectFrames(
      mounted(second, width: 200, height: 30),
      ["a": [0, 0, 78, 30], "b": [82, 0, 40, 30], "c": [126, 0, 20, 30], "d": [150, 0, 50, 30]])
    let third = VStack(spacing: 0) {
      Circle().accessibilityIdentifier("circle")
      Rectangle().accessibilityIdentifier("rectangle")
    }
    expectFrames(
      mounted(third, width: 60, height: 100),
      ["circle": [5, 0, 50, 50], "rectangle": [0, 50, 60, 50]])
    expectFrames(
      mounted(Circle().fixedSize().accessibilityIdentifier("ideal"), width: 60, height: 60),
      ["ideal": [25, 25, 10, 10]])
  }

  /// Rule P4: the offset view keeps its place; rule D1.
  @Test func `GT-34 a squeezed column and offsets`() {
    let column = VStack {
      Rectangle().accessibilityIdentifier("a")
      Rectangle().accessibilityIdentifier("place").offset(x: 5, y: 5)
        .accessibilityIdentifier("b")
      Rectangle().accessibilityIdentifier("c")
    }
    .frame(width: 50, height: 50)
    let third: CGFloat = 34 / 3
    expectFrames(
      mounted(column, width: 50, height: 50),
      [
        "a": [0, 0, 50, third], "b": [0, third + 8, 50, third],
        "place": [5, third + 13, 50, third], "c": [0, 2 * third + 16, 50, third],
      ])
  }

  @Test(
    arguments: [
      (4, .center, 4, 4), (6, .center, 3, 3), (6, .bottomTrailing, 6, 6), (6, .topLeading, 0, 0),
      (6, .top, 3, 0), (6, .trailing, 6, 3),
    ] as [(CGFloat, Alignment, CGFloat, CGFloat)])
  func `GT-38 piles`(side: CGFloat, alignment: Alignment, x: CGFloat, y: CGFloat) {
    let pile = ZStack(alignment: alignment) {
      Color.black.frame(width: 12, height: 12)
      block("white", side, side)
    }
    expectFrames(
      mounted(pile, width: 12, height: 12, environment: environment(.ios18, scale: 1)),
      ["white": [x, y, side, side]])
  }

  /// Rules D2, L4.
  @Test func `GT-39 spacers in a squeezed column`() {
    let column = VStack {
      Spacer()
      Rectangle().frame(height: 2).accessibilityIdentifier("first")
      Spacer()
      Rectangle().frame(height: 2).accessibilityIdentifier("second")
      Spacer()
    }
    expectFrames(
      mounted(column, width: 12, height: 12), ["first": [0, 0, 12, 2], "second": [0, 10, 12, 2]])
    let row = HStack {
      Spacer()
      Rectangle().frame(width: 2).accessibilityIdentifier("first")
      Spacer()
      Rectangle().frame(width: 2).accessibilityIdentifier("second")
      Spacer()
    }
    expectFrames(
      mounted(row, width: 12, height: 12), ["first": [0, 0, 2, 12], "second": [10, 0, 2, 12]])
    let bottoms = HStack(alignment: .bottom, spacing: 0) {
      Color.red.frame(height: 10).accessibilityIdentifier("a")
      Color.red.frame(height: 12).accessibilityIdentifier("b")
      Color.red.frame(height: 10).accessibilityIdentifier("c")
    }
    expectFrames(
      mounted(bottoms, width: 12, height: 12),
      ["a": [0, 2, 4, 10], "b": [4, 0, 4, 12], "c": [8, 2, 4, 10]])
  }

  @Test func `GT-40 a limit on a flexible view`() {
    let pile = ZStack {
      Color.black.frame(width: 12, height: 6)
      Color.white.frame(maxWidth: 20, maxHeight: 4).accessibilityIdentifier("white")
    }
    expectFrames(mounted(pile, width: 12, height: 6), ["white": [0, 1, 12, 4]])
  }

  @Test func `GT-47 stacks of fills`() {
    let wide = VStack {
      fill("a")
      fill("b")
    }
    expectFrames(
      mounted(wide, width: 500, height: 500), ["a": [0, 0, 500, 246], "b": [0, 254, 500, 246]])
    let priority = VStack(spacing: 0) {
      Rectangle().frame(minHeight: 50).accessibilityIdentifier("a")
      Rectangle().layoutPriority(1).accessibilityIdentifier("b")
    }
    expectFrames(
      mounted(priority, width: 500, height: 500), ["a": [0, 0, 500, 50], "b": [0, 50, 500, 450]])
  }

  /// Rule L12.
  @Test(
    arguments: [
      (.topLeading, 200, 225), (.top, 225, 225), (.topTrailing, 250, 225), (.leading, 200, 225),
      (.center, 225, 225), (.bottomTrailing, 250, 225),
    ] as [(Alignment, CGFloat, CGFloat)])
  func `GT-47 overlays and backgrounds by alignment`(
    alignment: Alignment, x: CGFloat, y: CGFloat
  ) {
    let row =
      alignment.vertical == .top ? CGFloat(200) : alignment.vertical == .bottom ? 250 : 225
    let overlaid = plain(100, 100).overlay(alignment: alignment) { block("over", 50, 50) }
      .background(alignment: alignment) { block("under", 50, 50) }
    expectFrames(
      mounted(overlaid, width: 500, height: 500),
      ["over": [x, row, 50, 50], "under": [x, row, 50, 50]])
  }

  /// Rule L6.
  @Test func `GT-48 a column overflows`() {
    let column = VStack(spacing: 0) {
      Color.blue.frame(minHeight: 5, maxHeight: 100).accessibilityIdentifier("blue")
      Color.orange.frame(minHeight: 80).accessibilityIdentifier("orange")
    }
    .accessibilityIdentifier("column")
    expectFrames(
      mounted(column, width: 50, height: 85),
      [
        "column": [0, -18.75, 50, 122.5], "blue": [0, -18.75, 50, 42.5],
        "orange": [0, 23.75, 50, 80],
      ])
  }

  /// Rule G2.
  @Test func `GT-49 rows and tracks of a book`() {
    let row = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 100).accessibilityIdentifier("red")
      Color.green.frame(minWidth: 100).accessibilityIdentifier("green")
    }
    .frame(width: 150)
    expectFrames(
      mounted(row, width: 150, height: 20),
      ["red": [-12.5, 0, 75, 20], "green": [62.5, 0, 100, 20]])
    let adaptive = LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
      ForEach(0..<3, id: \.self) {
        Color.red.frame(height: 10).accessibilityIdentifier("cell\($0)")
      }
    }
    expectFrames(
      mounted(adaptive, width: 200, height: 10),
      ["cell0": [0, 0, 70, 10], "cell1": [78, 0, 57, 10], "cell2": [143, 0, 57, 10]])
    let overflowing = LazyVGrid(
      columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]
    ) {
      ForEach(0..<2, id: \.self) {
        Color.red.frame(height: 10).accessibilityIdentifier("cell\($0)")
      }
    }
    expectFrames(
      mounted(overflowing, width: 200, height: 10),
      ["cell0": [-12, 0, 96, 10], "cell1": [92, 0, 120, 10]])
  }
}

/// A block of a fixed size without an identifier.
func plain(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}
