import Foundation

/// The files of a folder, read once when the server starts, and served from memory.
///
/// The table of files is all there is: no path of a request ever reaches the file system. Links and
/// names that begin with a dot are left out, in every folder.
package struct AssetFolder: Sendable {
  /// The name of the content of all files together, 16 hexadecimal digits. Files that refer to each
  /// other by relative addresses so stay together, whatever changes.
  package let hash: String
  private let files: [String: HTTPResponse]
  private let revalidated: [String: PreparedResponse]
  private let immutable: [String: PreparedResponse]

  /// - Parameter url: a folder; its files are known by their path in it, `scripts/page.js`.
  package init(_ url: URL) throws(AssetFolderError) {
    var contents: [String: [UInt8]] = [:]
    try Self.read(url, prefix: "", into: &contents)
    var summary: [UInt8] = []
    var files: [String: HTTPResponse] = [:]
    for (path, bytes) in contents.sorted(by: { $0.key < $1.key }) {
      summary += Array("\(path)\u{0}\(ContentHash(of: bytes).hexadecimal)\n".utf8)
      files[path] = HTTPResponse(MediaType(fileName: path), bytes)
    }
    let digitCount = 16
    hash = String(ContentHash(of: summary).hexadecimal.prefix(digitCount))
    self.files = files
    revalidated = files.mapValues { PreparedResponse($0) }
    immutable = files.mapValues { file in
      var file = file
      file.headers["Cache-Control"] = CachePolicy.immutable.rawValue
      return PreparedResponse(file)
    }
  }

  /// The paths of all files, sorted.
  package var paths: [String] { files.keys.sorted() }

  /// The file at a path, to be asked for again each time.
  package func answer(path: String) throws(HTTPProblem) -> HTTPAnswer {
    guard let answer = revalidated[path] else { throw Self.missing(path) }
    return .prepared(answer)
  }

  /// The file at a path under the name of the folder's content, to be kept for ever; under another
  /// name there is nothing.
  package func answer(path: String, hash: String) throws(HTTPProblem) -> HTTPAnswer {
    guard hash == self.hash, let answer = immutable[path] else { throw Self.missing(path) }
    return .prepared(answer)
  }

  private static func missing(_ path: String) -> HTTPProblem {
    HTTPProblem(.notFound, detail: "There is no such file.", value: path)
  }

  private static func read(
    _ folder: URL, prefix: String, into contents: inout [String: [UInt8]]
  ) throws(AssetFolderError) {
    let keys: [URLResourceKey] = [.isRegularFileKey, .isDirectoryKey, .isSymbolicLinkKey]
    guard
      let entries = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: keys)
    else { throw .unreadable(path: folder.path) }
    for entry in entries where !entry.lastPathComponent.hasPrefix(".") {
      guard let kind = try? entry.resourceValues(forKeys: Set(keys)) else {
        throw .unreadable(path: entry.path)
      }
      let path = prefix + entry.lastPathComponent
      if kind.isSymbolicLink == true { continue }
      if kind.isDirectory == true {
        try read(entry, prefix: path + "/", into: &contents)
      } else if kind.isRegularFile == true {
        guard let data = try? Data(contentsOf: entry) else { throw .unreadable(path: entry.path) }
        contents[path] = Array(data)
      }
    }
  }
}

/// Why a folder of assets could not be read.
package enum AssetFolderError: Error, Equatable, Sendable, CustomStringConvertible {
  case unreadable(path: String)

  package var description: String {
    switch self {
    case .unreadable(let path): "“\(path)” cannot be read"
    }
  }
}
