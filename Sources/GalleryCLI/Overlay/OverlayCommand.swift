import Geometry

/// Writes an overlay of files with which the compiler reads sources as if they were compiled for iOS; the
/// sources stay as they are.
struct OverlayCommand {
  let options: OverlayOptions

  func run() throws -> ExitStatus {
    let manager = FileManager.default
    let copies = options.output + ".sources"
    var roots: [OverlayDocument.Root] = []
    try? manager.removeItem(atPath: copies)
    let sources = try SourceFolder.paths(below: options.folders).compactMap { path in
      manager.contents(atPath: path).map { (path, String(decoding: $0, as: UTF8.self)) }
    }
    let symbols = AssetSymbols.additions(below: options.folders, sources: sources)
    let known = AbsentImports.known(around: options.folders)
    let texts = AbsentImports.cut(
      Self.adapted(sources.map(\.1), paths: sources.map { absolute($0.0) }), known: known)
    for ((path, text), adapted) in zip(sources, texts) {
      let source = adapted + (symbols[path] ?? "")
      guard source != text else { continue }
      try manager.createDirectory(atPath: copies, withIntermediateDirectories: true)
      let copy = "\(copies)/\(roots.count).swift"
      try Data(source.utf8).write(to: URL(fileURLWithPath: copy))
      roots.append(OverlayDocument.Root(name: absolute(path), contents: absolute(copy)))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(OverlayDocument(roots: roots))
      .write(to: URL(fileURLWithPath: options.output))
    StandardStreams.write(
      """
      \(roots.count) sources read as for iOS. Compile with
      -Xswiftc -vfsoverlay -Xswiftc \(absolute(options.output))

      """)
    return .success
  }

  /// The sources as they are to be compiled.
  static func adapted(_ sources: [String], paths: [String]) -> [String] {
    ExtensionOverrides.moved(in: sources.map { adapted($0) ?? $0 }, paths: paths)
  }

  /// A source as it is to be compiled, whatever the others are; nil where that is how it is.
  static func adapted(_ source: String) -> String? {
    let steps = [IOSConditions.met, AppleNames.replaced, ObjectiveCMarks.removed]
    let result = steps.reduce(source) { text, step in step(text) ?? text }
    return result == source ? nil : result
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}

struct OverlayOptions: Equatable {
  /// Where the sources are.
  var folders: [String] = []
  /// The overlay to be written; copies of sources stand beside it.
  var output: String

  init(folders: [String], output: String) {
    self.folders = folders
    self.output = output
  }

  init(_ scan: inout ArgumentScan) throws(UsageError) {
    let short = try scan.value("-o")
    let long = try scan.value("--output")
    guard let output = short ?? long else {
      throw UsageError(message: "overlay needs a file to write.", hint: "Add -o ios.json.")
    }
    self.init(folders: [], output: output)
    while let folder = scan.operand() { folders.append(folder) }
    if folders.isEmpty {
      throw UsageError(
        message: "overlay needs the folder of the sources.",
        hint: "For example: overlay Sources/DesignSystem -o ios.json")
    }
  }
}

/// An overlay as LLVM's virtual file system reads it.
struct OverlayDocument: Encodable {
  struct Root: Encodable {
    let name: String
    let type = "file"
    let contents: String

    enum CodingKeys: String, CodingKey {
      case name, type
      case contents = "external-contents"
    }
  }

  let version = 0
  let isCaseSensitive = "true"
  let roots: [Root]

  enum CodingKeys: String, CodingKey {
    case version, roots
    case isCaseSensitive = "case-sensitive"
  }
}
