import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

@Suite @MainActor struct PresentationTests {
  private struct Screen: View {
    @State var isPresented = false
    @State var item: Item?
    @State var closed = 0

    struct Item: Identifiable {
      let id: Int
    }

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 40).onTapGesture { isPresented = true }
          .accessibilityIdentifier("open")
        Color.blue.frame(height: 40).onTapGesture { item = Item(id: 7) }
          .accessibilityIdentifier("open-item")
        Text("closed \(closed)")
      }
      .sheet(isPresented: $isPresented, onDismiss: { closed += 1 }) {
        Content(isPresented: $isPresented)
      }
      // An EmptyView may carry a presentation.
      .background(
        EmptyView().fullScreenCover(item: $item, onDismiss: { closed += 10 }) {
          Cover(text: "item \($0.id)")
        })
    }
  }

  private struct Content: View {
    @Binding var isPresented: Bool
    @Environment(\.isPresented) private var isInside
    @State private var isAsking = false
    var body: some View {
      VStack(spacing: 0) {
        Text("sheet \(isInside)")
        Color.green.onTapGesture { isPresented = false }.accessibilityIdentifier("close")
        Color.green.onTapGesture { isAsking = true }.accessibilityIdentifier("ask")
      }
      .alert("Sure?", isPresented: $isAsking) {
        Button("Yes") {}.accessibilityIdentifier("yes")
        Button("No", role: .cancel) {}
      }
    }
  }

  private struct Cover: View {
    let text: String
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Color.yellow.overlay { Text(text) }.onTapGesture { dismiss() }
        .accessibilityIdentifier("cover")
    }
  }

  private func screen() -> ViewGraph { mounted(Screen(), width: 375, height: 667) }

  @Test func sheetsOpenAndCloseWithOneCallOfOnDismiss() {
    let graph = screen()
    #expect(graph.texts == ["closed 0"])
    #expect(graph.tap("open"))
    #expect(graph.texts == ["closed 0", "sheet true"])
    #expect(graph.presentationChain.screens.count == 1)
    #expect(graph.tap("close"))
    #expect(graph.texts == ["closed 1"])
    #expect(graph.presentationChain.screens.isEmpty)
    #expect(graph.diagnostics.isEmpty)
  }

  @Test func emptyViewsCarryCovers() {
    let graph = screen()
    #expect(graph.tap("open-item"))
    #expect(graph.texts.last == "item 7")
    #expect(frames(graph)["cover"] == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(graph.tap("cover"))
    #expect(graph.texts == ["closed 10"])
  }

  @Test func presentationsNest() {
    let graph = screen()
    _ = graph.tap("open")
    #expect(graph.tap("ask"))
    #expect(graph.texts.suffix(3) == ["Sure?", "Yes", "No"])
    #expect(graph.tap("yes"))
    #expect(graph.texts == ["closed 0", "sheet true"])
  }

  @Test func chainDismissesTheTopScreen() {
    let graph = screen()
    _ = graph.tap("open")
    graph.presentationChain.screens.last?.dismissScreen()
    graph.settle()
    #expect(graph.texts == ["closed 1"])
  }

  /// Rule C11, GT-24 on the window of its pictures, and the placeholder before iOS 26.
  @Test(
    arguments: [
      (SystemLook.ios26, [PresentationDetent.large], CGRect(x: 0, y: 31, width: 375, height: 636)),
      (.ios26, [.medium, .large], CGRect(x: 6, y: 310, width: 363, height: 351)),
      (.ios26, [.height(200)], CGRect(x: 6, y: 461, width: 363, height: 200)),
      (.ios18, [.large], CGRect(x: 0, y: 10, width: 375, height: 657)),
      (.ios18, [.medium], CGRect(x: 0, y: 333.5, width: 375, height: 333.5)),
    ])
  func cards(look: SystemLook, detents: [PresentationDetent], card: CGRect) {
    let graph = mounted(
      Color.clear.sheet(isPresented: .constant(true)) {
        Color.red.accessibilityIdentifier("content").presentationDetents(Set(detents))
      }, width: 375, height: 667, environment: environment(look))
    #expect(frames(graph)["content"] == card)
  }

  /// Content of a cover lies in the device's safe area and may ignore it.
  @Test func coversHaveTheSafeAreaOfTheScreen() {
    let graph = ViewGraph(
      canvas: Canvas(
        width: 393, height: 852, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    )
    graph.update(
      Color.clear.fullScreenCover(isPresented: .constant(true)) {
        Color.red.accessibilityIdentifier("safe").overlay {
          Color.blue.accessibilityIdentifier("full").ignoresSafeArea()
        }
      }, environment: EnvironmentValues())
    graph.settle()
    #expect(frames(graph)["safe"] == CGRect(x: 0, y: 59, width: 393, height: 759))
    #expect(frames(graph)["full"] == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  /// Without a background of its own a cover is opaque; `.clear` lets the screen show.
  @Test(arguments: [(false, "FFFFFF"), (true, "FF3B30")])
  func coversAreOpaqueUnlessToldOtherwise(isClear: Bool, color: String) {
    let drawn = Drawn(
      Color.red.fullScreenCover(isPresented: .constant(true)) {
        if isClear { Text("A").presentationBackground(.clear) } else { Text("A") }
      })
    #expect(drawn.color(5, 5) == color)
  }
}
