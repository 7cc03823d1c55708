import Addressing
import GalleryStories
import GalleryWeb
import Geometry
import Snapshots

/// Lists the stories of what is linked, or what is wrong with their declarations and sources.
struct ListCommand {
  let options: ListOptions

  @MainActor func run() throws -> ExitStatus {
    let catalogue = Catalogue.linked
    if options.examines {
      let folders = options.folders.isEmpty ? SourceFolder.standard : options.folders
      let findings =
        Self.findings(in: catalogue)
        + (try SourceFolder.findings(below: folders).map(\.description))
      StandardStreams.write(findings.map { "\($0)\n" }.joined())
      return .success
    }
    let entries = StoryEntryDocument.all(catalogue)
    if options.isJSON {
      StandardStreams.write(try DocumentEncoding.bytes(of: entries) + [UInt8(ascii: "\n")])
    } else {
      StandardStreams.write(Self.table(entries))
    }
    return .success
  }

  /// One line a story: its address, and the parameters that set its controls.
  static func table(_ entries: [StoryEntryDocument]) -> String {
    let width = entries.map(\.address.count).max() ?? 0
    return entries.map { entry in
      let padding = String(repeating: " ", count: width - entry.address.count)
      let line = "\(entry.address)\(padding)  \(entry.parameters.joined(separator: " "))"
      return "\(line.trimmingCharacters(in: .whitespaces))\n"
    }.joined()
  }

  /// What is wrong with declarations, and steps whose query cannot be read.
  static func findings(in catalogue: Catalogue) -> [String] {
    var findings = catalogue.issues.map { "\($0)" }
    for component in catalogue.components {
      for step in component.steps {
        let place = "\(component.source): step “\(step.title)”"
        guard let query = try? QueryString.parse(step.query.utf8) else {
          findings.append("\(place) is not percent-encoded UTF-8")
          continue
        }
        findings += RequestReading(query, of: component).faults.map { "\(place): \($0)" }
      }
    }
    return findings
  }
}
