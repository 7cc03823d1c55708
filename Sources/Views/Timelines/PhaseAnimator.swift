import Geometry
import ViewCore

/// A view that goes through phases, each reached by an animation of its own.
///
/// Coverage: full. Verified: documented. Without a trigger the phases go round for ever: at rest the
/// first one stands (rule M9).
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: PhaseTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = PhaseRun()

  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = PhaseTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

}

extension PhaseAnimator: View {
  public var body: some View {
    if phases.indices.contains(index) {
      content(phases[index])
        .onAppear { if trigger == nil { goRound() } }
        .onChange(of: trigger) { advance(run.begin()) }
    }
  }

  /// The next phase, when time goes on.
  private func goRound() {
    guard phases.count > 1, let clock = ViewGraph.current?.clock else { return }
    let number = run.begin()
    clock.scheduleRepeating { advance(number) }
  }

  private func advance(_ number: Int) {
    guard phases.count > 1, run.number == number else { return }
    let next = (index + 1) % phases.count
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      guard run.number == number else { return }
      if trigger == nil {
        goRound()
      } else if next != 0 {
        advance(number)
      }
    }
  }
}

/// Tells one way through the phases from the next: a later one ends it.
private final class PhaseRun {
  private(set) var number = 0

  func begin() -> Int {
    number += 1
    return number
  }
}

/// The value whose changes start a way through the phases.
private struct PhaseTrigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { ($0 as? T) == value }
  }

  static func == (lhs: PhaseTrigger, rhs: PhaseTrigger) -> Bool { lhs.isEqual(rhs.value) }
}

extension View {
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(for: self)
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }

  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(for: self)
    return PhaseAnimator(
      phases, content: { content(placeholder, $0) }, animation: animation)
  }
}
