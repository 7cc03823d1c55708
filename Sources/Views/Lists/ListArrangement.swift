import Geometry
import LayoutCore
import ViewCore

/// What makes a card of a list the same one from update to update.
struct ListCardKey: Hashable {
  /// The serial of the section's node; `nil` for rows outside of sections.
  var section: Int?
  /// The section before such rows.
  var after: Int?
  /// The serial of the row that is a card by itself.
  var row: Int?
}

/// Where everything in a list lies, for one width.
struct ListArrangement {
  /// A row, a header or a footer.
  struct Line {
    let item: ViewNode
    let role: LazyRole
    /// The content's place, in the list's coordinates, left to right.
    var content: CGRect
    var proposal: ProposedViewSize
    /// The row over the width of its card.
    var row: CGRect
    /// Whether the row has its card's upper or lower corners.
    var isFirst = false
    var isLast = false
    var traits = ListRowTraits()
    /// What may be done to the row, while the list is edited.
    var edits: RowEdits = []
    /// The card that a row is part of.
    var card = ListCardKey()

    /// A row that has not been arranged yet.
    init(row item: ViewNode) {
      self.init(item: item, role: .cell, content: .zero, proposal: .unspecified, row: .zero)
    }

    fileprivate init(
      item: ViewNode, role: LazyRole, content: CGRect, proposal: ProposedViewSize, row: CGRect,
      isFirst: Bool = false, isLast: Bool = false, traits: ListRowTraits = ListRowTraits(),
      card: ListCardKey = ListCardKey(), edits: RowEdits = []
    ) {
      (self.item, self.role, self.content, self.row) = (item, role, content, row)
      (self.proposal, self.traits, self.card) = (proposal, traits, card)
      (self.isFirst, self.isLast, self.edits) = (isFirst, isLast, edits)
    }
  }

  private let isEditing: Bool
  private(set) var lines: [Line] = []
  private(set) var height: CGFloat = 0

  /// - Parameter width: the list's, in points.
  init(
    _ items: [LazyItem], configuration: ListConfiguration, metrics: ListMetrics, width: CGFloat,
    isEditing: Bool = false
  ) {
    self.isEditing = isEditing
    var y: CGFloat = 0
    let sections = Self.sections(items)
    var card = ListCardKey()
    for (index, section) in sections.enumerated() {
      let node = section.first?.section?.node
      card = ListCardKey(section: node, after: node == nil ? card.section : nil)
      let headers = section.filter { $0.role == .header }
      let footers = section.filter { $0.role == .footer }
      let rows = section.filter { $0.role == .cell }
      if index > 0 { y += metrics.gap }
      if headers.isEmpty {
        if index == 0 {
          y += metrics.top
        } else if configuration.sectionSpacing == .default {
          y += metrics.gap
        }
      }
      for header in headers {
        y += metrics.headerTop
        y = add(header, metrics, width, at: y) + metrics.headerBottom
      }
      for (position, row) in rows.enumerated() {
        if position > 0 { y += configuration.rowSpacing ?? 0 }
        let stands = (configuration.rowSpacing ?? 0) > 0
        if stands { card.row = row.node.serial }
        y = addRow(
          row, metrics, width, at: y, card, isFirst: stands || position == 0,
          isLast: stands || position == rows.count - 1)
      }
      for footer in footers {
        y += metrics.footerTop
        y = add(footer, metrics, width, at: y) + metrics.footerBottom
      }
    }
    height = y + (sections.isEmpty ? 0 : metrics.gap)
  }

  /// Neighbours of the same section; rows outside of any section make one of their own.
  private static func sections(_ items: [LazyItem]) -> [[LazyItem]] {
    var result: [[LazyItem]] = []
    for item in items {
      if let last = result.last?.last, last.section === item.section {
        result[result.count - 1].append(item)
      } else {
        result.append([item])
      }
    }
    return result
  }

  /// A header or footer: over the width of the rows' contents. Returns its lower edge.
  private mutating func add(
    _ item: LazyItem, _ metrics: ListMetrics, _ width: CGFloat, at y: CGFloat
  ) -> CGFloat {
    let inset = metrics.cardInset + metrics.contentInset
    let proposal = ProposedViewSize(width: max(0, width - 2 * inset), height: nil)
    let size = item.node.size(for: proposal).finite
    let content = CGRect(origin: CGPoint(x: inset, y: y), size: size)
    let row = CGRect(x: metrics.cardInset, y: y, width: 0, height: size.height)
    lines.append(
      Line(item: item.node, role: item.role, content: content, proposal: proposal, row: row))
    return y + size.height
  }

  /// A row: at least as high as rows are and as its content is without a height. The content is then
  /// proposed the row less its insets, so what can grow fills it; leading and centred. Returns the
  /// row's lower edge (rule C12).
  private mutating func addRow(
    _ item: LazyItem, _ metrics: ListMetrics, _ width: CGFloat, at y: CGFloat,
    _ card: ListCardKey, isFirst: Bool, isLast: Bool
  ) -> CGFloat {
    let traits = item.node.layoutValue(ListRowTraitsKey.self)
    var insets =
      traits.insets
      ?? EdgeInsets(
        top: metrics.rowPadding, leading: metrics.contentInset, bottom: metrics.rowPadding,
        trailing: metrics.contentInset)
    let edits = isEditing ? item.edits(traits) : []
    if edits.contains(.delete) { insets.leading += RowEdits.room }
    if edits.contains(.move) { insets.trailing += RowEdits.room }
    let rowWidth = max(0, width - 2 * metrics.cardInset)
    let contentWidth = max(0, rowWidth - insets.horizontal)
    let ideal = item.node.size(for: ProposedViewSize(width: contentWidth, height: nil)).finite
    let height = max(metrics.minimumRow, ideal.height + insets.vertical)
    let proposal = ProposedViewSize(width: contentWidth, height: height - insets.vertical)
    let size = item.node.size(for: proposal).finite
    let free = height - insets.vertical - size.height
    let content = CGRect(
      x: metrics.cardInset + insets.leading, y: y + insets.top + free / 2, width: size.width,
      height: size.height)
    let row = CGRect(x: metrics.cardInset, y: y, width: rowWidth, height: height)
    lines.append(
      Line(
        item: item.node, role: .cell, content: content, proposal: proposal, row: row,
        isFirst: isFirst, isLast: isLast, traits: traits, card: card, edits: edits))
    return y + height
  }
}
