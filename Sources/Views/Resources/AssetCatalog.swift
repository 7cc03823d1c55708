import Geometry
import Synchronization

/// The colours and images of the asset catalogues (`.xcassets`) in a directory, read as Xcode
/// writes them: nothing has to be compiled.
final class AssetCatalog: Sendable {
  let colors: [String: ColorAsset]
  let images: [String: ImageAsset]

  private init(colors: [String: ColorAsset], images: [String: ImageAsset]) {
    self.colors = colors
    self.images = images
  }

  private static let cache = Mutex<[String: AssetCatalog]>([:])

  /// All catalogues in a directory and the folders in it, together; of one name the first counts.
  static func catalog(in directory: String) -> AssetCatalog {
    cache.withLock { cache in
      if let known = cache[directory] { return known }
      var scan = Scan()
      scan.findCatalogs(in: directory, depth: 0)
      let catalog = AssetCatalog(colors: scan.colors, images: scan.images)
      cache[directory] = catalog
      return catalog
    }
  }

  /// The first colour of a name in a bundle's directories.
  static func color(_ name: String, bundle: Bundle?) -> ColorAsset? {
    ResourceBundles.directories(of: bundle).lazy.compactMap { catalog(in: $0).colors[name] }.first
  }

  static func image(_ name: String, bundle: Bundle?) -> ImageAsset? {
    ResourceBundles.directories(of: bundle).lazy.compactMap { catalog(in: $0).images[name] }.first
  }

  /// Walks folders once.
  private struct Scan {
    var colors: [String: ColorAsset] = [:]
    var images: [String: ImageAsset] = [:]

    /// Folders between a bundle and its catalogues; folders inside a catalogue.
    private static let maximumCatalogDepth = 3
    private static let maximumFolderDepth = 16

    mutating func findCatalogs(in directory: String, depth: Int) {
      for name in Self.folders(in: directory) {
        let path = "\(directory)/\(name)"
        if name.hasSuffix(".xcassets") {
          read(path, prefix: "", depth: 0)
        } else if depth < Self.maximumCatalogDepth, !name.hasSuffix(".lproj") {
          findCatalogs(in: path, depth: depth + 1)
        }
      }
    }

    private mutating func read(_ directory: String, prefix: String, depth: Int) {
      guard depth < Self.maximumFolderDepth else { return }
      for folder in Self.folders(in: directory) {
        let path = "\(directory)/\(folder)"
        let name = prefix + ((folder as NSString).deletingPathExtension)
        switch (folder as NSString).pathExtension {
        case "colorset":
          if colors[name] == nil, let asset = ColorAsset(directory: path) { colors[name] = asset }
        case "imageset":
          if images[name] == nil, let asset = ImageAsset(directory: path) { images[name] = asset }
        case "":
          let isNamespace = AssetFile.contents(of: path)?.properties?.providesNamespace == true
          read(path, prefix: isNamespace ? "\(prefix)\(folder)/" : prefix, depth: depth + 1)
        default: break
        }
      }
    }

    private static func folders(in directory: String) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
      return names.sorted().filter { name in
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(
          atPath: "\(directory)/\(name)", isDirectory: &isDirectory) && isDirectory.boolValue
      }
    }
  }
}

/// The file `Contents.json` of a folder in a catalogue; unknown parts are ignored.
struct AssetFile: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct ColorEntry: Decodable {
    struct Value: Decodable {
      var colorSpace: String?
      var components: [String: String]?
      var reference: String?

      private enum CodingKeys: String, CodingKey {
        case colorSpace = "color-space"
        case components, reference
      }
    }

    var idiom: String?
    var appearances: [Appearance]?
    var color: Value?
  }

  struct ImageEntry: Decodable {
    struct Resizing: Decodable {
      var mode: String?
      var capInsets: [String: Double]?

      private enum CodingKeys: String, CodingKey {
        case mode
        case capInsets = "cap-insets"
      }
    }

    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var languageDirection: String?
    var resizing: Resizing?

    private enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, resizing
      case languageDirection = "language-direction"
    }
  }

  var colors: [ColorEntry]?
  var images: [ImageEntry]?
  var properties: Properties?

  /// The contents of a folder's file; nil where there is none or it is no JSON.
  static func contents(of directory: String) -> AssetFile? {
    FileManager.default.contents(atPath: "\(directory)/Contents.json").flatMap {
      try? JSONDecoder().decode(AssetFile.self, from: $0)
    }
  }
}
