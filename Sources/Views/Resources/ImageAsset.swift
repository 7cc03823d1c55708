import Geometry
import ViewCore

/// An image set of an asset catalogue: files by scale and appearance.
struct ImageAsset: Sendable {
  struct Entry: Sendable {
    let conditions: AssetConditions
    let path: String
    let capInsets: EdgeInsets?
    let isTiled: Bool
  }

  let entries: [Entry]
  /// What the set says of templates; nil is not said.
  let isTemplate: Bool?

  init?(directory: String) {
    guard let file = AssetFile.contents(of: directory) else { return nil }
    entries = (file.images ?? []).compactMap { image in
      guard let name = image.filename, !name.isEmpty, !name.contains("/") else { return nil }
      return Entry(
        conditions: AssetConditions(
          idiom: image.idiom, appearances: image.appearances,
          languageDirection: image.languageDirection, scale: image.scale),
        path: "\(directory)/\(name)", capInsets: image.resizing?.capInsets.map(EdgeInsets.init),
        isTiled: image.resizing?.mode?.contains("tile") == true)
    }
    switch file.properties?.templateRenderingIntent {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: isTemplate = nil
    }
  }

  /// The file for an environment: the conditions that fit best, then the scale nearest to the
  /// display's, rather larger than smaller.
  func entry(in environment: EnvironmentValues) -> Entry? {
    guard let best = entries.bestFit(in: environment, \.conditions)?.conditions else { return nil }
    let scale = environment.displayScale
    return entries.filter {
      $0.conditions.idiom == best.idiom && $0.conditions.appearances == best.appearances
        && $0.conditions.languageDirection == best.languageDirection
    }.min { first, second in
      Self.distance(first.conditions.scale, scale) < Self.distance(second.conditions.scale, scale)
    }
  }

  /// Files for every scale, vectors as a rule, come last only where none has the display's.
  private static func distance(_ scale: CGFloat?, _ display: CGFloat) -> CGFloat {
    guard let scale else { return 0 }
    return scale >= display ? scale - display : (display - scale) * 100
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: [String: Double]) {
    func inset(_ edge: String) -> CGFloat { CGFloat(insets[edge] ?? 0) }
    self.init(
      top: inset("top"), leading: inset("left"), bottom: inset("bottom"), trailing: inset("right"))
  }
}
