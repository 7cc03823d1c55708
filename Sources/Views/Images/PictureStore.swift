import Geometry
import Synchronization
import ViewCore

/// Finds the pictures of bundles by name; each file is read once.
enum PictureStore {
  enum Finding: Hashable, Sendable {
    case found(Picture)
    /// Why nothing is drawn, as a sentence.
    case missing(String)
  }

  private static let cache = Mutex<[String: Finding]>([:])

  /// Files beyond this are not read: no picture of an interface is as large.
  private static let maximumFileSize = 32 << 20

  /// Asset catalogues first, then files `name@2x.png` and their like.
  static func picture(
    _ name: String, bundle: Bundle?, in environment: EnvironmentValues
  ) -> Finding {
    if let asset = AssetCatalog.image(name, bundle: bundle) {
      guard let entry = asset.entry(in: environment) else {
        return .missing("the image set “\(name)” has no file for this look")
      }
      let finding = read(entry.path, scale: entry.conditions.scale ?? 1)
      guard case .found(var picture) = finding else { return finding }
      picture.isTemplate = asset.isTemplate
      picture.capInsets = entry.capInsets
      picture.isTiled = entry.isTiled
      return .found(picture)
    }
    for directory in ResourceBundles.directories(of: bundle) {
      if let path = file(name, in: directory, scale: environment.displayScale) {
        return read(path.path, scale: path.scale)
      }
    }
    return .missing("no image “\(name)” in the bundle")
  }

  static let endings = ["png", "jpg", "jpeg", "svg"]

  /// The file for a scale: that scale's, else the next larger, else the next smaller.
  private static func file(
    _ name: String, in directory: String, scale: CGFloat
  ) -> (path: String, scale: CGFloat)? {
    let ending = (name as NSString).pathExtension.lowercased()
    let isWhole = endings.contains(ending)
    let base = isWhole ? (name as NSString).deletingPathExtension : name
    guard !base.split(separator: "/").contains("..") else { return nil }
    let wanted = Int(max(1, min(3, scale.rounded(.up))))
    let scales = Array(wanted...3) + (1..<wanted).reversed()
    for scale in scales {
      for ending in isWhole ? [(name as NSString).pathExtension] : endings {
        let path = "\(directory)/\(base)\(scale == 1 ? "" : "@\(scale)x").\(ending)"
        if FileManager.default.fileExists(atPath: path) { return (path, CGFloat(scale)) }
      }
    }
    return nil
  }

  /// A file's picture.
  static func read(_ path: String, scale: CGFloat) -> Finding {
    cache.withLock { cache in
      let key = "\(scale) \(path)"
      if let known = cache[key] { return known }
      let finding = readFile(path, scale: scale)
      cache[key] = finding
      return finding
    }
  }

  private static func readFile(_ path: String, scale: CGFloat) -> Finding {
    let name = (path as NSString).lastPathComponent
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
    guard let size, size <= maximumFileSize, let data = FileManager.default.contents(atPath: path)
    else { return .missing("the file “\(name)” cannot be read") }
    guard let picture = Picture([UInt8](data), scale: scale) else {
      return .missing("“\(name)” is no PNG, JPEG or SVG that can be read")
    }
    return .found(picture)
  }
}
