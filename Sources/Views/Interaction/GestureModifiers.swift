import Geometry
import LayoutCore
import ViewCore

/// Options that decide whether a gesture's view and its subviews take part.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture on a view.
struct GestureModifier<G: Gesture> {
  let gesture: G?
  let mask: GestureMask
  let rank: TouchRank
}

extension GestureModifier: NodeModifier {
  typealias Node = GestureNode<G>
}

final class GestureNode<G: Gesture>: ModifierNode<GestureModifier<G>> {
  private var recognizer: _Recognizer<G.Value>?

  override func modifierDidChange(from old: GestureModifier<G>) {
    guard recognizer != nil else { return }
    guard modifier.gesture != nil else { return cancelTouch() }
    updateRecognizer()
  }

  /// The gesture's actions and states are those of the last build.
  @MainActor private func updateRecognizer() {
    let old = recognizer
    recognizer = GestureSiteScope.running(at: self) {
      modifier.gesture?._recognizer(updating: old)
    }
    if let old, old !== recognizer { old.cancel() }
  }

  override func willUnmount() { recognizer?.cancel() }
}

extension GestureNode: UpdatableNode {
  /// A property of a composed gesture has changed.
  func rebuild() { if recognizer != nil { updateRecognizer() } }
}

extension GestureNode: GestureSite {
  var gestureMask: GestureMask { modifier.mask }
  var hasGesture: Bool { modifier.gesture != nil }
  var touchRank: TouchRank { modifier.rank }
  var touchDeadline: Double? { recognizer?.deadline }
  var touchState: TouchState { recognizer.map { TouchState($0.phase) } ?? .lost }
  func handleTouch(_ event: TouchEvent) { recognizer?.handle(event, at: TouchPlace(node: self)) }
  func deliverTouch() { recognizer?.deliver() }
  func cancelTouch() { recognizer?.cancel() }

  func resetTouch() {
    updateRecognizer()
    recognizer?.reset()
  }
}

extension GestureNode: InteractionTarget {
  private var middle: CGPoint { CGPoint(x: placedSize.width / 2, y: placedSize.height / 2) }

  /// A short touch in the middle; whether anything takes it.
  func performTap() -> Bool {
    guard let screen = graph.map(TouchScreen.of) else { return false }
    begin(on: screen, isStill: false)
    screen.end()
    return screen.isOpen
  }

  func setPressed(_ isPressed: Bool) {
    guard let screen = graph.map(TouchScreen.of) else { return }
    if isPressed { begin(on: screen, isStill: true) } else { screen.end() }
  }

  @MainActor private func begin(on screen: TouchScreen, isStill: Bool) {
    screen.begin(
      at: [middle.applying(transform())], on: hitTest(middle) ?? self, isStill: isStill)
  }
}

extension _BuiltInModifier {
  nonisolated public static func onTapGesture(
    _ count: Int, _ action: @escaping @MainActor () -> Void
  ) -> Self {
    Self(
      GestureModifier(
        gesture: ActionGesture(content: TapGesture(count: count)) { _ in action() }, mask: .all,
        rank: .normal))
  }
}

extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(GestureModifier(gesture: gesture, mask: mask, rank: .normal))
  }

  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  nonisolated public func gesture<T: Gesture>(_ gesture: T?) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: .all, rank: .normal))
  }

  /// The gesture takes part beside those of the view and around it.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, rank: .companion))
  }

  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }

  /// The gesture comes before those in the view.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, rank: .high))
  }

  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }

  @inlinable nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View { modifier(_BuiltInModifier.onTapGesture(count, action)) }

  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(),
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: ActionGesture(
          content: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        ) { action($0.location) }, mask: .all, rank: .normal))
  }

  /// Runs the action while the finger is still down.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance,
      pressing: onPressingChanged)
    return modifier(
      GestureModifier(
        gesture: ActionGesture(content: press) { _ in action() }, mask: .all, rank: .normal))
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)?, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A gesture with an action for its end, made where gestures cannot be asked for one.
struct ActionGesture<Content: Gesture> {
  let content: Content
  let action: @MainActor (Content.Value) -> Void
}

extension ActionGesture: Gesture {
  typealias Value = Content.Value
  typealias Body = Never

  func _recognizer(updating old: _Recognizer<Value>?) -> _Recognizer<Value> {
    content.onEnded { action($0) }._recognizer(updating: old)
  }
}
