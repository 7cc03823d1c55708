import Geometry
import ViewCore

/// A view that is built by a value on its way along keyframes.
///
/// Coverage: full. Verified: documented; interpolation rule M13, at rest rule M9.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
  let initialValue: Value
  /// The value whose changes start it; `nil` where it repeats.
  let trigger: (any Equatable)?
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: PrimitiveView {
  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node =
      (old as? KeyframeNode<Value, KeyframePath, Content>) ?? KeyframeNode(view)
    node.update(view, inputs)
    return node
  }
}

/// Builds its content by what the keyframes make of a value at the time shown.
final class KeyframeNode<Value, Path: Keyframes<Value>, Content: View>: ViewNode {
  private var view: KeyframeAnimator<Value, Path, Content>
  private var child: ViewNode?
  private var value: Value
  private var run: (timeline: KeyframeTimeline<Value>, elapsed: ElapsedTime)?

  init(_ view: KeyframeAnimator<Value, Path, Content>) {
    self.view = view
    value = view.initialValue
    super.init()
  }

  @MainActor func update(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: ViewInputs) {
    let isFirst = graph == nil
    let isTriggered = !isFirst && !Self.areEqual(self.view.trigger, view.trigger)
    adopt(inputs)
    self.view = view
    if isTriggered || (isFirst && view.trigger == nil) { start() }
    rebuild()
  }

  private static func areEqual(_ lhs: (any Equatable)?, _ rhs: (any Equatable)?) -> Bool {
    guard let lhs, let rhs else { return lhs == nil && rhs == nil }
    return ViewCore.areEqual(lhs as Any, rhs as Any) || equal(lhs, rhs)
  }

  private static func equal<T: Equatable>(_ lhs: T, _ rhs: any Equatable) -> Bool {
    (rhs as? T) == lhs
  }

  /// A run starts with the value shown.
  @MainActor private func start() {
    let timeline = KeyframeTimeline(value, view.keyframes(value))
    let duration = timeline.duration
    guard duration > 0, let graph else { return }
    let elapsed = ElapsedTime(since: moment, endsAfter: view.repeats ? nil : duration)
    run = (timeline, elapsed)
    graph.motion.note(elapsed)
    graph.motion.follow(self)
  }

  private func advance() {
    guard let run else { return }
    var time = run.elapsed.seconds(at: moment)
    if view.repeats { time = time.truncatingRemainder(dividingBy: run.timeline.duration) }
    value = run.timeline.value(time: time)
    if run.elapsed.isOver(at: moment) { self.run = nil }
  }

  override var structuralChildren: _NodeList { _NodeList(child) }
  override func appendItems(to items: inout _NodeList) { child?.appendItems(to: &items) }
}

extension KeyframeNode: UpdatableNode {
  func rebuild() {
    guard let graph else { return }
    advance()
    child = reconcile(
      child, view.content(value), ViewInputs(graph: graph, environment: environment))
  }
}

extension KeyframeNode: TimeDependent {
  func timeDidPass() -> Bool {
    graph?.setNeedsUpdate(self)
    return run.map { !$0.elapsed.isOver(at: moment) } ?? false
  }
}

extension View {
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(for: self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }

  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(for: self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }
}
