import Geometry
import LayoutCore
import ViewCore

/// Rows of values under titled columns. Where the screen is narrow the first column alone is shown, as a
/// list.
///
/// Coverage: partial (columns, rows, selection; touching a title sorts nothing). Verified: documented, its look
/// believed.
public struct Table<Value: Identifiable>: View {
  private let rows: [Value]
  private let columns: [_TableColumnValue<Value>]
  private var single: Binding<Value.ID?>?
  private var several: Binding<Set<Value.ID>>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.showsTableHeaders) private var showsHeaders

  private init(rows: [Value], columns: [_TableColumnValue<Value>]) {
    self.rows = rows
    self.columns = columns
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [_TableColumnValue<Value>]
  ) where Data.Element == Value { self.init(rows: Array(data), columns: columns()) }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumnValue<Value>]
  ) where Data.Element == Value {
    self.init(rows: Array(data), columns: columns())
    single = selection
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumnValue<Value>]
  ) where Data.Element == Value {
    self.init(rows: Array(data), columns: columns())
    several = selection
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumnValue<Value>]
  ) where Data.Element == Value { self.init(rows: Array(data), columns: columns()) }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumnValue<Value>]
  ) where Data.Element == Value { self.init(data, selection: selection, columns: columns) }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumnValue<Value>]
  ) where Data.Element == Value { self.init(data, selection: selection, columns: columns) }

  public init<Rows: TableRowContent>(
    of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> [_TableColumnValue<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value { self.init(rows: rows()._rows, columns: columns()) }

  public init<Rows: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumnValue<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows: rows()._rows, columns: columns())
    single = selection
  }

  public init<Rows: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumnValue<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows: rows()._rows, columns: columns())
    several = selection
  }

  public var body: some View {
    VStack(spacing: 0) {
      if !isNarrow, showsHeaders { header }
      list.listStyle(.plain)
    }
  }

  private var isNarrow: Bool { sizeClass != .regular }

  @ViewBuilder private var list: some View {
    if let several {
      List(rows, selection: several) { row($0) }
    } else if let single {
      List(rows, selection: single) { row($0) }
    } else {
      List(rows) { row($0) }
    }
  }

  @ViewBuilder private func row(_ value: Value) -> some View {
    if isNarrow {
      if let first = columns.first { first.content(value) }
    } else {
      line { $0.content(value) }
    }
  }

  private var header: some View {
    VStack(spacing: 0) {
      line { AnyView($0.title) }
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.secondary)
        .padding(.horizontal, 20)
        .frame(height: 36)
      Divider()
    }
  }

  private func line(_ cell: @escaping (_TableColumnValue<Value>) -> AnyView) -> some View {
    HStack(spacing: 16) {
      ForEach(columns.indices, id: \.self) { index in
        cell(columns[index])
          .lineLimit(1)
          .frame(
            minWidth: columns[index].width.minimum, maxWidth: columns[index].width.maximum,
            alignment: .leading)
      }
    }
  }
}

/// The appearance of tables: all are drawn plain.
public protocol TableStyle: Sendable {}

public struct AutomaticTableStyle: TableStyle { nonisolated public init() {} }
public struct InsetTableStyle: TableStyle { nonisolated public init() {} }

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension EnvironmentValues {
  private enum ShowsTableHeadersKey: EnvironmentKey { static let defaultValue = true }

  var showsTableHeaders: Bool {
    get { self[ShowsTableHeadersKey.self] }
    set { self[ShowsTableHeadersKey.self] = newValue }
  }
}

extension View {
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.showsTableHeaders, visibility != .hidden)
  }
}
