import Foundation

extension TemplateSet {
  /// The ending of template files; the rest of the file's name is the template's.
  private static let fileEnding = ".mustache"

  /// Reads every `name.mustache` of a folder, not of the folders in it.
  package convenience init(folder: URL) throws(TemplateError) {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw .unreadableFolder(path: folder.path)
    }
    var sources: [String: String] = [:]
    for entry in entries.sorted() where entry.hasSuffix(Self.fileEnding) {
      let file = folder.appendingPathComponent(entry)
      guard let source = try? String(contentsOf: file, encoding: .utf8) else {
        throw .unreadableFile(path: file.path)
      }
      sources[String(entry.dropLast(Self.fileEnding.count))] = source
    }
    if sources.isEmpty { throw .unreadableFolder(path: folder.path) }
    try self.init(sources: sources)
  }
}
