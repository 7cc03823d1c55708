import Geometry

/// Where font files lie on this machine.
///
/// Search order: the directories of the variable `VITRINE_FONTS` (separated by colons), the
/// nearest `.setup/fonts` above the running executable, above the working directory and above the
/// package's sources, then `/usr/share/fonts`. The first directory that has a file name wins.
package struct FontLibrary: Sendable {
  /// The directories that exist, in search order.
  package let directories: [String]
  /// File name → path.
  private let files: [String: String]

  /// An empty library: every character becomes a box, sizes follow the system font's metrics.
  package static let empty = FontLibrary(directories: [])

  package init(directories: [String]) {
    var files: [String: String] = [:]
    for directory in directories {
      let found = FileManager.default.enumerator(atPath: directory)
      var names: [String] = []
      while let name = found?.nextObject() as? String { names.append(name) }
      for name in names.sorted() {
        let file = (name as NSString).lastPathComponent
        guard Self.isFontFile(file), files[file] == nil else { continue }
        files[file] = "\(directory)/\(name)"
      }
    }
    self.directories = directories
    self.files = files
  }

  /// The library of this machine, checked for the faces of the system font.
  package static func installed(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(FontLibraryError) -> FontLibrary {
    let library = FontLibrary(directories: searchDirectories(environment: environment))
    for file in SystemFaces.required where library.path(of: file) == nil {
      throw FontLibraryError.missing(file: file, searched: library.directories)
    }
    return library
  }

  /// The path of a font file by its name, nil when no directory has it.
  package func path(of file: String) -> String? { files[file] }

  /// All font files by name, sorted.
  package var fileNames: [String] { files.keys.sorted() }

  static func isFontFile(_ name: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
  }

  static func searchDirectories(environment: [String: String]) -> [String] {
    var candidates = (environment["VITRINE_FONTS"] ?? "").split(separator: ":").map(String.init)
    let starts = [
      CommandLine.arguments.first.map(resolvedDirectory(ofExecutable:)) ?? "",
      FileManager.default.currentDirectoryPath, packageSources,
    ]
    candidates += starts.compactMap(setupDirectory(above:))
    candidates.append("/usr/share/fonts")
    var seen: Set<String> = []
    return candidates.filter { directory in
      var isDirectory: ObjCBool = false
      return FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory)
        && isDirectory.boolValue && seen.insert(directory).inserted
    }
  }

  /// Where icons lie: `bootstrap-icons` in a directory of fonts, then Debian's place.
  static func symbolDirectories(environment: [String: String]) -> [String] {
    searchDirectories(environment: environment).map { "\($0)/bootstrap-icons" }
      + ["/usr/share/bootstrap-icons/svg"]
  }

  /// The nearest `.setup/fonts` in this directory or one above it.
  static func setupDirectory(above start: String) -> String? {
    guard start.hasPrefix("/") else { return nil }
    var directory = URL(fileURLWithPath: start).standardizedFileURL
    for _ in 0..<maximumDepth {
      let candidate = directory.appendingPathComponent(".setup/fonts").path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
      if directory.path == "/" { return nil }
      directory.deleteLastPathComponent()
    }
    return nil
  }

  /// Directories climbed at most; deeper trees are not ours.
  private static let maximumDepth = 32

  private static func resolvedDirectory(ofExecutable path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// Where this file was compiled: finds the package's fonts during development.
  private static var packageSources: String { (#filePath as NSString).deletingLastPathComponent }
}
