import Combine
import Geometry
import LayoutCore
import Observation
import Testing
import ViewCore
import Views

/// Tasks, timers and queues of component code run in the time of their tree.
@Suite @MainActor struct TaskTests {
  final class Log { var lines: [String] = [] }

  actor Counter {
    private var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    func nextSlowly() async -> Int {
      try? await Task.sleep(for: .seconds(4))
      return next()
    }
  }

  nonisolated static func fetch(_ value: Int) async -> Int { value }

  @MainActor final class Model: ObservableObject {
    @Published var width: CGFloat = 0
    let counter = Counter()

    func load() async {
      width = CGFloat(await TaskTests.fetch(40))
      try? await Task.sleep(for: .seconds(2))
      width += CGFloat(await counter.next())
      async let first = TaskTests.fetch(10)
      async let second = counter.nextSlowly()
      width += CGFloat(await first + second)
      let sum = await withTaskGroup(of: Int.self) { group in
        for value in 1...3 { group.addTask { await TaskTests.fetch(value * 100) } }
        var sum = 0
        for await value in group { sum += value }
        return sum
      }
      width += CGFloat(sum)
    }
  }

  struct Loading: View {
    @StateObject var model = Model()
    var body: some View { block("box", model.width, 10).task { await model.load() } }
  }

  @Test func awaitsSettle() {
    let graph = mounted(Loading(), width: 1000)
    // 40, 1 from the actor, 10 + 2, and 600 from the group.
    #expect(frames(graph)["box"]?.width == 653)
    #expect(graph.clock.nanoseconds == 6_000_000_000)
    #expect(graph.diagnostics.isEmpty)
  }

  @Test func timePassesOnlyAsToldTo() {
    let graph = ViewGraph(canvas: Canvas(width: 1000, height: 100))
    graph.update(Loading(), environment: EnvironmentValues())
    graph.pass(1.5)
    #expect(frames(graph)["box"]?.width == 40)
    graph.pass(1)
    #expect(frames(graph)["box"]?.width == 41)
    graph.settle()
    #expect(frames(graph)["box"]?.width == 653)
  }

  struct Restarting: View {
    let log: Log
    var id: Int
    var isShown = true
    var body: some View {
      VStack {
        if isShown {
          block("box", 10, 10).task(id: id) { [log, id] in
            log.lines.append("start \(id)")
            do {
              try await Task.sleep(for: .seconds(100))
              log.lines.append("end \(id)")
            } catch {
              log.lines.append("cancel \(id)")
            }
          }
        }
      }
    }
  }

  /// Rule ST5.
  @Test func anotherIDAndRemovalCancel() {
    let log = Log()
    let graph = mounted(Restarting(log: log, id: 1))
    #expect(log.lines == ["start 1"])
    #expect(graph.diagnostics.map(\.kind) == [.neverSettles])
    for view in [
      Restarting(log: log, id: 1), Restarting(log: log, id: 2),
      Restarting(log: log, id: 2, isShown: false),
    ] {
      graph.update(view, environment: EnvironmentValues())
      graph.settle()
    }
    #expect(log.lines == ["start 1", "start 2", "cancel 1", "cancel 2"])
  }

  struct Endless: View {
    let log: Log
    var body: some View {
      block("box", 10, 10)
        .task {
          while !Task.isCancelled { await Task.yield() }
        }
        .onAppear { log.lines.append("appeared") }
    }
  }

  @Test func endlessTasksEndSettling() {
    let log = Log()
    let graph = mounted(Endless(log: log))
    #expect(log.lines == ["appeared"])
    #expect(graph.diagnostics.map(\.kind) == [.neverSettles])
    graph.update(EmptyView(), environment: EnvironmentValues())
    graph.settle()
  }

  struct Ticking: View {
    let limit: Int
    @State private var count = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    init(limit: Int) { self.limit = limit }
    var body: some View {
      block("box", CGFloat(count), 10)
        .onReceive(timer.prefix(limit)) { _ in count += 1 }
    }
  }

  @Test func timersTickInTheTreesTime() {
    let graph = ViewGraph(canvas: Canvas(width: 100, height: 100))
    let view = graph.perform { Ticking(limit: 100) }
    graph.update(view, environment: EnvironmentValues())
    graph.pass(3.2)
    #expect(frames(graph)["box"]?.width == 3)
  }

  struct Unstructured: View {
    let log: Log
    @State private var width: CGFloat = 1
    var body: some View {
      block("box", width, 10).onAppear {
        Task {
          width = CGFloat(await TaskTests.fetch(30))
          MainActor.assertIsolated()
          log.lines.append("done")
        }
        Task.detached {
          let value = await TaskTests.fetch(5)
          await MainActor.run { width += CGFloat(value) }
        }
        log.lines.append("started")
      }
    }
  }

  @Test func unstructuredTasksSettleToo() {
    let log = Log()
    let graph = mounted(Unstructured(log: log))
    #expect(log.lines == ["started", "done"])
    #expect([30, 35].contains(frames(graph)["box"]?.width))
    #expect(graph.clock.nextDeadline == nil)
  }

  @Test func otherTasksAreLeftAlone() async {
    let graph = mounted(Loading(), width: 1000)
    let value = await Task.detached { await TaskTests.fetch(3) }.value
    #expect(value == 3)
    #expect(await Task { await TaskTests.fetch(4) }.value == 4)
    #expect(graph.clock.nextDeadline == nil)
  }

  struct Completing: View {
    let log: Log
    let clock: RenderClock
    @State private var places: [CGFloat] = [0, 0, 0, 0, 0]
    var body: some View {
      ZStack {
        ForEach(0..<5, id: \.self) { block("box", 10, 10).offset(x: places[$0]) }
      }
      .onAppear {
        let note = { (name: String) in log.lines.append("\(name) \(clock.nanoseconds / 1_000_000)")
        }
        withAnimation(.linear(duration: 2)) {
          note("begin")
          places[0] = 10
        } completion: {
          note("linear")
        }
        withAnimation(.easeIn(duration: 0.5).delay(0.25).repeatCount(3)) {
          places[1] = 10
        } completion: {
          note("repeated")
        }
        withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
          places[2] = 10
        } completion: {
          note("removed")
        }
        withAnimation(.spring(duration: 0.5)) {
          places[3] = 10
        } completion: {
          note("spring")
        }
        withAnimation(nil) {
          places[4] = 10
        } completion: {
          note("none")
        }
        withAnimation(.linear(duration: 5)) {
        } completion: {
          note("nothing")
        }
      }
    }
  }

  @Test func animationsCompleteInTime() {
    let log = Log()
    let graph = ViewGraph(canvas: Canvas(width: 100, height: 100))
    graph.update(Completing(log: log, clock: graph.clock), environment: EnvironmentValues())
    graph.settle()
    #expect(
      log.lines == [
        "begin 0", "none 0", "nothing 0", "spring 500", "removed 734", "linear 2000",
        "repeated 2250",
      ])
    #expect(graph.diagnostics.isEmpty)
  }

  struct Queued: View {
    let log: Log
    @State private var width: CGFloat = 1
    var body: some View {
      block("box", width, 10).onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { width += 5 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          log.lines.append("later at \(width)")
        }
        DispatchQueue.main.async { width = 20 }
        log.lines.append("now")
      }
    }
  }

  @Test func theMainQueueFollowsTheTree() {
    let log = Log()
    let graph = mounted(Queued(log: log))
    #expect(log.lines == ["now", "later at 20.0"])
    #expect(frames(graph)["box"]?.width == 25)
    #expect(graph.clock.nanoseconds == 300_000_000)
  }
}
