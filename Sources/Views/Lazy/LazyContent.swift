import Geometry
import ViewCore

/// A section of lazy content: what its header and footer are pinned by.
final class LazySection {
  /// The serial of the node that makes the section.
  let node: Int
  init(_ node: SectionNode) { self.node = node.serial }
}

/// What a view is in lazy content: a cell among others, or a line of its own.
enum LazyRole { case cell, header, footer }

/// One view of lazy content that has been built.
struct LazyItem {
  let node: ViewNode
  let role: LazyRole
  let section: LazySection?
  /// The row of editable data that the view is, or is part of.
  var row: EditableRow?
}

/// Views of lazy content in a row: built ones, and rows of which some are not built.
enum LazyPart {
  case item(LazyItem)
  case rows(LazyRows)
}

/// Modifiers between a view and its container, outermost first, with what stands for their items.
@MainActor struct LazyWrappers {
  private var nodes: [any ItemModifying] = []
  private var standIns: [[ObjectIdentifier: ViewNode]] = []

  init() {}

  /// The modifiers, outermost first.
  var modifiers: [ViewNode] { nodes }

  func adding(_ node: any ItemModifying) -> LazyWrappers {
    var result = self
    result.nodes.append(node)
    result.standIns.append(node.standIns)
    return result
  }

  /// Lets the modifiers take in views that were built since, inner ones first.
  mutating func gatherAgain() {
    for node in nodes.reversed() { node.gatherAgain() }
    standIns = nodes.map(\.standIns)
  }

  /// The node that the container sees for an item under the modifiers.
  func outermost(over item: ViewNode) -> ViewNode {
    standIns.reversed().reduce(item) { $1[ObjectIdentifier($0)] ?? $0 }
  }
}

/// The rows of one `ForEach` in lazy content.
final class LazyRows {
  let source: any RowSource
  private var wrappers: LazyWrappers
  let section: LazySection?
  private let role: LazyRole
  private let editors: [EditableRowsNode]
  private let outerRow: EditableRow?
  let count: Int
  /// What the built rows consist of, by index.
  private(set) var runs: [Int: [LazyPart]] = [:]
  /// Indices of built rows, ascending.
  private(set) var builtIndices: [Int] = []
  /// The length that a row not built is taken for, distance to the next line included.
  var rowPitch: CGFloat = 0
  /// The same for a line of cells.
  var linePitch: CGFloat = 0

  @MainActor init(
    _ source: any RowSource, wrappers: LazyWrappers, section: LazySection?, role: LazyRole,
    editors: [EditableRowsNode] = [], outerRow: EditableRow? = nil
  ) {
    self.editors = editors
    self.outerRow = outerRow
    self.source = source
    self.wrappers = wrappers
    self.section = section
    self.role = role
    count = source.rowCount
    for index in 0..<count {
      guard let row = source.builtRow(at: index) else { continue }
      add(row, at: index)
    }
    builtIndices.sort()
  }

  @MainActor private func add(_ row: ViewNode, at index: Int) {
    let isEditable = !editors.isEmpty || !source.edits.isEmpty
    let own =
      isEditable ? EditableRow(source: source, editors: editors, index: index) : outerRow
    var walk = LazyWalk(row: own)
    walk.append(row, wrappers: wrappers, section: section, role: role)
    runs[index] = walk.parts
    builtIndices.append(index)
  }

  /// Builds some rows, which the modifiers around them take in; whether there was one to build.
  @MainActor @discardableResult func build(_ indices: some Sequence<Int>) -> Bool {
    let built = indices.filter { runs[$0] == nil }
      .compactMap { index in source.row(at: index).map { (index, $0) } }
    guard !built.isEmpty else { return false }
    wrappers.gatherAgain()
    for (index, row) in built { add(row, at: index) }
    builtIndices.sort()
    return true
  }

  /// Whether a built row is, or holds, a section: then rows are not cells of shared lines.
  var holdsSections: Bool {
    guard let first = builtIndices.first, let run = runs[first] else { return false }
    return run.contains { part in
      switch part {
      case .item(let item): item.section !== section
      case .rows(let rows): rows.section !== section || rows.holdsSections
      }
    }
  }

  /// How many cells a row is taken for: as many as the first built one has.
  var cellsPerRow: Int {
    guard let first = builtIndices.first, let run = runs[first] else { return 1 }
    return max(1, run.count)
  }

  /// The first view among the built rows: a sample of what its neighbours ask for in distance.
  var sample: LazyItem? {
    for index in builtIndices {
      for case .item(let item) in runs[index] ?? [] { return item }
    }
    return nil
  }
}

/// Walks the structure under a lazy container and finds its parts.
@MainActor struct LazyWalk {
  private(set) var parts: [LazyPart] = []
  /// What says how the rows found next may be edited, outermost first.
  private var editors: [EditableRowsNode] = []
  /// The row that is walked.
  private let row: EditableRow?

  init(row: EditableRow? = nil) { self.row = row }

  mutating func append(
    _ node: ViewNode, wrappers: LazyWrappers, section: LazySection?, role: LazyRole
  ) {
    if let rows = node as? any RowSource {
      parts.append(
        .rows(
          LazyRows(
            rows, wrappers: wrappers, section: section, role: role, editors: editors,
            outerRow: row)))
    } else if let editable = node as? EditableRowsNode {
      editors.append(editable)
      for child in editable.flattenedChildren {
        append(child, wrappers: wrappers, section: section, role: role)
      }
      editors.removeLast()
    } else if let modifier = node as? any ItemModifying, let content = modifier.modifiedContent,
      Self.holdsParts(content)
    {
      append(content, wrappers: wrappers.adding(modifier), section: section, role: role)
    } else if let part = node as? SectionNode {
      let inner = LazySection(part)
      for (child, role) in [
        (part.header, LazyRole.header), (part.content, .cell), (part.footer, .footer),
      ] {
        if let child { append(child, wrappers: wrappers, section: inner, role: role) }
      }
    } else if node.isLayoutItem || node is any ItemModifying || node.flattenedChildren.isEmpty {
      for item in node.items {
        parts.append(
          .item(
            LazyItem(
              node: wrappers.outermost(over: item), role: role, section: section, row: row)))
      }
    } else {
      for child in node.flattenedChildren {
        append(child, wrappers: wrappers, section: section, role: role)
      }
    }
  }

  /// Whether rows or sections are among the views that a node flattens to.
  private static func holdsParts(_ node: ViewNode) -> Bool {
    if node is any RowSource || node is SectionNode { return true }
    if let modifier = node as? any ItemModifying {
      return modifier.modifiedContent.map(holdsParts) ?? false
    }
    return !node.isLayoutItem && node.flattenedChildren.contains(where: holdsParts)
  }
}

extension [LazyPart] {
  /// Every `ForEach` of the content as far as it is known, outer ones before those in their rows.
  var allRows: [LazyRows] {
    flatMap { part -> [LazyRows] in
      guard case .rows(let rows) = part else { return [] }
      return [rows] + rows.builtIndices.flatMap { rows.runs[$0]?.allRows ?? [] }
    }
  }

  /// Every built view, in order.
  var allItems: [LazyItem] {
    flatMap { part -> [LazyItem] in
      switch part {
      case .item(let item): [item]
      case .rows(let rows): rows.builtIndices.flatMap { rows.runs[$0]?.allItems ?? [] }
      }
    }
  }

  /// Builds the first row of every `ForEach`, so that lengths can be guessed.
  @MainActor func buildSamples() {
    for case .rows(let rows) in self {
      if rows.count > 0, rows.builtIndices.isEmpty { rows.build([0]) }
      for index in rows.builtIndices { rows.runs[index]?.buildSamples() }
    }
  }
}
