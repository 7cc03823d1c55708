import Dispatch
import Geometry
import ViewCore

/// A modifier of previews, with a context that is made once for all of them.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Context

  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier is applied to.
public struct PreviewModifierContent: View {
  let content: AnyView

  public var body: some View { content }
}

/// A preview modifier of a hidden type.
package struct AnyPreviewModifier: Sendable {
  private let wrap: @MainActor @Sendable (any View) throws -> any View
  private let makeContext: @MainActor @Sendable () async throws -> Void

  @MainActor init<M: PreviewModifier>(_ modifier: M) {
    nonisolated(unsafe) let modifier = modifier
    makeContext = { @MainActor in try await SharedContexts.make(M.self) }
    wrap = { @MainActor view in
      let context = try SharedContexts.context(of: M.self)
      return modifier.body(
        content: PreviewModifierContent(content: AnyView(erasing: view)), context: context)
    }
  }

  /// Makes the shared context unless it is there.
  @MainActor package func prepare() async throws { try await makeContext() }

  /// The view under the modifier. Throws what making the shared context throws.
  ///
  /// A context that is not there yet is made by turning the main run loop; where that cannot be
  /// done, that is in code that the main queue runs, one that suspends must be prepared before.
  @MainActor package func apply(to view: any View) throws -> any View { try wrap(view) }
}

/// The shared contexts of preview modifiers, made on first use.
@MainActor
private enum SharedContexts {
  private static var known: [ObjectIdentifier: Result<Any, any Error>] = [:]

  static func make<M: PreviewModifier>(_ type: M.Type) async throws {
    let id = ObjectIdentifier(type)
    if let context = known[id] { return _ = try context.get() }
    let result: Result<Any, any Error>
    do {
      result = .success(try await type.makeSharedContext())
    } catch {
      result = .failure(error)
    }
    if known[id] == nil { known[id] = result }
    _ = try result.get()
  }

  /// How often the run loop is turned for a context that waits for something; a turn ends after
  /// 10 ms at the latest, so that a context has 10 s, as a state has to settle.
  private static let turnLimit = 1000

  static func context<M: PreviewModifier>(of type: M.Type) throws -> M.Context {
    let id = ObjectIdentifier(type)
    if known[id] == nil {
      Task.immediate { @MainActor in try await make(type) }
      var turns = 0
      while known[id] == nil, turns < turnLimit,
        RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      {
        turns += 1
      }
    }
    guard let context = try known[id]?.get() as? M.Context else {
      throw PreviewModifierError.contextNotReady(modifier: String(describing: type))
    }
    return context
  }
}

/// A preview modifier could not be applied.
package enum PreviewModifierError: Error, CustomStringConvertible {
  /// `makeSharedContext()` was still waiting after 10 s, or could not wait.
  case contextNotReady(modifier: String)

  package var description: String {
    switch self {
    case .contextNotReady(let modifier):
      "\(modifier).makeSharedContext() did not return in time"
    }
  }
}
