import Geometry

/// Where named resources are looked for: strings, colours and images.
///
/// A given bundle is searched alone. Without one the main bundle is, and after it every resource
/// bundle beside the executable, by name: component sources of an application are here part of a
/// package whose resources lie in bundles of their own.
package enum ResourceBundles {
  /// Directories, first to last.
  package static func directories(of bundle: Bundle?) -> [String] {
    if let bundle, bundle !== Bundle.main { return [directory(of: bundle)] }
    return mainDirectories
  }

  private static func directory(of bundle: Bundle) -> String {
    bundle.resourceURL?.path ?? bundle.bundlePath
  }

  private static let mainDirectories: [String] = {
    let main = directory(of: Bundle.main)
    let beside = Bundle.main.bundleURL.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: beside)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
    return [main] + bundles.map { "\(beside)/\($0)" }
  }()
}
