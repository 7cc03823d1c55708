import Geometry
import HTTPServing
import Templating

/// The pages' templates and the files they use, read once.
package struct SiteResources: Sendable {
  package let templates: TemplateSet
  package let assets: AssetFolder

  package init(templates: TemplateSet, assets: AssetFolder) {
    self.templates = templates
    self.assets = assets
  }

  /// Reads the folders `templates` and `Public` of a folder.
  package init(root: URL) throws {
    templates = try TemplateSet(folder: root.appendingPathComponent("templates"))
    assets = try AssetFolder(root.appendingPathComponent("Public"))
  }

  /// Reads the folders of this package: those above the executable, else those that the sources were
  /// built from, which serve a team's own executable.
  package static func installed() throws -> SiteResources {
    guard let root = folders.first(where: isRoot) else {
      throw SiteResourcesError.notFound(searched: folders.map(\.path))
    }
    return try SiteResources(root: root)
  }

  /// Folders climbed at most; deeper trees are not ours.
  private static let maximumDepth = 8

  private static var folders: [URL] {
    let executable = URL(fileURLWithPath: CommandLine.arguments.first ?? "/")
      .resolvingSymlinksInPath()
    var folders: [URL] = []
    for start in [executable, URL(fileURLWithPath: #filePath)] {
      var folder = start.deletingLastPathComponent()
      for _ in 0..<maximumDepth where folder.path != "/" {
        folders.append(folder)
        folder.deleteLastPathComponent()
      }
    }
    return folders
  }

  /// A team's package may have folders of these names as well: ours have our files.
  private static func isRoot(_ folder: URL) -> Bool {
    ["templates/component.mustache", "Public/gallery.css"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }
}

/// Why the pages cannot be shown.
package enum SiteResourcesError: Error, Equatable, Sendable, CustomStringConvertible {
  case notFound(searched: [String])

  package var description: String {
    switch self {
    case .notFound(let searched):
      """
      the folders templates and Public were not found; they belong beside Package.swift of the \
      gallery's package, in or above \(searched.first ?? "/")
      """
    }
  }
}
