import Geometry

/// Views computed from a collection of identified data.
///
/// State follows the identity of the data (rule P9); without data there is neither size nor distance
/// (rule L15).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach {
  /// For builders of other things than views.
  nonisolated package init(
    elements data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError("ForEach is primitive and has no body") }

  public static func _makeNode(
    _ view: Self, replacing old: _ViewNode?, inputs: _ViewInputs
  ) -> _ViewNode {
    let node = (old as? ForEachNode<Data, ID, Content>) ?? ForEachNode()
    node.update(view, inputs)
    return node
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, Binding<C.Element>)>, C.Index: Hashable {
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, data.element(at: $0)) },
      content: { content($0.1) }, id: { collection[$0.0][keyPath: id] })
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, Binding<C.Element>)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

/// The rows of a `ForEach`, kept by their ids. Where rows are lazy they are built on demand.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode
{
  /// An id and how many equal ones come before it: equal ids stay apart, in order.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private var view: ForEach<Data, ID, Content>?
  private var rows: [Key: ViewNode] = [:]
  private var order: [Key] = []
  private var rowInputs: ViewInputs?

  @MainActor func update(_ view: ForEach<Data, ID, Content>, _ inputs: ViewInputs) {
    let isFirst = graph == nil
    adopt(inputs)
    self.view = view
    rowInputs = inputs
    let before = order
    order = keys(of: view)
    let current = Set(order)
    for (key, row) in rows where !current.contains(key) {
      row.unmount()
      rows[key] = nil
    }
    let isLazy = inputs.environment.buildsRowsLazily
    if isLazy, !isFirst, order != before { graph?.rowsDidChange(in: self) }
    for (index, element) in view.data.enumerated() where !isLazy || rows[order[index]] != nil {
      buildRow(order[index], element)
    }
  }

  @MainActor private func keys(of view: ForEach<Data, ID, Content>) -> [Key] {
    var counts: [ID: Int] = [:]
    var duplicates: [ID] = []
    let keys = view.data.map { element in
      let id = view.id(element)
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      if occurrence == 1 { duplicates.append(id) }
      return Key(id: id, occurrence: occurrence)
    }
    for id in duplicates {
      graph?.warn(
        .duplicateID, "ForEach: \(counts[id, default: 0]) rows have the id \(describeID(id))")
    }
    return keys
  }

  @MainActor private func buildRow(_ key: Key, _ element: Data.Element) {
    guard let view, let rowInputs else { return }
    reconcile(&rows[key], view.content(element), rowInputs)
  }

  package override var structuralChildren: [ViewNode] { order.compactMap { rows[$0] } }
  package override func appendItems(to items: inout [ViewNode]) {
    for key in order { rows[key]?.appendItems(to: &items) }
  }

  // MARK: RowSource

  package var rowCount: Int { order.count }
  package func rowID(at index: Int) -> AnyHashable { AnyHashable(order[index].id) }
  package func builtRow(at index: Int) -> ViewNode? { rows[order[index]] }
  package func rowID(of node: ViewNode) -> AnyHashable? {
    rows.first { $0.value === node }.map { AnyHashable($0.key.id) }
  }
  @MainActor package func row(at index: Int) -> ViewNode? {
    let key = order[index]
    if rows[key] == nil, let view {
      buildRow(key, view.data[view.data.index(view.data.startIndex, offsetBy: index)])
    }
    return rows[key]
  }
}

extension ForEachNode: RowSource {}

/// A node whose rows are built when a lazy container asks for them.
@MainActor package protocol RowSource: ViewNode {
  var rowCount: Int { get }
  func rowID(at index: Int) -> AnyHashable
  /// The row's node if it has been built.
  func builtRow(at index: Int) -> ViewNode?
  /// The id of the row whose node this is.
  func rowID(of node: ViewNode) -> AnyHashable?
  /// The row's node, built now if it was not; nobody else is told.
  func row(at index: Int) -> ViewNode?
}

/// An id as a warning may show it: random ids must not reach any output.
package func describeID(_ id: some Hashable) -> String {
  id is UUID || id is ObjectIdentifier ? "(unprintable)" : "“\(id)”"
}

extension EnvironmentValues {
  private enum BuildsRowsLazily: EnvironmentKey { static let defaultValue = false }

  /// Set by lazy containers: rows of a `ForEach` wait until they are asked for.
  package var buildsRowsLazily: Bool {
    get { self[BuildsRowsLazily.self] }
    set { self[BuildsRowsLazily.self] = newValue }
  }
}
