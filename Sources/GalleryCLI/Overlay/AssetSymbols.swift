import Geometry

/// The Swift names that Xcode generates for asset catalogues, as far as sources use them.
enum AssetSymbols {
  /// What is to be added to which source, so that the sources of the catalogue's target find the names.
  ///
  /// A catalogue's names are added to the first source below the folder that holds it, or below the
  /// nearest folder around it that has sources.
  ///
  /// - Parameter sources: paths and texts.
  static func additions(
    below folders: [String], sources: [(path: String, text: String)]
  ) -> [String: String] {
    guard sources.contains(where: { mayUseSymbols($0.text) }) else { return [:] }
    var additions: [String: String] = [:]
    var given: [String: Set<String>] = [:]
    for folder in folders {
      for catalogue in catalogues(below: folder) {
        guard let home = home(of: catalogue, in: folder, sources.map(\.path)) else { continue }
        let target = sources.filter { $0.path.hasPrefix(home.folder) }.map(\.text)
        let names = AssetCatalogNames(catalogue: URL(fileURLWithPath: catalogue))
        let text = extensions(names, usedIn: target, besides: &given[home.source, default: []])
        if !text.isEmpty { additions[home.source, default: ""] += text }
      }
    }
    return additions.mapValues { "\nimport SwiftUI\n" + $0 }
  }

  private static func mayUseSymbols(_ text: String) -> Bool { text.contains(".") }

  private static func catalogues(below folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var result: [String] = []
    while let name = walk.nextObject() as? String {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") {
        walk.skipDescendants()
      } else if last.hasSuffix(".xcassets") {
        result.append("\(folder)/\(name)")
        walk.skipDescendants()
      }
    }
    return result.sorted()
  }

  /// The folder whose sources see a catalogue, with a slash at its end, and the first of its sources.
  private static func home(
    of catalogue: String, in root: String, _ paths: [String]
  ) -> (folder: String, source: String)? {
    var folder = catalogue
    repeat {
      folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
      let prefix = folder + "/"
      if let first = paths.filter({ $0.hasPrefix(prefix) }).min() { return (prefix, first) }
    } while folder.count > root.count
    return nil
  }

  private static func extensions(
    _ names: AssetCatalogNames, usedIn sources: [String], besides given: inout Set<String>
  ) -> String {
    let used = { (identifier: String) in sources.contains { uses($0, identifier) } }
    let declared = { (identifier: String) in sources.contains { declares($0, identifier) } }
    var text = ""
    for image in names.images where used(image.identifier) {
      guard given.insert("image " + image.identifier).inserted else { continue }
      text += """
        extension ImageResource {
          static let `\(image.identifier)` = ImageResource(name: \(quoted(image.name)), bundle: .main)
        }

        """
      guard sources.contains(where: { finds("UIImage.\(image.identifier)", in: $0) }) else {
        continue
      }
      text += """
        extension UIImage {
          static var `\(image.identifier)`: UIImage { UIImage(resource: .`\(image.identifier)`) }
        }

        """
    }
    for color in names.colors where used(color.identifier) {
      guard given.insert("color " + color.identifier).inserted else { continue }
      text += """
        extension ColorResource {
          static let `\(color.identifier)` = ColorResource(name: \(quoted(color.name)), bundle: .main)
        }

        """
      if systemNames.contains(color.identifier) || declared(color.identifier) { continue }
      text += """
        extension Color { static var `\(color.identifier)`: Color { Color(\(quoted(color.name))) } }
        extension ShapeStyle where Self == Color {
          static var `\(color.identifier)`: Color { Color(\(quoted(color.name))) }
        }

        """
      // Beside a colour of UIKit's, `Color(.name)` would have two meanings.
      guard sources.contains(where: { finds("UIColor.\(color.identifier)", in: $0) }) else {
        continue
      }
      text += """
        extension UIColor {
          static var `\(color.identifier)`: UIColor { UIColor(resource: .`\(color.identifier)`) }
        }

        """
    }
    return text
  }

  /// Names of colours that are there already.
  private static let systemNames: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary", "purple", "red", "secondary", "teal", "white", "yellow", "accentColor", "label",
    "link", "magenta", "lightGray", "darkGray", "tint", "background", "foreground", "separator",
    "tertiary", "quaternary", "selection", "fill", "opaqueSeparator", "placeholderText",
  ]

  private static func quoted(_ name: String) -> String {
    "\""
      + name.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  /// Whether ".name" stands in a source as a whole word.
  private static func uses(_ source: String, _ name: String) -> Bool {
    finds(".\(name)", in: source)
  }

  private static func declares(_ source: String, _ name: String) -> Bool {
    finds("static let \(name)", in: source) || finds("static var \(name)", in: source)
      || finds("class var \(name)", in: source)
  }

  private static func finds(_ text: String, in source: String) -> Bool {
    var rest = source[...]
    while let found = rest.range(of: text) {
      let next = rest[found.upperBound...].first
      if next.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }
}
