import Geometry
import LayoutCore
import ViewCore

/// Views made from a collection of data.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// What a person may change in rows of a list that are bound to a collection: as `onDelete` and `onMove`
/// let it, done to the collection.
///
/// Deleting needs a collection that elements can be taken from; of others nothing is deleted.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, Binding<C.Element>)>, C.Index: Hashable,
    C.Element: Identifiable, ID == C.Element.ID
  { self.init(data, id: \.id, editActions: editActions, content: content) }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, Binding<C.Element>)>, C.Index: Hashable {
    self.init(elementsOf: data, id: id, content: content)
    edits = RowEditing(editActions, of: data)
  }
}

extension RowEditing {
  /// Does edits to a collection.
  fileprivate init<C: MutableCollection & RandomAccessCollection>(
    _ actions: EditActions<C>, of data: Binding<C>
  ) {
    self.init()
    if actions.contains(.move) {
      move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    guard actions.contains(.delete),
      let type = C.self as? any (RangeReplaceableCollection & MutableCollection).Type
    else { return }
    func deletion<R: RangeReplaceableCollection & MutableCollection>(
      _ type: R.Type
    ) -> (IndexSet) -> Void {
      { offsets in
        guard var elements = data.wrappedValue as? R else { return }
        elements.remove(atOffsets: offsets)
        if let changed = elements as? C { data.wrappedValue = changed }
      }
    }
    delete = deletion(type)
  }
}

extension List where SelectionValue == Never {
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Binding<Data.Element>)>, Data.Element.ID,
      RowContent
    >, Data.Index: Hashable, Data.Element: Identifiable
  { self.init(data, id: \.id, editActions: editActions, rowContent: rowContent) }

  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Binding<Data.Element>)>, ID, RowContent
    >, Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent), choice: nil)
  }
}

/// Refreshes what a view shows.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// An action for pulling the content down; views inside find it in the environment.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
