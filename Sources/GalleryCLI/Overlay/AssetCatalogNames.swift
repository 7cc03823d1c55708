import Geometry

/// The names of an asset catalogue, as Xcode makes Swift identifiers of them.
struct AssetCatalogNames: Equatable {
  /// A name in the catalogue and its identifier.
  struct Entry: Hashable {
    let name: String
    let identifier: String
  }

  private(set) var images: [Entry] = []
  private(set) var colors: [Entry] = []

  /// Reads the folders of a catalogue. Folders that are namespaces are left out.
  init(catalogue: URL) {
    let manager = FileManager.default
    var folders = [catalogue]
    while let folder = folders.popLast() {
      let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() {
        let url = folder.appendingPathComponent(name)
        switch url.pathExtension {
        case "imageset", "symbolset":
          add(to: \.images, url.deletingPathExtension().lastPathComponent, suffix: "image")
        case "colorset":
          add(to: \.colors, url.deletingPathExtension().lastPathComponent, suffix: "color")
        case "" where url.hasDirectoryPath && !Self.isNamespace(url): folders.append(url)
        default: break
        }
      }
    }
    images.sort { $0.identifier < $1.identifier }
    colors.sort { $0.identifier < $1.identifier }
  }

  private mutating func add(
    to list: WritableKeyPath<AssetCatalogNames, [Entry]>, _ name: String, suffix: String
  ) {
    guard let identifier = Self.identifier(of: name, suffix: suffix),
      !self[keyPath: list].contains(where: { $0.identifier == identifier })
    else { return }
    self[keyPath: list].append(Entry(name: name, identifier: identifier))
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        let namespace: Bool?
        enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
      }
      let properties: Properties?
    }
    let file = folder.appendingPathComponent("Contents.json")
    let contents = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(Contents.self, from: $0)
    }
    return contents?.properties?.namespace ?? false
  }

  /// Words joined with a small first letter, without the kind at the end; `nil` where nothing is left.
  ///
  /// - Parameter suffix: the kind, "image" or "color".
  static func identifier(of name: String, suffix: String) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return nil }
    var identifier = lowered(String(first))
    for word in words.dropFirst() { identifier += word.prefix(1).uppercased() + word.dropFirst() }
    if identifier.lowercased().hasSuffix(suffix), identifier.count > suffix.count {
      identifier = String(identifier.dropLast(suffix.count))
    }
    return identifier.first?.isNumber == true ? "_" + identifier : identifier
  }

  /// "URLBar" becomes "urlBar", "Bar" "bar".
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let after = word.dropFirst(capitals).first
    let small = capitals > 1 && after?.isLetter == true ? capitals - 1 : capitals
    return word.prefix(small).lowercased() + word.dropFirst(small)
  }
}
