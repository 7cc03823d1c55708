import Geometry
import ViewCore

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// How a view reacts to a pointer above it.
public struct HoverEffect: Sendable {
  let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// No pointer hovers over a picture.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(),
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// The text is the view's hint for accessibility; no tooltip is drawn.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
