import Geometry

/// Leaves of a source that imports a framework Linux has not nothing but its imports.
///
/// The compiler says at the import that there is no such module, and goes on to check, in silence, all that uses
/// names of it: minutes of work whose result nobody sees. Without the rest it is done at once. Places of the
/// imports stay as they are.
enum AbsentImports {
  /// The imports alone; nil where the source imports nothing absent.
  /// - Parameter known: Modules of the package's own that are called as one of Apple's.
  static func alone(in source: String, known: Set<String> = []) -> String? {
    guard source.contains("import") else { return nil }
    let imports = SourceExamination.imports(in: source)
    guard
      imports.contains(where: { AbsentModules.names.contains($1) && !known.contains($1) })
    else { return nil }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      imports[index + 1] == nil ? "" : String(line)
    }.joined(separator: "\n")
  }

  /// The names of Apple's frameworks that the manifests around and in the folders name too.
  static func known(around folders: [String]) -> Set<String> {
    let manager = FileManager.default
    var manifests: Set<String> = []
    for folder in folders {
      var directory = URL(fileURLWithPath: folder).standardizedFileURL
      while directory.path != "/" {
        manifests.insert(directory.appendingPathComponent("Package.swift").path)
        directory.deleteLastPathComponent()
      }
      let below = (try? manager.subpathsOfDirectory(atPath: folder)) ?? []
      for path in below where path.hasSuffix("/Package.swift") {
        manifests.insert("\(folder)/\(path)")
      }
    }
    let texts = manifests.compactMap { manager.contents(atPath: $0) }
      .map { String(decoding: $0, as: UTF8.self) }
    return AbsentModules.names.filter { name in texts.contains { $0.contains("\"\(name)\"") } }
  }
}
