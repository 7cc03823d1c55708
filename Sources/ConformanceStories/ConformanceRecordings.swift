import Foundation

/// The frames that Apple's systems gave the previews of this target.
public enum ConformanceRecordings {
  /// The contents of every file of recorded cases by its group, `Layout` for `LayoutCases.json`.
  public static var groups: [(name: String, data: Data)] {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Recorded")
    let suffix = "Cases.json"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
        return nil
      }
      return (String(name.dropLast(suffix.count)), data)
    }
  }
}
