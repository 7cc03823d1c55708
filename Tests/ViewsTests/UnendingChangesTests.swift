import Combine
import Geometry
import Testing
import ViewCore
import Views

/// Component code whose changes cause one another without end: a device draws frame after frame, a
/// picture stands where it is after a bounded number of them, with a warning.
@MainActor
@Suite struct UnendingChangesTests {
  private final class Model: ObservableObject {
    @Published var offset: CGFloat = 0
    var builds = 0
  }

  /// Writes what it reads, from the main queue, whenever it is built.
  private struct Echo: View {
    @ObservedObject var model: Model
    var body: some View {
      GeometryReader { proxy -> Color in
        model.builds += 1
        DispatchQueue.main.async { model.offset = proxy.size.width }
        return Color.red
      }
      .opacity(model.offset > 0 ? 1 : 0.5)
    }
  }

  @Test func aBodyThatQueuesAChangeOfWhatItReadsIsStopped() {
    let model = Model()
    let graph = mounted(Echo(model: model), width: 40, height: 20)
    #expect(model.offset == 40)
    #expect((2...300).contains(model.builds))
    #expect(graph.diagnostics.map(\.kind).contains(.neverSettles))
  }

  /// A view that becomes another one as soon as it appears, and sets a timer each time.
  private struct Restless: View {
    @State private var step = 0
    let count: () -> Void
    var body: some View {
      Text("\(step)").id(step).onAppear(perform: next)
    }
    private func next() {
      count()
      step += 1
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { next() }
    }
  }

  @Test func aTreeThatIsNeverAtRestWithinAMomentStandsStill() {
    var steps = 0
    let graph = mounted(Restless { steps += 1 }, width: 40, height: 20)
    #expect((2...200).contains(steps))
    #expect(graph.diagnostics.map(\.kind).contains(.neverSettles))
  }

  /// Changes in one moment that come to an end are all made.
  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      Color.red.frame(width: CGFloat(count), height: 10).accessibilityIdentifier("box")
        .onAppear(perform: next)
    }
    private func next() {
      count += 1
      if count < 100 { DispatchQueue.main.async { next() } }
    }
  }

  @Test func changesThatComeToAnEndAreAllMade() {
    let graph = mounted(Counting(), width: 200, height: 20)
    #expect(frames(graph)["box"]?.width == 100)
    #expect(graph.diagnostics.isEmpty)
  }
}
