import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Which animation a change is made by (rules M5 and M6).
@Suite @MainActor struct TransactionTests {
  private func mover(_ value: Int, _ color: Color = .red) -> some View {
    color.frame(width: 10, height: 10).offset(x: value == 0 ? 0 : 80)
  }

  /// Where the box lies that begins at 95 and ends at 175.
  private func x<V: View>(_ view: Switched<V>, _ color: Color = .red) -> CGFloat {
    view.shown(color).first?.rect.minX ?? .nan
  }

  @Test func aModifierAnimatesWhenItsValueHasChanged() {
    let view = Switched { value in
      self.mover(value).animation(line, value: value)
      self.mover(value, .blue).animation(line, value: value == 7)
    }
    view.set(1, passing: 0.25)
    #expect(x(view) == 115)
    #expect(x(view, .blue) == 175)
  }

  @Test func theInnerModifierWins() {
    let view = Switched { value in
      self.mover(value).animation(line, value: value)
        .animation(.linear(duration: 4), value: value)
      self.mover(value, .blue).animation(nil, value: value)
    }
    view.set(1, .linear(duration: 2), passing: 0.5)
    #expect(x(view) == 135)
    #expect(x(view, .blue) == 175)
  }

  @Test func onlyWhatABodyAddsIsAnimated() {
    let view = Switched { value in
      Color.red.frame(width: 10, height: 10).offset(x: value == 0 ? 0 : 40)
        .animation(line) { $0.offset(x: value == 0 ? 0 : 40) }
    }
    view.set(1, passing: 0.5)
    #expect(x(view) == 155)
  }

  @Test func transactionsAreChanged() {
    let view = Switched { value in
      self.mover(value).transaction { $0.animation = $0.animation?.speed(2) }
      self.mover(value, .blue).transaction { $0.disablesAnimations = true }
      self.mover(value, .green).transaction(value: value) { $0.animation = .linear(duration: 4) }
    }
    view.set(1, line, passing: 0.25)
    #expect(x(view) == 135)
    #expect(x(view, .blue) == 175)
    #expect(x(view, .green) == 100)
  }

  @Test func disabledAnimationsStayDisabled() {
    let view = Switched { value in self.mover(value).animation(line, value: value) }
    var transaction = Transaction(animation: line)
    transaction.disablesAnimations = true
    view.set(1, under: transaction, passing: 0.5)
    #expect(x(view) == 175)
  }

  private func places(_ graph: ViewGraph) -> [CGFloat] {
    var painter = Painter()
    graph.root?.paint(&painter)
    return DisplayList(size: .zero, items: painter.items).shapes.map(\.rect.minX)
  }

  struct Pair: View {
    static var change: ((Binding<CGFloat>, Binding<CGFloat>) -> Void) -> Void = { _ in }
    @State private var first: CGFloat = 0
    @State private var second: CGFloat = 0
    var body: some View {
      let _ = Self.change = { $0($first, $second) }
      Color.red.frame(width: 10, height: 10).offset(x: first)
      Color.blue.frame(width: 10, height: 10).offset(x: second)
    }
  }

  /// Changes of one view under several transactions: each value by its own.
  @Test func nestedChangesMoveEachByItsOwn() {
    let graph = mounted(Pair(), width: 200, height: 100)
    graph.perform {
      Pair.change { first, second in
        withAnimation(line) {
          first.wrappedValue = 80
          withAnimation(.linear(duration: 2)) { second.wrappedValue = 80 }
        }
      }
    }
    graph.pass(0.5)
    #expect(places(graph) == [135, 115])
  }

  @Test func aPlainChangeBesideAnAnimatedOneJumps() {
    let graph = mounted(Pair(), width: 200, height: 100)
    graph.perform {
      Pair.change { first, second in
        withAnimation(line) { first.wrappedValue = 80 }
        second.wrappedValue = 80
        second.animation(line).wrappedValue = 0
      }
    }
    graph.pass(0.25)
    #expect(places(graph) == [115, 155])
  }

  struct Appearing: View {
    @State private var isOn = false
    var body: some View {
      Color.red.frame(width: 10, height: 10).offset(x: isOn ? 80 : 0)
        .onAppear { withAnimation(line) { isOn = true } }
    }
  }

  @Test func anAppearanceAnimates() {
    let graph = ViewGraph(canvas: Canvas(width: 200, height: 100))
    graph.update(Appearing(), environment: EnvironmentValues())
    graph.pass(0.25)
    #expect(places(graph) == [115])
  }
}
