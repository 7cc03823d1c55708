import Geometry
import ViewCore

/// A view that is built again at the dates of a schedule, as a function of the time shown.
///
/// Coverage: full; the cadence is live. Verified: documented; at rest rule M9.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (Context) -> Content

  /// What the content is built for.
  public struct Context {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
  }
}

public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public var body: Never { fatalError("TimelineView is primitive and has no body") }

  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
  }

  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? TimelineNode<Schedule, Content>) ?? TimelineNode(view)
    node.update(view, inputs)
    return node
  }
}

extension TimelineView.Context where Content == Never, Schedule == EveryMinuteTimelineSchedule {
  init(date: Date, isLive: Bool) {
    self.init(date: date, cadence: .live)
  }
}

/// Shows the last entry of its schedule; what has no end stands at the first one at rest.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ViewNode {
  private var view: TimelineView<Schedule, Content>
  private var child: ViewNode?
  private var clock: ElapsedTime?
  private var date: Date?

  init(_ view: TimelineView<Schedule, Content>) {
    self.view = view
    super.init()
  }

  @MainActor func update(_ view: TimelineView<Schedule, Content>, _ inputs: ViewInputs) {
    adopt(inputs)
    self.view = view
    if clock == nil { clock = ElapsedTime(since: moment, endsAfter: nil) }
    rebuild()
    graph?.motion.follow(self)
  }

  /// The last date of the schedule that is over, or the first of all; and whether more will come.
  private func entry() -> (date: Date, isLast: Bool) {
    let start = environment.now
    let present = start.addingTimeInterval(clock?.seconds(at: moment) ?? 0)
    if let animation = view.schedule as? AnimationTimelineSchedule,
      animation.minimumInterval == nil
    {
      return animation.isPaused ? (date ?? present, true) : (present, false)
    }
    var current: Date?
    var shift: TimeInterval?
    for entry in view.schedule.entries(from: start, mode: .normal).prefix(Self.entryLimit) {
      let distance = shift ?? Self.distance(of: entry, to: start)
      shift = distance
      let date = entry.addingTimeInterval(distance)
      if let current, date > present { return (current, false) }
      current = date
    }
    return (current ?? start, true)
  }

  /// Dates of a schedule that are looked at: more than a screen has frames in five minutes. One whose
  /// dates do not rise stands at the last of them.
  private static var entryLimit: Int { 20_000 }

  /// How far a schedule's first date is moved: one that component code took from the machine's clock
  /// (`.periodic(from: .now, by: 1)`) stands for what the clock shows in the picture.
  private static func distance(of first: Date, to start: Date) -> TimeInterval {
    let distance = start.timeIntervalSince(first)
    return abs(first.timeIntervalSinceNow) < 60 && abs(distance) > 60 ? distance : 0
  }

  override var structuralChildren: _NodeList { _NodeList(child) }
  override func appendItems(to items: inout _NodeList) { child?.appendItems(to: &items) }
}

extension TimelineNode: UpdatableNode {
  func rebuild() {
    guard let graph else { return }
    let entry = entry()
    date = entry.date
    clock?.isHeld = !entry.isLast
    if let mark = clock?.mark { graph.motion.note(mark) }
    child = reconcile(
      child, view.content(.init(date: entry.date, cadence: .live)),
      ViewInputs(graph: graph, environment: environment))
  }
}

extension TimelineNode: TimeDependent {
  func timeDidPass() -> Bool {
    let entry = entry()
    if entry.date != date { graph?.setNeedsUpdate(self) }
    return !entry.isLast
  }
}
