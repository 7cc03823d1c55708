import Geometry

/// The classes and extensions that Swift sources declare, as far as the overlay changes them.
struct SourceClasses {
  struct Declaration {
    let source: Int
    let name: String
    /// Where the declaration begins, its modifiers left out.
    let start: Int
    /// The braces of its members.
    let open: Int
    let close: Int
    /// The first name after its colon.
    let inherited: String
  }

  let scans: [CodeScan]
  private(set) var classes: [Declaration] = []
  private(set) var extensions: [Declaration] = []

  init(_ texts: [String]) {
    scans = texts.map(CodeScan.init)
    for (source, scan) in scans.enumerated() {
      let all = 0..<scan.bytes.count
      classes += scan.places(of: "class", in: all).compactMap {
        Self.declaration(at: $0, "class", source, scan)
      }
      extensions += scan.places(of: "extension", in: all).compactMap {
        Self.declaration(at: $0, "extension", source, scan)
      }
    }
  }

  private static func declaration(
    at start: Int, _ keyword: String, _ source: Int, _ scan: CodeScan
  ) -> Declaration? {
    let name = scan.name(after: start + keyword.utf8.count)
    guard !name.isEmpty, !["func", "var", "let", "override", "subscript"].contains(name),
      let open = scan.opening(in: start..<scan.bytes.count), let close = scan.closing(open)
    else { return nil }
    let head = scan.text(scan.bytes[start..<open])
    let list = head.split(separator: ":", maxSplits: 1).dropFirst().first ?? ""
    let inherited = list.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return Declaration(
      source: source, name: name, start: start, open: open, close: close,
      inherited: String(inherited))
  }

  /// The class that an extension extends: in its own source, else in any.
  func extended(by declaration: Declaration) -> Declaration? {
    let name = declaration.name.split(separator: ".").last.map(String.init) ?? declaration.name
    let named = classes.filter { $0.name == name }
    return named.first { $0.source == declaration.source } ?? named.first
  }
}
