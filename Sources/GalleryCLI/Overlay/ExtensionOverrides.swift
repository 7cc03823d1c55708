import Geometry

/// Moves what extensions override into the classes that they extend.
///
/// With Objective-C an extension may override what it inherits; without it a class alone may. Lines that follow
/// keep their numbers by `#sourceLocation`.
enum ExtensionOverrides {
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  /// - Parameter paths: where the texts come from, for what the compiler says of them.
  static func moved(in texts: [String], paths: [String]) -> [String] {
    guard texts.contains(where: { $0.contains("override") && $0.contains("extension") }) else {
      return texts
    }
    let found = SourceClasses(texts)
    var edits: [Int: [Edit]] = [:]
    for part in found.extensions {
      guard let home = found.extended(by: part) else { continue }
      let scan = found.scans[part.source]
      let isPublic = scan.text(scan.bytes[scan.startOfLine(part.start)..<part.start])
        .contains("public")
      for member in members(of: part, scan) {
        var text = scan.text(scan.bytes[member])
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        if isPublic, !text.contains("public"), let word = text.range(of: "override") {
          text.replaceSubrange(word, with: "public override")
        }
        edits[part.source, default: []].append(
          Edit(range: member, text: String(repeating: "\n", count: lines)))
        let target = found.scans[home.source]
        edits[home.source, default: []].append(
          Edit(
            range: home.close..<home.close,
            text: """

              #sourceLocation(file: "\(paths[part.source])", line: \(scan.line(of: member.lowerBound)))
              \(text)
              #sourceLocation(file: "\(paths[home.source])", line: \(target.line(of: home.close)))

              """))
      }
    }
    return texts.indices.map { apply(edits[$0] ?? [], to: texts[$0]) }
  }

  /// Whole members with their attributes, without what is written about them.
  private static func members(
    of part: SourceClasses.Declaration, _ scan: CodeScan
  ) -> [Range<Int>] {
    scan.places(of: "override", in: part.open + 1..<part.close, isOuter: true).compactMap { word in
      guard let open = scan.opening(in: word..<part.close), let close = scan.closing(open) else {
        return nil
      }
      return max(part.open + 1, scan.startOfLine(word))..<close + 1
    }
  }

  private static func apply(_ edits: [Edit], to text: String) -> String {
    guard !edits.isEmpty else { return text }
    var bytes = Array(text.utf8)
    // From the end, so that the places before stay; of those at one place the last goes in first.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered { bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
