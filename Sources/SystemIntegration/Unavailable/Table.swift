import Geometry
import ViewCore
import Views

// Tables: declared as SwiftUI has them, so that a use is wrong in one place only.

/// Coverage: unavailable.
@available(*, unavailable, message: "Vitrine has no Table: use List or Grid")
public struct Table<Value: Identifiable, Columns>: View {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  public init<Rows>(
    of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns,
    rows: () -> Rows
  ) {}

  public var body: some View { EmptyView() }
}

/// Coverage: unavailable.
public struct TableColumn<RowValue: Identifiable, Content: View> {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}
  public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {}
  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}

  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
    -> TableColumn
  { self }
}

extension TableColumn where Content == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {}
}

/// Coverage: unavailable.
public struct TableRow<Value: Identifiable> {
  public init(_ value: Value) {}
}

@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Content>
  ) -> TableColumn<RowValue, Content> { column }

  public static func buildBlock<each Content: View>(
    _ columns: repeat TableColumn<RowValue, each Content>
  ) {}
}

/// Coverage: unavailable.
public protocol TableStyle {}

/// Coverage: unavailable.
public struct AutomaticTableStyle: TableStyle {}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
  public static var inset: AutomaticTableStyle { AutomaticTableStyle() }
  public static var bordered: AutomaticTableStyle { AutomaticTableStyle() }
}

extension View {
  @available(*, unavailable, message: "Vitrine has no Table: use List or Grid")
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  @available(*, unavailable, message: "Vitrine has no Table: use List or Grid")
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
