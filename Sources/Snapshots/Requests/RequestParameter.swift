import Geometry
import GalleryStories

/// What a name in the query of a story's address stands for.
enum RequestParameter {
  case story
  case control(StoryControl)
  /// The control's value before the change.
  case previous(StoryControl)
  /// Nil for the story's own scroll view.
  case scroll(String?)
  case focus, pressed, actions, time
  case global(GlobalParameter)
  case pixels, glyphs, explain
  /// Ignored: for cache busting.
  case version

  /// - Parameter name: as the address spells it; nil if it is of no parameter of the story.
  init?(_ name: String, in story: CatalogueStory) {
    if let control = story.control(parameter: name) {
      self = .control(control)
    } else if let control = name.suffix(after: "control.").flatMap({ story.control($0) }) {
      self = .control(control)
    } else if let control = name.suffix(after: "from.").flatMap({ story.control($0) }) {
      self = .previous(control)
    } else if let scrollView = name.suffix(after: "scroll.") {
      self = .scroll(scrollView)
    } else if let global = GlobalParameter(rawValue: name) {
      self = .global(global)
    } else if let plain = Self.plain[name] {
      self = plain
    } else {
      return nil
    }
  }

  private static let plain: [String: RequestParameter] = [
    "story": .story, "scroll": .scroll(nil), "focus": .focus, "pressed": .pressed, "do": .actions,
    "t": .time, "pixels": .pixels, "glyphs": .glyphs, "explain": .explain, "v": .version,
  ]

  /// What an address of the story may name, sorted.
  static func names(in story: CatalogueStory) -> [String] {
    let controls = story.controls.flatMap { [$0.parameter, "from.\($0.name)"] }
    return (controls + plain.keys + GlobalParameter.allCases.map(\.rawValue)).sorted()
  }

  /// The spelling that all spellings of this parameter have in common.
  var key: String {
    switch self {
    case .story: "story"
    case .control(let control): "control.\(control.name)"
    case .previous(let control): "from.\(control.name)"
    case .scroll(let name): name.map { "scroll.\($0)" } ?? "scroll"
    case .focus: "focus"
    case .pressed: "pressed"
    case .actions: "do"
    case .time: "t"
    case .global(let global): global.rawValue
    case .pixels: "pixels"
    case .glyphs: "glyphs"
    case .explain: "explain"
    case .version: "v"
    }
  }
}
