import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// The keyboard comes and goes with motion, and what makes room for it moves along (rule M16).
@Suite @MainActor struct KeyboardMotionTests {
  private struct Form: View {
    var hasBar = false
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack(spacing: 0) {
        Color.red.onTapGesture { isFocused = true }.accessibilityIdentifier("open")
        TextField("Name", text: $text).focused($isFocused)
          .toolbar {
            if hasBar { ToolbarItemGroup(placement: .keyboard) { Button("Done") {} } }
          }
        Color.blue.frame(height: 40).onTapGesture { isFocused = false }
          .accessibilityIdentifier("close")
      }
    }
  }

  private func mountedForm(hasBar: Bool = false) -> ViewGraph {
    var values = environment(.ios18)
    values.keyboardMetrics = KeyboardMetrics(height: 300, safeAreaBottom: 0)
    return mounted(Form(hasBar: hasBar), width: 375, height: 667, environment: values)
  }

  private func blue(_ graph: ViewGraph) -> CGRect? {
    var painter = Painter()
    graph.root?.paint(&painter)
    let wanted = Color.blue.displayColor(in: EnvironmentValues())
    return DisplayList(size: .zero, items: painter.items).shapes
      .first { $0.color == wanted && $0.rect.height == 40 && $0.rect.width == 375 }?.rect
  }

  @Test(arguments: [0.05, 0.1, 0.25, 0.4]) func contentMovesWithTheKeyboard(_ time: Double) {
    let graph = mountedForm()
    #expect(isClose(blue(graph)?.maxY, 667))
    #expect(graph.tap("open", passing: time))
    let part = PresentationMotionTests.part(time)
    // The layout is at its end at once, what shows is on its way.
    #expect(frames(graph)["close"]?.maxY == 367)
    #expect(isClose(blue(graph)?.maxY, 667 - 300 * part, within: 1e-4))
    graph.settle()
    #expect(isClose(blue(graph)?.maxY, 367))
    #expect(graph.tap("close", passing: time))
    #expect(isClose(blue(graph)?.maxY, 367 + 300 * part, within: 1e-4))
    #expect((graph.root?.paintedChildren.count ?? 0) == 2)
    graph.settle()
    #expect((graph.root?.paintedChildren.count ?? 0) == 1)
  }

  /// No edge between the keys and the bar over them: on the way one piece lies under both.
  @Test func theBarAndTheKeysAreOnePiece() throws {
    let graph = mountedForm(hasBar: true)
    func pieces() -> [CGRect] {
      var painter = Painter()
      graph.root?.paint(&painter)
      return DisplayList(size: .zero, items: painter.items).shapes.map(\.rect)
        .filter { $0.width == 375 && $0.height == 344 }
    }
    #expect(graph.tap("open", passing: 0.1))
    let piece = try #require(pieces().first)
    #expect(pieces().count == 1)
    #expect(
      isClose(piece.minY, 667 - 344 * PresentationMotionTests.part(0.1), within: 1e-4))
    graph.settle()
    #expect(pieces().isEmpty)
  }

  @Test func bothEndsAreAtRest() {
    func list(_ graph: ViewGraph) -> [DisplayItem] {
      var painter = Painter()
      graph.root?.paint(&painter)
      return painter.items
    }
    let graph = mountedForm()
    let before = list(graph)
    _ = graph.tap("open")
    #expect(list(graph) != before)
    _ = graph.tap("close")
    #expect(list(graph) == before)
  }
}
