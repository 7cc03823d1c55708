import Foundation

/// The compiler as a team's build calls it, on one file of component code.
struct Compiler {
  /// Seconds of processor time after which a compiler hangs. What decides is counted: seconds are the
  /// machine's.
  static let limit = 120

  private let root: URL
  private let build: URL

  /// - Throws: `MissingBuild` when the package was not built where the tests look.
  init() throws {
    root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    build = root.appendingPathComponent(".build/debug").resolvingSymlinksInPath()
    let module = build.appendingPathComponent("Modules/SwiftUI.swiftmodule").path
    guard FileManager.default.fileExists(atPath: module) else { throw MissingBuild(path: module) }
  }

  struct MissingBuild: Error {
    let path: String
  }

  struct Answer: Sendable {
    /// `file:line:column: error: …`, each error once.
    var errors: [String]
    /// False when the compiler gave up or hung.
    var isInTime: Bool
  }

  /// Type-checks a file in the Swift 5 mode.
  ///
  /// - Parameter scopes: after how many tries of the solver an expression counts as too hard; the
  ///   compiler itself gives up after a million.
  func check(_ source: String, scopes: Int = 20_000) async throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-compile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    let log = folder.appendingPathComponent("log.txt")
    try Data(source.utf8).write(to: file)
    try Data().write(to: log)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments =
      ["-c", "ulimit -t \(Self.limit); exec swiftc \"$@\"", "swiftc"] + (try arguments())
      + ["-Xfrontend", "-solver-scope-threshold=\(scopes)", file.path]
    let handle = try FileHandle(forWritingTo: log)
    process.standardError = handle
    process.standardOutput = handle
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
    var errors: [String] = []
    for line in lines where line.hasPrefix(file.path) && line.contains(": error: ") {
      let text = String(line.dropFirst(folder.path.count + 1))
      if !errors.contains(text) { errors.append(text) }
    }
    let wasEnded = lines.contains { $0.contains("signal") || $0.contains("Killed") }
    let gaveUp = errors.contains { $0.contains("in reasonable time") }
    return Answer(
      errors: errors, isInTime: !wasEnded && !gaveUp && (status == 0) == errors.isEmpty)
  }

  private func arguments() throws -> [String] {
    var arguments = [
      "-typecheck", "-swift-version", "5", "-enable-bare-slash-regex", "-parse-as-library",
      "-module-name", "Probe",
      "-I", build.appendingPathComponent("Modules").path,
      "-module-cache-path", build.appendingPathComponent("ModuleCache").path,
      "-Xfrontend", "-load-plugin-executable", "-Xfrontend",
      build.appendingPathComponent("PreviewMacros-tool").path + "#PreviewMacros",
    ]
    for module in ["Combine", "Observation", "CoreGraphics", "FoundationNetworking"] {
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    let sources = root.appendingPathComponent("Sources")
    for name in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() {
      let folder = sources.appendingPathComponent(name)
      let include = folder.appendingPathComponent("include")
      let maps = [
        folder.appendingPathComponent("module.modulemap"),
        build.appendingPathComponent("\(name).build/module.modulemap"),
      ]
      guard name.hasPrefix("C"),
        let map = maps.first(where: { FileManager.default.fileExists(atPath: $0.path) })
      else { continue }
      arguments += ["-Xcc", "-fmodule-map-file=\(map.path)", "-Xcc", "-I", "-Xcc", include.path]
    }
    return arguments + Self.headerFolders.flatMap { ["-Xcc", "-I", "-Xcc", $0] }
  }

  /// Where Debian keeps headers of the libraries that modules of the engine import.
  private static let headerFolders = ["/usr/include/harfbuzz", "/usr/include/fribidi"]
}
