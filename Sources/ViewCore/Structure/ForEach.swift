import Geometry

/// Views computed from a collection of identified data.
///
/// State follows the identity of the data (rule P9); without data there is neither size nor distance
/// (rule L15).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What a person may do to the rows.
  package var edits = RowEditing()
}

/// What a person may do to rows of data.
package struct RowEditing {
  package var delete: ((IndexSet) -> Void)?
  /// Moves rows to stand before what is at an offset.
  package var move: ((IndexSet, Int) -> Void)?

  package init(
    delete: ((IndexSet) -> Void)? = nil, move: ((IndexSet, Int) -> Void)? = nil
  ) {
    (self.delete, self.move) = (delete, move)
  }

  package var isEmpty: Bool { delete == nil && move == nil }
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
    if let data = view.data as? any TreeData {
      func makeNode<V: View>(_ view: V) -> ViewNode {
        V._makeNode(view, replacing: old, inputs: inputs)
      }
      return makeNode(data.treeView)
    }
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

// A binding to a collection is a collection of bindings, so bindings need no initialisers of their own, but
// for ids that are read of the values. These take any data, whose elements are bindings: an initialiser that
// took a binding would be tried at every error in a row, with an element of an unknown type.
extension ForEach where Content: View {
  @_disfavoredOverload
  public init<Value>(
    _ data: Data, id: KeyPath<Value, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element == Binding<Value> {
    self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
  }
}

extension ForEach {
  /// Rows of the elements that a collection has now.
  package init<C: MutableCollection & RandomAccessCollection>(
    elementsOf data: Binding<C>, id: KeyPath<C.Element, ID>,
    content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, Binding<C.Element>)>, C.Index: Hashable {
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, data.element(at: $0)) },
      content: { content($0.1) }, id: { collection[$0.0][keyPath: id] })
  }
}

/// Data of a `ForEach` that only the tree knows: another view stands for the whole.
package protocol TreeData {
  var treeView: any View { get }
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
  private var order: [Key] = []
  /// The rows in order; `nil` where one is not built.
  private var rows: [ViewNode?] = [] { didSet { builtRows = nil } }
  /// The rows that are built, once they have been asked for.
  private var builtRows: NodeList?
  /// Rows that come in an update and are not built yet: `nil` for none but those built already.
  private var arrivals: (update: Int, keys: Set<Key>)?

  @MainActor func update(_ view: ForEach<Data, ID, Content>, _ inputs: ViewInputs) {
    let isFirst = graph == nil
    adopt(inputs)
    self.view = view
    let keys = keys(of: view)
    let isLazy = inputs.environment.buildsRowsLazily
    if keys != order {
      let known = isLazy && !isFirst && isMounted ? Set(order) : nil
      reorder(by: keys, isLazy: isLazy)
      if let known { expect(Set(keys).subtracting(known)) }
      if isLazy, !isFirst { graph?.rowsDidChange(in: self) }
    }
    forEachElement(of: view.data) { index, element in
      guard !isLazy || rows[index] != nil else { return }
      let isNew = !isLazy && !isFirst && isMounted && rows[index] == nil
      buildRow(index, element, arrives: isNew)
    }
  }

  /// Goes through the data as `enumerated()` does. In code for any data an iterator would have all its
  /// types looked up at every step.
  @MainActor private func forEachElement(of data: Data, _ visit: (Int, Data.Element) -> Void) {
    var index = data.startIndex
    var offset = 0
    while index != data.endIndex {
      visit(offset, data[index])
      data.formIndex(after: &index)
      offset += 1
    }
  }

  /// Rule M19: rows that are new to the data arrive if they are built in this update, and never when
  /// they are scrolled to later.
  @MainActor private func expect(_ keys: Set<Key>) {
    guard let graph else { return }
    arrivals = keys.isEmpty ? nil : (graph.motion.update.serial, keys)
  }

  @MainActor package func rowsDoArrive() { expect(Set(order)) }

  @MainActor private func arrivesNow(_ key: Key) -> Bool {
    guard let current = arrivals, current.update == graph?.motion.update.serial else {
      return false
    }
    return arrivals?.keys.remove(key) != nil
  }

  /// Brings the rows into another order; those whose keys are gone leave the tree, those of lazy
  /// containers at once where they are out of sight.
  @MainActor private func reorder(by keys: [Key], isLazy: Bool) {
    guard !order.isEmpty else {
      rows = Array(repeating: nil, count: keys.count)
      order = keys
      return
    }
    var known: [Key: ViewNode] = [:]
    for (key, row) in zip(order, rows) { known[key] = row }
    rows = Array(repeating: nil, count: keys.count)
    for (index, key) in keys.enumerated() { rows[index] = known.removeValue(forKey: key) }
    for key in order {
      guard let row = known[key] else { continue }
      if isLazy, !row.items.contains(where: \.isPresent) {
        row.unmount()
      } else {
        depart(row, identity: AnyHashable(key))
      }
    }
    order = keys
  }

  @MainActor private func keys(of view: ForEach<Data, ID, Content>) -> [Key] {
    let count = view.data.count
    var keys: [Key] = []
    keys.reserveCapacity(count)
    var counts: [ID: Int] = Dictionary(minimumCapacity: count)
    var repeated: [ID]?
    forEachElement(of: view.data) { _, element in
      let id = view.id(element)
      let occurrence = counts.updateValue(1, forKey: id) ?? 0
      keys.append(Key(id: id, occurrence: occurrence))
      guard occurrence > 0 else { return }
      counts[id] = occurrence + 1
      if occurrence == 1 { repeated = (repeated ?? []) + [id] }
    }
    for id in repeated ?? [] {
      graph?.warn(
        .duplicateID, "ForEach: \(counts[id] ?? 0) rows have the id \(describeID(id))")
    }
    return keys
  }

  @MainActor private func buildRow(_ index: Int, _ element: Data.Element, arrives: Bool = false) {
    guard let view, let inputs else { return }
    let returning = arrives ? takeDeparture(AnyHashable(order[index])) : nil
    let row = reconcileDynamic(rows[index] ?? returning, view.content(element), inputs)
    rows[index] = row
    guard arrives else { return }
    if row === returning { row?.arriveAgain() } else { row?.arrive() }
  }

  package override var structuralChildren: NodeList {
    if let builtRows { return builtRows }
    let built = NodeList(rows.compactMap { $0 })
    builtRows = built
    return built
  }
  package override func appendItems(to items: inout _NodeList) {
    appendDepartures(to: &items)
    for row in rows { row?.appendItems(to: &items) }
  }

  // MARK: RowSource

  package var edits: RowEditing { view?.edits ?? RowEditing() }
  package var rowCount: Int { order.count }
  package func rowID(at index: Int) -> AnyHashable { AnyHashable(order[index].id) }
  package func builtRow(at index: Int) -> ViewNode? { rows[index] }
  package func rowID(of node: ViewNode) -> AnyHashable? {
    rows.firstIndex { $0 === node }.map { AnyHashable(order[$0].id) }
  }
  @MainActor package func row(at index: Int) -> ViewNode? {
    if rows[index] == nil, let view {
      buildRow(
        index, view.data[view.data.index(view.data.startIndex, offsetBy: index)],
        arrives: arrivesNow(order[index]))
    }
    return rows[index]
  }
}

extension ForEachNode: RowSource {}

/// A node whose rows are built when a lazy container asks for them.
@MainActor package protocol RowSource: ViewNode {
  /// What a person may do to the rows.
  nonisolated var edits: RowEditing { get }
  var rowCount: Int { get }
  func rowID(at index: Int) -> AnyHashable
  /// The row's node if it has been built.
  func builtRow(at index: Int) -> ViewNode?
  /// The id of the row whose node this is.
  func rowID(of node: ViewNode) -> AnyHashable?
  /// The rows come with what they are in: those that are built in this update are shown coming.
  func rowsDoArrive()
  /// The row's node, built now if it was not; nobody else is told.
  func row(at index: Int) -> ViewNode?
}

/// An id as a warning may show it: random ids must not reach any output.
package func describeID(_ id: some Hashable) -> String {
  id is UUID || id is ObjectIdentifier ? "(unprintable)" : "“\(id)”"
}
