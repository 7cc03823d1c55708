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

  public static func buildBlock() -> _ToolbarContents { _ToolbarContents(contents: []) }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContents {
    var contents: [any ToolbarContent] = []
    for content in repeat each content { contents.append(content) }
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
