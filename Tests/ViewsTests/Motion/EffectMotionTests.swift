import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Visual effects and scroll transitions that move.
@Suite @MainActor struct EffectMotionTests {
  /// Values of a visual effect move by the animation of their change.
  @Test func visualEffectsMove() {
    let host = Switched { value in
      Color.red.frame(width: 40, height: 20)
        .visualEffect { effect, proxy in
          effect.offset(x: value == 1 ? proxy.size.width : 0).opacity(value == 1 ? 0.5 : 1)
        }
    }
    expect(host.shown(.red), [[80, 40, 40, 20]])
    host.set(1, line, passing: 0.25)
    expect(host.shown(.red), [[90, 40, 40, 20]], opacity: 0.875)
    host.graph.settle()
    expect(host.shown(.red), [[120, 40, 40, 20]], opacity: 0.5)
    host.set(0, passing: 0)
    expect(host.shown(.red), [[80, 40, 40, 20]])
  }

  /// Effects of a place move with what changes the place; a filter too.
  @Test func effectsOfAPlaceMove() {
    let host = Switched { value in
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20)
          .visualEffect { effect, proxy in
            effect.opacity(proxy.frame(in: .global).minX > 50 ? 0.2 : 1)
          }
        Spacer(minLength: 0).frame(width: value == 1 ? 0 : 160)
      }
    }
    expect(host.shown(.red), [[0, 40, 40, 20]])
    host.set(1, line, passing: 0.5)
    expect(host.shown(.red), [[40, 40, 40, 20]], opacity: 0.6)
  }

  /// A scroll transition changes at its threshold, and moves there by its own animation.
  @Test(arguments: [ScrollTransitionConfiguration.animated(.linear(duration: 1)), .animated])
  func animatedTransitionsMove(_ configuration: ScrollTransitionConfiguration) {
    let graph = mounted(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { row in
            (row == 4 ? Color.red : Color.blue).frame(height: 50)
              .scrollTransition(configuration) { effect, phase in
                effect.opacity(phase.isIdentity ? 1 : 0)
              }
          }
        }
      }, scroll: [:])
    func red() -> [Shown] {
      let wanted = Color.red.displayColor(in: EnvironmentValues())
      var painter = Painter()
      graph.root?.paint(&painter)
      return DisplayList(size: .zero, items: painter.items).shapes.filter { $0.color == wanted }
    }
    // The fifth row lies at 200, below a viewport of 200.
    #expect(red().isEmpty)
    graph.perform { graph.scrolling.scroll("", to: .offset(60)) }
    graph.pass(0.25)
    let shown = red().first
    #expect(shown?.rect.minY == 140)
    let opacity = shown?.opacity ?? 0
    #expect(opacity > 0.2 && opacity < 0.95)
    graph.settle()
    #expect(red().first?.opacity == 1)
  }
}
