import Geometry

/// The Swift sources below a folder, in order of their paths.
enum SourceFolder {
  /// A folder with more files is no package's sources.
  private static let maximumFiles = 20_000

  /// What cannot compile or work in the sources below folders, file by file.
  ///
  /// - Throws: `UsageError` for a folder that is none.
  static func findings(below folders: [String]) throws(UsageError) -> [SourceFinding] {
    var findings: [SourceFinding] = []
    for folder in folders {
      for path in try paths(below: folder) {
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        findings += SourceExamination.findings(
          in: String(decoding: data, as: UTF8.self), file: path)
      }
    }
    return findings
  }

  /// `Sources` of the package in the current folder, else the folder itself.
  static var standard: [String] {
    FileManager.default.fileExists(atPath: "Sources/") ? ["Sources"] : ["."]
  }

  /// The sources below folders.
  ///
  /// - Throws: `UsageError` for a folder that is none.
  static func paths(below folders: [String]) throws(UsageError) -> [String] {
    var result: [String] = []
    for folder in folders { result += try paths(below: folder) }
    return result
  }

  private static func paths(below folder: String) throws(UsageError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue,
      let walk = FileManager.default.enumerator(atPath: folder)
    else {
      throw UsageError(message: "There is no folder “\(folder)”.")
    }
    var paths: [String] = []
    while let name = walk.nextObject() as? String, paths.count < maximumFiles {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") {
        walk.skipDescendants()
      } else if name.hasSuffix(".swift") {
        paths.append(folder == "." ? name : "\(folder)/\(name)")
      }
    }
    return paths.sorted()
  }
}
