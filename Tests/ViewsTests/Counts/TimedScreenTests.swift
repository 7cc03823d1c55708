import Combine
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Screens that timers redraw as fast as games are: what is due at one moment costs one update, and a
/// tree that never rests stands still after a bounded amount of work.
@MainActor
@Suite struct TimedScreenTests {
  final class Tally {
    var columns = 0
    var layouts = 0
  }

  private struct Counted: Layout {
    let tally: Tally
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      tally.layouts += 1
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  private struct Column: View {
    let tally: Tally
    let characters: Int
    @State private var step = 0
    @State private var falls = false
    private let timer = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()

    init(tally: Tally, characters: Int) {
      self.tally = tally
      self.characters = characters
    }

    var body: some View {
      tally.columns += 1
      return VStack(spacing: 0) {
        ForEach(0..<characters, id: \.self) { index in
          Text(String(UnicodeScalar(UInt8(65 + (index * 7 + step * 3) % 26))))
            .foregroundStyle(.green)
        }
      }
      .offset(y: falls ? 400 : 0)
      .onAppear {
        withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { falls = true }
      }
      .onReceive(timer) { _ in step += 1 }
    }
  }

  private struct Rain: View {
    let tally: Tally
    let columns: Int
    let characters: Int

    var body: some View {
      Counted(tally: tally) {
        HStack(spacing: 4) {
          ForEach(0..<columns, id: \.self) { _ in Column(tally: tally, characters: characters) }
        }
      }
    }
  }

  private func rain(_ tally: Tally, columns: Int, characters: Int) -> ViewGraph {
    let graph = ViewGraph(canvas: Canvas(width: 390, height: 844))
    graph.update(
      Rain(tally: tally, columns: columns, characters: characters),
      environment: EnvironmentValues())
    return graph
  }

  @Test func timersOfOneMomentCostOneLayout() {
    let tally = Tally()
    let graph = rain(tally, columns: 8, characters: 3)
    graph.pass(0)
    let before = (tally.layouts, tally.columns)
    graph.pass(0.051)
    #expect(tally.columns == before.1 + 8)
    #expect(tally.layouts == before.0 + 1)
    graph.pass(0.1)
    #expect(tally.columns == before.1 + 24)
    #expect(tally.layouts == before.0 + 3)
  }

  @Test func aScreenFullOfTimersStandsStillWithAWarning() throws {
    let tally = Tally()
    let graph = rain(tally, columns: 30, characters: 25)
    graph.settle()
    #expect(tally.columns < 30 * 100)
    let messages = graph.diagnostics.filter { $0.kind == .neverSettles }.map(\.message)
    // Said once, and not that they still wait as well.
    let ofTimers = messages.filter { $0.hasPrefix("timers") }
    #expect(ofTimers.count == 1)
    #expect(ofTimers.first?.hasPrefix("timers build very many views again and again") == true)
    // A moment that an address asks for comes nevertheless.
    let start = graph.clock.seconds
    graph.pass(1)
    #expect(isClose(graph.clock.seconds, start + 1, within: 1e-6))
  }
}
