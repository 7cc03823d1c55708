import Geometry
import ViewCore

/// Under which conditions a catalogue's entry is meant.
struct AssetConditions: Hashable, Sendable {
  var idiom: String
  /// `luminosity: dark`, `contrast: high`.
  var appearances: [String: String]
  var languageDirection: String?
  var scale: CGFloat?

  init(
    idiom: String?, appearances: [AssetFile.Appearance]?, languageDirection: String? = nil,
    scale: String? = nil
  ) {
    self.idiom = idiom ?? "universal"
    self.appearances = Dictionary(
      (appearances ?? []).map { ($0.appearance, $0.value) }, uniquingKeysWith: { $1 })
    self.languageDirection = languageDirection
    self.scale = scale.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil }.map {
      CGFloat($0)
    }
  }

  /// How well the entry fits: nil if it does not, more for each condition that it names.
  func fit(in environment: EnvironmentValues) -> Int? {
    var fit = 0
    switch idiom {
    case "universal": break
    case environment.systemLook.isMac ? "mac" : "iphone": fit += 1
    default: return nil
    }
    for (appearance, value) in appearances {
      let current =
        switch appearance {
        case "luminosity": environment.colorScheme == .dark ? "dark" : "light"
        case "contrast": environment.colorSchemeContrast == .increased ? "high" : "normal"
        default: ""
        }
      guard value == current else { return nil }
      fit += 2
    }
    if let languageDirection {
      let isRightToLeft = environment.layoutDirection == .rightToLeft
      guard (languageDirection == "right-to-left") == isRightToLeft else { return nil }
      fit += 2
    }
    return fit
  }
}

extension Sequence {
  /// The entry that fits best; of several the first.
  func bestFit(
    in environment: EnvironmentValues, _ conditions: (Element) -> AssetConditions
  ) -> Element? {
    var best: (element: Element, fit: Int)?
    for element in self {
      guard let fit = conditions(element).fit(in: environment) else { continue }
      if best.map({ fit > $0.fit }) ?? true { best = (element, fit) }
    }
    return best?.element
  }
}
