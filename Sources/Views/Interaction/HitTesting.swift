import Geometry
import ViewCore

extension EnvironmentValues {
  private enum AllowsHitTestingKey: EnvironmentKey { static let defaultValue = true }

  /// Whether views here take touches at all.
  package var allowsHitTesting: Bool {
    get { self[AllowsHitTestingKey.self] }
    set { self[AllowsHitTestingKey.self] = newValue }
  }
}

/// What a content shape is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// An outer `true` never enables an inner `false`.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    changingEnvironment { $0.allowsHitTesting = $0.allowsHitTesting && enabled }
  }

  /// Touches are sent to views by name, so the shape that takes them changes nothing.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
}
