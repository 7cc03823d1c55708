import Geometry
import ViewCore

/// A column of a table: its title, and what it shows of a row.
///
/// Coverage: partial (titles, contents, widths; touching a title sorts nothing). Verified: documented.
public struct TableColumn<RowValue: Identifiable, Content: View> {
  let title: Text
  let content: (RowValue) -> Content
  var width = TableColumnWidth()

  init(title: Text, content: @escaping (RowValue) -> Content) {
    self.title = title
    self.content = content
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(title: Text(titleKey), content: content) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(title: Text(title), content: content) }

  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title: text, content: content)
  }

  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(title: Text(titleKey), content: content) }

  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V { self.init(title: Text(titleKey), content: content) }

  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, sortUsing comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == RowValue { self.init(title: Text(titleKey), content: content) }

  /// - Parameter width: in points; nil lets the column grow.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.width = TableColumnWidth(minimum: width, maximum: width ?? .infinity)
    return column
  }

  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.width = TableColumnWidth(minimum: min, maximum: max ?? .infinity)
    return column
  }
}

extension TableColumn where Content == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(title: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(title: Text(title)) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// How wide a column may be, in points.
struct TableColumnWidth {
  var minimum: CGFloat?
  var maximum: CGFloat = .infinity
}

/// A column whatever the type of what it shows.
public struct _TableColumnValue<RowValue: Identifiable> {
  let title: Text
  let width: TableColumnWidth
  let content: (RowValue) -> AnyView

  init<Content: View>(_ column: TableColumn<RowValue, Content>) {
    title = column.title
    width = column.width
    content = { AnyView(column.content($0)) }
  }
}

@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Content>
  ) -> [_TableColumnValue<RowValue>] { [_TableColumnValue(column)] }

  public static func buildBlock(
    _ columns: [_TableColumnValue<RowValue>]...
  ) -> [_TableColumnValue<RowValue>] { columns.flatMap { $0 } }

  public static func buildOptional(
    _ columns: [_TableColumnValue<RowValue>]?
  ) -> [_TableColumnValue<RowValue>] { columns ?? [] }

  public static func buildEither(
    first columns: [_TableColumnValue<RowValue>]
  ) -> [_TableColumnValue<RowValue>] { columns }

  public static func buildEither(
    second columns: [_TableColumnValue<RowValue>]
  ) -> [_TableColumnValue<RowValue>] { columns }
}
