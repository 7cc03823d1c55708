import Drawing
import Geometry
import LayoutCore
import Testing
import ViewCore
import Views

/// Views that are a function of time by themselves (rules M9 and M13).
@Suite @MainActor struct TimelineTests {
  private let start = EnvironmentValues().now

  struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let start: Date
    var body: some View {
      TimelineView(schedule) { context in
        Color.red.frame(width: 10 + context.date.timeIntervalSince(start) * 10, height: 10)
      }
    }
  }

  private func widths<V: View>(_ view: V, at times: [Double]) -> [CGFloat] {
    times.map { time in
      let graph = ViewGraph(canvas: Canvas(width: 200, height: 100))
      graph.update(view, environment: EnvironmentValues())
      graph.pass(time)
      var painter = Painter()
      graph.root?.paint(&painter)
      return DisplayList(size: .zero, items: painter.items).shapes.first?.rect.width ?? .nan
    }
  }

  @Test func timelinesShowTheirLastEntry() {
    let times = [0, 0.5, 1, 2.5]
    #expect(
      widths(Clock(schedule: .periodic(from: start, by: 1), start: start), at: times)
        == [10, 10, 20, 30])
    #expect(
      widths(
        Clock(schedule: .periodic(from: start.addingTimeInterval(-0.5), by: 1), start: start),
        at: times) == [5, 15, 15, 35])
    #expect(
      widths(
        Clock(
          schedule: .explicit([start, start.addingTimeInterval(2)]), start: start), at: times)
        == [10, 10, 10, 30])
    #expect(widths(Clock(schedule: .animation, start: start), at: times) == [10, 15, 20, 35])
    #expect(
      widths(Clock(schedule: .animation(paused: true), start: start), at: times)
        == [10, 10, 10, 10])
    #expect(widths(Clock(schedule: .everyMinute, start: start), at: [0, 59, 61]) == [10, 10, 610])
  }

  /// No picture depends on when it is made.
  @Test func schedulesFromTheMachinesClockStartAtThePresent() {
    #expect(
      widths(Clock(schedule: .periodic(from: .now, by: 1), start: start), at: [0, 0.5, 1, 2.5])
        == [10, 10, 20, 30])
    let later = start.addingTimeInterval(5)
    #expect(
      widths(Clock(schedule: .periodic(from: later, by: 1), start: start), at: [0, 6.5]) == [
        60, 70,
      ])
  }

  @Test func atRestTimelinesStandAtThePresent() {
    let graph = mounted(Clock(schedule: .animation, start: start).accessibilityIdentifier("clock"))
    #expect(frames(graph)["clock"]?.width == 10)
    #expect(graph.diagnostics.map(\.kind) == [.neverSettles])
    graph.pass(0.5)
    #expect(frames(graph)["clock"]?.width == 15)
    let paused = mounted(Clock(schedule: .animation(paused: true), start: start))
    #expect(paused.diagnostics.isEmpty)
  }

  struct Pulse: View {
    var body: some View {
      PhaseAnimator([10.0, 20, 40]) { width in
        Color.red.frame(width: width, height: 10)
      } animation: { width in
        .linear(duration: width == 10 ? 2 : 1)
      }
    }
  }

  @Test func phasesGoRound() {
    #expect(
      widths(Pulse(), at: [0, 0.5, 1, 1.5, 2, 3, 4, 4.5]) == [10, 15, 20, 30, 40, 25, 10, 15])
  }

  @Test func atRestTheFirstPhaseStands() {
    let graph = mounted(Pulse().accessibilityIdentifier("box"))
    #expect(frames(graph)["box"]?.width == 10)
    #expect(graph.diagnostics.map(\.kind) == [.neverSettles])
  }

  @Test func aTriggerRunsThePhasesOnce() {
    let host = Switched { value in
      Color.red.frame(width: 10, height: 10)
        .phaseAnimator([0.0, 40], trigger: value) {
          $0.offset(x: $1)
        } animation: { _ in
          line
        }
    }
    expect(host.shown(.red), [[95, 45, 10, 10]])
    host.set(1, passing: 0.5)
    expect(host.shown(.red), [[115, 45, 10, 10]])
    host.graph.pass(1)
    expect(host.shown(.red), [[115, 45, 10, 10]])
    host.graph.settle()
    expect(host.shown(.red), [[95, 45, 10, 10]])
    #expect(host.graph.diagnostics.isEmpty)
  }

  struct Pose: Equatable {
    var x = 0.0
    var scale = 1.0
  }

  private func timeline(@KeyframesBuilder<Pose> _ keyframes: () -> some Keyframes<Pose>)
    -> KeyframeTimeline<Pose>
  { KeyframeTimeline(initialValue: Pose(), content: keyframes) }

  @Test func tracksRunBesideEachOther() {
    let timeline = timeline {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(50)
        LinearKeyframe(60, duration: 1, timingCurve: .easeInOut)
      }
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 4) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5) == Pose(x: 5, scale: 1.25))
    #expect(timeline.value(time: 1) == Pose(x: 50, scale: 1.5))
    #expect(abs(timeline.value(time: 1.5).x - 55) < 1e-6)
    #expect(timeline.value(time: 3) == Pose(x: 60, scale: 2.5))
    #expect(timeline.value(progress: 1) == Pose(x: 60, scale: 3))
  }

  @Test func springsRunTheirTime() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let timeline = timeline {
      KeyframeTrack(\.x) { SpringKeyframe(10, duration: 1, spring: spring) }
    }
    for time in [0.1, 0.3, 0.9] {
      #expect(abs(timeline.value(time: time).x - spring.value(target: 10, time: time)) < 1e-9)
    }
    let free = self.timeline { KeyframeTrack(\.x) { SpringKeyframe(10, spring: spring) } }
    #expect(free.duration == spring.settlingDuration)
  }

  /// Cubic pieces pass through their values, with the slope from neighbour to neighbour.
  @Test func cubicsAreSmooth() {
    let timeline = timeline {
      KeyframeTrack(\.x) {
        CubicKeyframe(10, duration: 1)
        CubicKeyframe(40, duration: 1)
        CubicKeyframe(40, duration: 2)
      }
    }
    for (time, value) in [(0.0, 0.0), (1, 10), (2, 40), (4, 40)] {
      #expect(abs(timeline.value(time: time).x - value) < 1e-9)
    }
    let step = 1e-6
    func slope(_ time: Double) -> Double {
      (timeline.value(time: time + step).x - timeline.value(time: time).x) / step
    }
    #expect(abs(slope(0)) < 1e-3)
    for (time, value) in [(1.0, 20.0), (2, 10)] {
      #expect(abs(slope(time) - value) < 1e-3)
      #expect(abs(slope(time - 2 * step) - value) < 1e-3)
    }
    let given = self.timeline {
      KeyframeTrack(\.x) { CubicKeyframe(8, duration: 2, startVelocity: 4, endVelocity: 0) }
    }
    // Hermite's cubic: half of the way and an eighth of the duration times the velocity.
    #expect(abs(given.value(time: 1).x - 5) < 1e-9)
  }

  struct Bouncing: View {
    var repeats = true
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: 0.0, repeating: repeats) { content, x in
          content.frame(width: 10 + x)
        } keyframes: { _ in
          LinearKeyframe(20, duration: 1)
          LinearKeyframe(0, duration: 1)
        }
    }
  }

  @Test func keyframesMoveAView() {
    let host = { (repeats: Bool, time: Double) -> CGFloat in
      let graph = ViewGraph(canvas: Canvas(width: 200, height: 100))
      graph.update(
        Bouncing(repeats: repeats).accessibilityIdentifier("box"),
        environment: EnvironmentValues())
      graph.pass(time)
      return frames(graph)["box"]?.width ?? .nan
    }
    #expect([0, 0.5, 1, 1.5, 2.5].map { host(true, $0) } == [10, 20, 30, 20, 20])
    #expect([0.5, 1.5, 2.5].map { host(false, $0) } == [20, 20, 10])
    let rest = mounted(Bouncing().accessibilityIdentifier("box"))
    #expect(frames(rest)["box"]?.width == 10)
    #expect(rest.diagnostics.map(\.kind) == [.neverSettles])
    #expect(mounted(Bouncing(repeats: false)).diagnostics.isEmpty)
  }

  @Test func aTriggerRunsKeyframesFromTheValueShown() {
    let host = Switched { value in
      Color.red.frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: 0.0, trigger: value) {
          $0.offset(x: $1)
        } keyframes: {
          start in
          LinearKeyframe(start + 40, duration: 1)
        }
    }
    host.set(1, passing: 0.25)
    expect(host.shown(.red), [[105, 45, 10, 10]])
    host.graph.settle()
    expect(host.shown(.red), [[135, 45, 10, 10]])
    host.set(2, passing: 0.5)
    expect(host.shown(.red), [[155, 45, 10, 10]])
  }

  /// Rows of 40 in a viewport of 100, each as opaque as it shows.
  @Test(
    arguments: [
      (0, [1, 1, 0.5]), (20, [0.5, 1, 1]), (40, [0, 1, 1, 0.5]),
    ] as [(CGFloat, [Double])])
  func scrollTransitions(offset: CGFloat, expected: [Double]) {
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<5, id: \.self) { _ in
          Color.red.frame(height: 40)
            .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0)
            }
        }
      }
    }
    .frame(height: 100)
    let graph = ViewGraph(canvas: Canvas(width: 100, height: 100))
    graph.scrollRequests = ["": .offset(offset)]
    graph.update(view, environment: EnvironmentValues())
    graph.settle()
    var painter = Painter()
    graph.root?.paint(&painter)
    let opacities = DisplayList(size: .zero, items: painter.items).shapes.map(\.opacity)
    #expect(opacities == expected.filter { $0 > 0 })
  }
}
