import Geometry
import ViewCore

/// How a view's content changes in place. At rest there is nothing to see of it.
///
/// Coverage: partial: texts only; interpolation is a crossfade, numbers move as a whole.
/// Verified: documented.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbolEffect
  }

  let kind: Kind

  /// How a text gives way to another: both fade, and move by parts of their height.
  struct Look: Equatable, Sendable {
    /// Towards the top for positive ones.
    var rise: CGFloat = 0

    /// How far a text is moved that has come a part of the way; what comes has it before it.
    func shift(_ part: Double, height: CGFloat) -> CGPoint {
      CGPoint(x: 0, y: -CGFloat(part) * rise * height)
    }
  }

  /// `nil` where the new content is there at once.
  var look: Look? {
    switch kind {
    case .identity, .symbolEffect: nil
    case .opacity, .interpolate: Look()
    case .numericText(let countsDown): Look(rise: countsDown ? -0.5 : 0.5)
    case .numericValue: Look(rise: 0.5)
    }
  }

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)
  public static let symbolEffect = ContentTransition(kind: .symbolEffect)

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.identity
  }
  private enum AddsDrawingGroupKey: EnvironmentKey { static let defaultValue = false }

  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
