import Geometry
import ViewCore
import Views

/// A press of a key. None reaches a picture.
///
/// Coverage: inert. Verified: documented.
public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  public enum Result: Sendable { case handled, ignored }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

/// A direction of the arrow keys.
public enum MoveCommandDirection: Sendable { case up, down, left, right }

extension View {
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { self }

  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)? = nil
  ) -> some View { self }
  nonisolated public func onExitCommand(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View {
    self
  }
  nonisolated public func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View { self }
}
