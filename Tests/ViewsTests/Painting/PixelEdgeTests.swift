import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// What is painted at a scale, in a window of 100 by 60 points.
@MainActor private func painted<V: View>(_ view: V, scale: CGFloat = 2) -> [String] {
  var environment = EnvironmentValues()
  environment.displayScale = scale
  return Drawn(view, environment: environment).lines
}

/// A view with its corner at a point.
private struct Placed<Content: View>: View {
  let x: CGFloat
  let y: CGFloat
  @ViewBuilder var content: Content

  var body: some View {
    content.padding(.leading, x).padding(.top, y)
      .frame(width: 100, height: 60, alignment: .topLeading)
  }
}

/// Rule P13.
@Suite @MainActor struct PixelEdgeTests {
  /// Each edge by itself, to the nearest pixel; halves to the next.
  @Test(
    arguments: [
      (1, 10.4, 10, "rect[10,0 10x60]"), (1, 10.5, 10, "rect[11,0 10x60]"),
      (1, 10.4, 10.2, "rect[10,0 11x60]"), (2, 10.2, 10.1, "rect[10,0 10.5x60]"),
      (2, 10.25, 10, "rect[10.5,0 10x60]"), (3, 10, 0.2, "rect[10,0 0.333x60]"),
      (1, 10.1, 0.3, "rect[10,0 0x60]"),
    ] as [(CGFloat, CGFloat, CGFloat, String)])
  func edgesLieOnPixels(scale: CGFloat, x: CGFloat, width: CGFloat, expected: String) {
    let lines = painted(
      Placed(x: x, y: 0) { Color.black.frame(width: width, height: 60) }, scale: scale)
    #expect(lines == ["  fill #000000 \(expected)"])
  }

  @Test func neighboursStayNeighbours() {
    let lines = painted(
      HStack(spacing: 0) {
        Color.black.frame(width: 10.3)
        Color.white.frame(width: 10.3)
        Color.black.frame(width: 10.3)
      }
      .frame(width: 100, height: 60, alignment: .topLeading), scale: 1)
    #expect(
      lines == [
        "  fill #000000 rect[0,0 10x60]", "  fill #FFFFFF rect[10,0 11x60]",
        "  fill #000000 rect[21,0 10x60]",
      ])
  }

  /// Layout and what it reports keep their fractions.
  @Test func framesKeepTheirFractions() {
    let graph = mounted(Placed(x: 10.3, y: 5.2) { block("a", 10.1, 10.1) }, width: 100, height: 60)
    expectFrames(graph, ["a": [10.3, 5.2, 10.1, 10.1]])
  }

  @Test func shapesFillTheirPixels() {
    let lines = painted(
      Placed(x: 10.3, y: 5.3) { Circle().fill(.black).frame(width: 20.1, height: 20.1) }, scale: 1)
    #expect(lines == ["  fill #000000 ellipse[10,5 20x20]"])
  }

  @Test func clipsAndDividersLieOnPixels() {
    let clipped = painted(
      Placed(x: 10.3, y: 5.3) { Color.black.frame(width: 20, height: 20).padding(-5).clipped() },
      scale: 1)
    #expect(clipped.first == "  group clip(rect[15,10 10x10])" || clipped.count == 2)
    let line = painted(Placed(x: 10.4, y: 5.4) { Divider().frame(width: 20) }, scale: 3)
    #expect(line.count == 1)
    #expect(line[0].hasSuffix("rect[10.333,5.333 20x0.333]"))
  }

  @Test func textStandsOnPixels() throws {
    let lines = painted(Placed(x: 10.2, y: 5.2) { Text(verbatim: "l") })
    let place = try #require(lines.first?.components(separatedBy: " at ").last)
    let numbers = place.split(separator: ",").compactMap { Double($0) }
    #expect(numbers.count == 2)
    // The pen stands at the corner: 10.2 at scale 2 is 10; the baseline is on a pixel.
    #expect(numbers.first == 10)
    #expect(numbers.last.map { ($0 * 2).truncatingRemainder(dividingBy: 1) } == 0)
  }

  /// Turned and scaled content has no pixels of its own.
  @Test func transformedContentIsLeftAlone() {
    let lines = painted(
      Placed(x: 10.3, y: 5.3) {
        Color.black.frame(width: 10, height: 10).scaleEffect(2, anchor: .topLeading)
      }, scale: 1)
    #expect(lines == ["  fill #000000 rect[10.3,5.3 20x20]"])
  }

  /// Nothing trembles on its way; what stands still beside it stays where it was.
  @Test func whatMovesIsLeftAlone() {
    let graph = mounted(Sliding(), width: 100, height: 60)
    graph.pass(0.05)
    var painter = Painter()
    graph.root?.paint(&painter)
    let list = DisplayList(size: CGSize(width: 100, height: 60), items: painter.items)
    let lines = list.dump().split(separator: "\n").dropFirst().map(String.init)
    #expect(lines.contains("  fill #000000 rect[0,20 10x10]"))
    let moving = lines.first { $0.contains("#FFFFFF") }
    #expect(moving?.contains("[0,0 10x10]") == false)
    #expect(moving?.hasSuffix("10x10]") == true)
  }
}

private struct Sliding: View {
  @State private var isRight = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.white.frame(width: 10, height: 10).padding(.leading, isRight ? 50.3 : 0.3)
      Color.black.frame(width: 10, height: 10).padding(.leading, 0.3).padding(.top, 20.3)
    }
    .frame(width: 100, height: 60, alignment: .topLeading)
    .onAppear { withAnimation(.linear(duration: 1)) { isRight = true } }
  }
}
