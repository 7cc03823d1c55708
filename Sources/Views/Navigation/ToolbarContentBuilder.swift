import Geometry
import ViewCore

/// Several contents of a toolbar, in order.
public struct _ToolbarContents {
  let contents: [any ToolbarContent]
}

extension _ToolbarContents: CustomizableToolbarContent {
  public typealias Body = Never

  public func _appendEntries(to entries: inout [_ToolbarEntry]) {
    for content in contents { content._appendEntries(to: &entries) }
  }
}

/// Content of a toolbar that may be missing.
public struct _OptionalToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension _OptionalToolbarContent: CustomizableToolbarContent {
  public typealias Body = Never

  public func _appendEntries(to entries: inout [_ToolbarEntry]) {
    content?._appendEntries(to: &entries)
  }
}

/// Composes the content of toolbars from closures.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  // The modifier has no second form for views: the type checker would read the whole screen under it
  // twice to tell a fault.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content)
    -> ToolbarItemGroup<Content>
  { ToolbarItemGroup { content } }

  public static func buildBlock() -> _ToolbarContents { _ToolbarContents(contents: []) }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<
    First: ToolbarContent, Second: ToolbarContent, each Rest: ToolbarContent
  >(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> _ToolbarContents {
    var contents: [any ToolbarContent] = [first, second]
    for content in repeat each rest { contents.append(content) }
    return _ToolbarContents(contents: contents)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?)
    -> _OptionalToolbarContent<Content>
  { _OptionalToolbarContent(content: content) }

  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
    _ToolbarContents(contents: [first])
  }

  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
    _ToolbarContents(contents: [second])
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content)
    -> _ToolbarContents
  { _ToolbarContents(contents: [content]) }
}
