import Geometry

/// `Bundle.module` for targets whose only resources are catalogues that the manifest does not name.
///
/// Xcode builds such a catalogue into the target's bundle; SwiftPM by itself passes it over, and makes no accessor.
enum ResourceBundles {
  static let accessor = """
    import Foundation
    extension Foundation.Bundle { static let module = Bundle.main }

    """

  /// The target of a package that holds a catalogue, by folder and name, if it has no other resources and a source of
  /// it asks for its bundle.
  static func target(holding catalogue: String, sources: [String]) -> String? {
    guard sources.contains(where: { $0.contains(".module") }),
      !sources.contains(where: { $0.contains("let module") || $0.contains("var module") })
    else { return nil }
    var folder = URL(fileURLWithPath: catalogue).deletingLastPathComponent()
    var components: [String] = []
    while folder.path.count > 1 {
      let manifest = folder.appendingPathComponent("Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8) {
        return target(in: text, of: components.reversed()).map { folder.path + "/" + $0 }
      }
      components.append(folder.lastPathComponent)
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// - Parameter components: the folders from the manifest's to the catalogue's.
  static func target(in manifest: String, of components: [String]) -> String? {
    let path = components.joined(separator: "/")
    for clause in clauses(in: manifest) {
      guard let name = value(of: "name", in: clause) else { continue }
      let own = value(of: "path", in: clause).map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
      let isHolder = own.map { path == $0 || path.hasPrefix($0 + "/") } ?? components.contains(name)
      if isHolder { return clause.contains("resources:") ? nil : name }
    }
    return nil
  }

  private static func clauses(in manifest: String) -> [Substring] {
    var result: [Substring] = []
    var rest = manifest[...]
    while let start = rest.range(of: ".target(") {
      var depth = 1
      var end = start.upperBound
      while end < rest.endIndex, depth > 0 {
        if rest[end] == "(" { depth += 1 }
        if rest[end] == ")" { depth -= 1 }
        end = rest.index(after: end)
      }
      result.append(rest[start.upperBound..<end])
      rest = rest[start.upperBound...]
    }
    return result
  }

  private static func value(of label: String, in clause: Substring) -> String? {
    guard let start = clause.range(of: "\(label):") else { return nil }
    let text = clause[start.upperBound...].drop { $0.isWhitespace }
    guard text.first == "\"" else { return nil }
    return String(text.dropFirst().prefix { $0 != "\"" })
  }
}
