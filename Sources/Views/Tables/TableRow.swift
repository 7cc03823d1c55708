import Geometry
import ViewCore

/// Something that stands for rows of a table.
public protocol TableRowContent {
  associatedtype TableRowValue: Identifiable
  var _rows: [TableRowValue] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public let _rows: [Value]
  public init(_ value: Value) { _rows = [value] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public var _rows: [Content.TableRowValue] { data.flatMap { content($0)._rows } }
}

extension ForEach
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, id: { $0.id }, content: content)
  }
}

@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
}
