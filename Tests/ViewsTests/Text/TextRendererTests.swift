import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

private struct Mark: TextAttribute, Equatable {
  var name: String
}

private final class Seen {
  var lines = 0
  var runs: [String] = []
  var glyphs = 0
  var widths: [CGFloat] = []
}

private struct Recorder: TextRenderer {
  let seen: Seen
  var dy: Double = 0
  var animatableData: Double {
    get { dy }
    set { dy = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    seen.lines = layout.count
    for line in layout {
      for run in line {
        seen.runs.append(run[Mark.self]?.name ?? "-")
        seen.widths.append(run.typographicBounds.width)
        for slice in run {
          seen.glyphs += 1
          var copy = context
          copy.translateBy(x: 0, y: dy)
          copy.draw(slice)
        }
      }
    }
  }
}

private struct Tall: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line) }
  }
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width, height: size.height + 10)
  }
}

@Suite @MainActor struct TextRendererTests {
  @Test func rendererSeesLinesRunsAndGlyphs() {
    let seen = Seen()
    let text = Text("ab ") + Text("cde").customAttribute(Mark(name: "c"))
    let drawn = Drawn(text.textRenderer(Recorder(seen: seen)))
    #expect(seen.lines == 1)
    #expect(seen.runs == ["-", "c"])
    #expect(seen.glyphs == 5)
    #expect(seen.widths.allSatisfy { $0 > 10 })
    #expect(!drawn.list.items.bounds.isNull)
  }

  @Test func whatIsDrawnUnchangedIsTheText() {
    let plain = Drawn(Text("Hamburg")).list.items.bounds
    let same = Drawn(Text("Hamburg").textRenderer(Recorder(seen: Seen()))).list.items.bounds
    let moved = Drawn(Text("Hamburg").textRenderer(Recorder(seen: Seen(), dy: 7))).list.items.bounds
    #expect(abs(plain.minX - same.minX) < 1e-6 && abs(plain.minY - same.minY) < 1e-6)
    #expect(abs(moved.minY - plain.minY - 7) < 1e-6)
  }

  @Test func rendererDecidesTheSize() {
    let plain = frame(of: Text("Hamburg"))
    let tall = frame(of: Text("Hamburg").textRenderer(Tall()))
    #expect(tall.height == plain.height + 10)
    #expect(tall.width == plain.width)
  }

  private func frame(of view: some View) -> CGRect {
    let graph = mounted(view.accessibilityIdentifier("text"), width: 200, height: 100)
    return graph.named("text")?.globalFrame ?? .zero
  }
}
