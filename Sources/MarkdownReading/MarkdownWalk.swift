import CMarkGFM

/// Walks a parsed document once and gathers its runs.
struct MarkdownWalk {
  private(set) var runs: [MarkdownRun] = []
  private var intents: MarkdownIntents = []
  private var link: String?
  private var imageSource: String?
  private var blocks: [MarkdownBlock] = []
  private var blockCount = 0
  private var depth = 0

  /// Nested brackets and quotes beyond this are left out: no text needs them.
  private static let maximumDepth = 200

  mutating func visit(_ node: OpaquePointer) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    let name = cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
    switch name {
    case "text": append(Self.literal(node))
    case "softbreak": append(" ", .softBreak)
    case "linebreak": append("\n", .lineBreak)
    case "code": append(Self.literal(node), .code)
    case "html_inline": append(Self.literal(node), .inlineHTML)
    case "emph": inside(node, .emphasized)
    case "strong": inside(node, .stronglyEmphasized)
    case "strikethrough": inside(node, .strikethrough)
    case "link", "image": destination(node, isImage: name == "image")
    default: block(node, name)
    }
  }

  private mutating func children(_ node: OpaquePointer) {
    var child = cmark_node_first_child(node)
    while let current = child {
      visit(current)
      child = cmark_node_next(current)
    }
  }

  private mutating func inside(
    _ node: OpaquePointer, _ added: MarkdownIntents
  ) {
    let outer = intents
    intents.formUnion(added)
    children(node)
    intents = outer
  }

  private mutating func destination(_ node: OpaquePointer, isImage: Bool) {
    let url = cmark_node_get_url(node).map { String(cString: $0) }
    let (outerLink, outerSource) = (link, imageSource)
    if isImage { imageSource = url } else { link = url }
    children(node)
    (link, imageSource) = (outerLink, outerSource)
  }

  private mutating func block(_ node: OpaquePointer, _ name: String) {
    guard let kind = Self.kind(node, name) else { return children(node) }
    blockCount += 1
    blocks.insert(MarkdownBlock(kind: kind, number: blockCount), at: 0)
    switch name {
    case "code_block": append(Self.literal(node))
    case "html_block": append(Self.literal(node), .blockHTML)
    case "thematic_break": append("\u{2E3B}")
    default: children(node)
    }
    blocks.removeFirst()
  }

  private static func kind(
    _ node: OpaquePointer, _ name: String
  ) -> MarkdownBlock.Kind? {
    switch name {
    case "paragraph", "html_block": return .paragraph
    case "heading": return .heading(level: Int(cmark_node_get_heading_level(node)))
    case "list":
      return cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? .orderedList : .unorderedList
    case "item":
      let start = cmark_node_parent(node).map { Int(cmark_node_get_list_start($0)) } ?? 0
      return .listItem(ordinal: max(start, 1) + position(of: node))
    case "code_block":
      let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
      return .codeBlock(language: info.isEmpty ? nil : info)
    case "block_quote": return .blockQuote
    case "thematic_break": return .thematicBreak
    case "table": return .table(columns: alignments(node))
    case "table_header": return .tableHeaderRow
    case "table_row": return .tableRow(index: position(of: node))
    case "table_cell": return .tableCell(column: position(of: node))
    default: return nil
    }
  }

  private static func alignments(
    _ node: OpaquePointer
  ) -> [MarkdownBlock.Alignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    guard let letters = cmark_gfm_extensions_get_table_alignments(node) else { return [] }
    return (0..<count).map { column in
      switch letters[column] {
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .left
      }
    }
  }

  /// Siblings before a node.
  private static func position(of node: OpaquePointer) -> Int {
    var count = 0
    var sibling = cmark_node_previous(node)
    while let current = sibling {
      count += 1
      sibling = cmark_node_previous(current)
    }
    return count
  }

  private static func literal(_ node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  private mutating func append(_ text: String, _ added: MarkdownIntents = []) {
    guard !text.isEmpty else { return }
    runs.append(
      MarkdownRun(
        text, intents: intents.union(added), link: link, imageSource: imageSource, blocks: blocks))
  }
}
