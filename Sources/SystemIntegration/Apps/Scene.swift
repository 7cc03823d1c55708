import Geometry
import ViewCore
import Views

/// A part of an app's interface with a life of its own: a window, a document, settings.
///
/// Coverage: declared, never shown. Verified: documented.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that has no body.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

/// Composes scenes from closures.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    SceneGroup()
  }

  public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene { SceneGroup() }

  public static func buildEither<First: Scene>(first: First) -> some Scene { SceneGroup() }
  public static func buildEither<Second: Scene>(second: Second) -> some Scene { SceneGroup() }
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene {
    SceneGroup()
  }
}

/// Scenes of which none is shown.
struct SceneGroup: _PrimitiveScene {
  nonisolated init() {}
}
