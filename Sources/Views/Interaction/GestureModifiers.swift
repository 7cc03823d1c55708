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

/// A place that hands events to a gesture.
struct GestureModifier<G: Gesture> {
  let gesture: G?
  let isActive: Bool
}

extension GestureModifier: NodeModifier {
  typealias Node = GestureNode<G>
}

final class GestureNode<G: Gesture>: ModifierNode<GestureModifier<G>> {
  /// Sends an event; false when the gesture does not take it or is off.
  @MainActor func send(_ event: _GestureEvent) -> Bool {
    guard modifier.isActive, environment.isEnabled, environment.allowsHitTesting else {
      return false
    }
    return modifier.gesture?._recognize(event) != nil
  }
}

extension GestureNode: InteractionTarget {
  func performTap() -> Bool {
    send(.taps(count: 1, location: CGPoint(x: placedSize.width / 2, y: placedSize.height / 2)))
  }
}

/// A gesture that is an action for the events it takes.
struct EventGesture {
  /// Whether the event was taken.
  let perform: @MainActor (_GestureEvent) -> Bool
}

extension EventGesture: Gesture {
  typealias Value = Void
  typealias Body = Never
  func _recognize(_ event: _GestureEvent) -> Void? { perform(event) ? () : nil }
}

extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(GestureModifier(gesture: gesture, isActive: mask.contains(.gesture)))
  }

  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  nonisolated public func gesture<T: Gesture>(_ gesture: T?) -> some View {
    modifier(GestureModifier(gesture: gesture, isActive: gesture != nil))
  }

  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }

  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { self.gesture(gesture, isEnabled: isEnabled) }

  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }

  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { self.gesture(gesture, isEnabled: isEnabled) }

  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    performing(
      { event in
        guard case .taps(count, _) = event else { return false }
        action()
        return true
      })
  }

  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(),
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    performing(
      { event in
        guard case .taps(count, let location) = event else { return false }
        action(location)
        return true
      })
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    performing(
      { event in
        guard case .longPress = event else { return false }
        action()
        return true
      })
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)?, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  nonisolated private func performing(_ perform: @escaping @MainActor (_GestureEvent) -> Bool)
    -> some View
  { modifier(GestureModifier(gesture: EventGesture(perform: perform), isActive: true)) }
}
