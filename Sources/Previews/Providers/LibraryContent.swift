import Geometry
import Views

/// What Xcode's library of views would offer. No library lists it.
///
/// Coverage: inert. Verified: documented.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  associatedtype ModifierBase = Any
  @LibraryContentBuilder var views: [LibraryItem] { get }
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// A view or modifier of Xcode's library.
public struct LibraryItem {
  public struct Category: Sendable {
    public static let effect = Category()
    public static let layout = Category()
    public static let control = Category()
    public static let other = Category()
  }

  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: Category = .other, matchingSignature: String? = nil
  ) {}
}

@resultBuilder
public enum LibraryContentBuilder {
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
