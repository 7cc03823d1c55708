import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Distances beside texts, recorded on iOS at scale 3 and read from pictures: to the pixel.
@Suite @MainActor struct AppleTextRhythmTests {
  private func expectTops(
    _ graph: ViewGraph, _ expected: [(String, CGFloat)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = frames(graph)
    for (name, top) in expected {
      let isNear = isClose(found[name]?.minY, top, within: 1.0 / 3 + 0.01)
      #expect(
        isNear,
        "\(name): expected \(top), got \(String(describing: found[name]))",
        sourceLocation: sourceLocation)
    }
  }

  private func inScale3(_ size: DynamicTypeSize = .large) -> EnvironmentValues {
    var environment = environment(.ios18, scale: 3)
    environment.dynamicTypeSize = size
    return environment
  }

  private struct Sample: View {
    var name: String?
    var body: some View {
      VStack {
        Rectangle().frame(width: 120, height: 40).accessibilityIdentifier(name ?? "")
        Text("Sample").font(.footnote).frame(width: 120, height: 40)
      }
    }
  }

  private struct Row: View {
    let name: String
    var count = 3
    var body: some View {
      HStack {
        Sample(name: name)
        ForEach(1..<count, id: \.self) { Sample(name: "\(name)-\($0)") }
      }
    }
  }

  /// Rules L3, D3, D5, T4, L6.
  @Test func `GT-01 rows of samples between titles`() {
    let columns = ScrollView {
      VStack(alignment: .leading) {
        Group {
          title
          Row(name: "r0", count: 4)
          title
          Row(name: "r1")
          title
          Row(name: "r2")
          title
          Row(name: "r3")
          title
        }
        Group {
          Row(name: "r4")
          title
          title
          Row(name: "r5")
          title
          Row(name: "r6")
          title
          title
          Row(name: "r7")
        }
        Group {
          title
          Row(name: "r8")
          title
          title
          Row(name: "r9")
          title
          Row(name: "r10")
          title
          Row(name: "r11")
          Row(name: "r12")
        }
      }
      .padding(16)
    }
    let graph = mounted(columns, width: 520, height: 2000, environment: inScale3())
    let tops: [CGFloat] = [
      47, 172.33, 297.67, 423.33, 548.67, 696.33, 821.67, 969.67, 1095, 1242.67, 1368, 1493.33,
      1589.33,
    ]
    expectTops(graph, tops.enumerated().map { ("r\($0.offset)", $0.element) })
    let found = frames(graph)
    #expect(
      ["r0", "r0-1", "r0-2", "r0-3"].map { found[$0]?.minX } == [8, 136, 264, 392])
  }

  private var title: some View { Text("Title").bold() }

  @Test func `GT-27 a square reader of a padded ring above a text`() {
    let card = GeometryReader { proxy in
      VStack {
        Rectangle().frame(width: 48, height: 48).accessibilityIdentifier("ring")
          .padding(.bottom, 20)
        Text("Loading").font(.system(size: 18))
      }
      .frame(width: proxy.size.width, height: proxy.size.width)
    }
    // The recorded text is of another font: 7.355 above it and 21.33 high in 96.69; SF's 18 points
    // are 21.67 high, 6.62 below what stands above.
    let stack: CGFloat = 68 + (18 * 494.0 / 2048 + 7.0 / 3) + 65.0 / 3
    expectTops(
      mounted(card, width: 300, height: 200, environment: inScale3()),
      [("ring", 150 - stack / 2)])
  }

  @Test func `GT-29 ranges around fixed frames`() {
    func square(_ name: String, _ side: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat)
      -> some View
    {
      Color.black.frame(width: side, height: side)
        .frame(minWidth: minimum, maxWidth: maximum, minHeight: minimum, maxHeight: maximum)
        .fixedSize().accessibilityIdentifier(name)
    }
    let row = HStack(spacing: 10) {
      square("a", 150, 100, 200)
      square("b", 175, 100, 200)
      square("c", 200, 100, 200)
    }
    .padding(20)
    expectFrames(
      mounted(row, width: 585, height: 240, environment: inScale3()),
      ["a": [20, 45, 150, 150], "b": [180, 32.5, 175, 175], "c": [365, 20, 200, 200]])
  }

  /// Rule L9: a divider is as thick as one pixel, at accessibility sizes as one point.
  @Test func `GT-30 explicit distances and dividers`() {
    func column(_ size: DynamicTypeSize) -> ViewGraph {
      let view = VStack(spacing: 20) {
        VStack(spacing: 10) {
          block("a", 25, 25)
          block("b", 25, 25)
          block("c", 25, 25)
        }
        Divider().accessibilityIdentifier("line")
        block("d", 25, 25)
      }
      .frame(width: 171.33).padding(20).fixedSize()
      return mounted(view, width: 211.33, height: 405.67, environment: inScale3(size))
    }
    let usual = frames(column(.large))
    let top = usual["a"]?.minY ?? .nan
    for (name, distance) in [("b", 35), ("line", 115), ("d", 135 + 1.0 / 3)] {
      #expect(isClose((usual[name]?.minY ?? .nan) - top, distance), "\(name)")
    }
    #expect(isClose(usual["line"]?.height, 1.0 / 3))
    #expect(isClose(frames(column(.accessibility5))["line"]?.height, 1))
  }

  /// Rule T4: between texts lies the leading of the lower one.
  @Test(
    arguments: [
      (.large, 61.0 / 3, 2.0), (.xSmall, 17, 7.0 / 3), (.accessibility5, 190.0 / 3, -1),
    ] as [(DynamicTypeSize, CGFloat, CGFloat)])
  func `GT-31 text above text`(size: DynamicTypeSize, height: CGFloat, distance: CGFloat) {
    let column = VStack {
      Text("Hey").accessibilityIdentifier("first")
      Text("Bye").accessibilityIdentifier("second")
    }
    .frame(width: 200, height: 200)
    let found = frames(mounted(column, width: 200, height: 200, environment: inScale3(size)))
    #expect(isClose(found["first"]?.height, height, within: 0.01))
    let gap = (found["second"]?.minY ?? .nan) - (found["first"]?.maxY ?? .nan)
    #expect(isClose(gap, distance, within: 0.01))
  }

  /// In 62 points a line of 63.33 is squeezed to 62.
  @Test func `GT-31 squeezed lines`() {
    let column = VStack(alignment: .trailing, spacing: 16) {
      Text("Hey").accessibilityIdentifier("first")
      Text("Bye").accessibilityIdentifier("second")
    }
    .frame(width: 200, height: 140)
    let found = frames(
      mounted(column, width: 240, height: 140, environment: inScale3(.accessibility5)))
    #expect(isClose(found["first"]?.minY, 0, within: 0.01))
    #expect(isClose(found["first"]?.height, 62, within: 0.01))
    #expect(isClose(found["second"]?.minY, 78, within: 0.01))
    #expect(isClose(found["second"]?.maxY, 140, within: 0.01))
  }

  @Test(
    arguments: [(15, 80), (28.33, 106.66), (10, 70)] as [(CGFloat, CGFloat)])
  func `GT-33 padding and background`(padding: CGFloat, side: CGFloat) {
    let view = block("white", 50, 50).padding(padding).accessibilityIdentifier("padded")
      .background(Color.orange.accessibilityIdentifier("orange"))
    let start = (200 - side) / 2
    expectFrames(
      mounted(view, width: 200, height: 200),
      [
        "white": [75, 75, 50, 50], "padded": [start, start, side, side],
        "orange": [start, start, side, side],
      ])
  }

  /// Line heights of the text styles.
  @Test(
    arguments: zip(
      [
        Font.TextStyle.largeTitle, .title, .title2, .title3, .headline, .subheadline, .body,
        .callout, .footnote, .caption, .caption2,
      ],
      [
        (41, 31), (34, 26), (27, 21), (24, 19), (21, 16), (18, 14), (21, 16), (20, 15), (16, 13),
        (15, 13), (14, 13),
      ] as [(CGFloat, CGFloat)]))
  func `GT-42 heights of text styles at scale 1`(
    style: Font.TextStyle, heights: (iOS: CGFloat, macOS: CGFloat)
  ) {
    for (look, height) in [(SystemLook.ios18, heights.iOS), (.macos26, heights.macOS)] {
      let graph = mounted(
        Text("Hamburg").font(.system(style)).accessibilityIdentifier("text"),
        environment: environment(look, scale: 1))
      #expect(frames(graph)["text"]?.height == height)
    }
  }
}
