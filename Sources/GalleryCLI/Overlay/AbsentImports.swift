import Geometry

/// Leaves of a source that imports a framework Linux has not nothing but its imports.
///
/// The compiler says at the import that there is no such module, and goes on to check, in silence, all that uses
/// names of it: minutes of work whose result nobody sees. Without the rest it is done at once. Places of the
/// imports stay as they are.
///
/// The same is done with sources that use a type which stands in such a source alone: they cannot be compiled
/// either, and what is unknown takes longest to check.
enum AbsentImports {
  /// The sources as they are to be compiled.
  static func cut(_ sources: [String], known: Set<String> = []) -> [String] {
    var result = sources
    var isCut = sources.map { _ in false }
    for (index, source) in sources.enumerated() {
      guard let rest = alone(in: source, known: known) else { continue }
      result[index] = rest
      isCut[index] = true
    }
    guard isCut.contains(true), isCut.contains(false) else { return result }
    let names = sources.map(TypeNames.init)
    while true {
      let kept = names.indices.filter { !isCut[$0] }
      let there = kept.reduce(into: Set<String>()) { $0.formUnion(names[$1].declared) }
      let gone = names.indices.reduce(into: Set<String>()) {
        if isCut[$1] { $0.formUnion(names[$1].declared) }
      }.subtracting(there)
      let lost = kept.filter { !names[$0].used.isDisjoint(with: gone) }
      if lost.isEmpty { return result }
      for index in lost {
        isCut[index] = true
        result[index] = importsAlone(in: sources[index])
      }
    }
  }

  /// The imports alone; nil where the source imports nothing absent.
  /// - Parameter known: Modules of the package's own that are called as one of Apple's.
  static func alone(in source: String, known: Set<String> = []) -> String? {
    guard source.contains("import") else { return nil }
    let imports = SourceExamination.imports(in: source)
    guard
      imports.contains(where: { AbsentModules.names.contains($1) && !known.contains($1) })
    else { return nil }
    return importsAlone(in: source)
  }

  private static func importsAlone(in source: String) -> String {
    let imports = SourceExamination.imports(in: source)
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
