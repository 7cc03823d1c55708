import GalleryStories
import Geometry
import Previews

/// A state in full: what the address says and what it leaves to defaults, as addresses spell it.
package struct StateDocument: Codable, Hashable, Sendable {
  package var story: String
  /// Every control of the story.
  package var controls: [String: String]
  /// Controls before the change that is shown.
  package var from: [String: String]
  package var scroll: [String: String]
  package var focus: String?
  package var pressed: String?
  package var actions: [String]
  package var t: Length?
  /// Every global.
  package var globals: [String: String]
  package var glyphs: String

  private enum CodingKeys: String, CodingKey {
    case story, controls, from, scroll, focus, pressed, t, globals, glyphs
    case actions = "do"
  }

  package init(_ request: SnapshotRequest, of story: CatalogueStory) {
    self.story = story.id
    controls = Dictionary(
      story.controls.map { ($0.name, request.controls[$0.name] ?? $0.initialText) },
      uniquingKeysWith: { first, _ in first })
    from = request.previousControls
    scroll = request.namedScroll.mapValues(\.text)
    if let target = request.scroll { scroll[""] = target.text }
    focus = request.focus?.text
    pressed = request.pressed
    actions = request.actions.map(\.text)
    t = request.time.map { Length($0) }
    globals = request.globals.spelled(for: story)
    glyphs = request.glyphs.rawValue
  }
}

extension SnapshotGlobals {
  /// Every global by its parameter, as addresses spell it. Of `device` and `size` there is one.
  package func spelled(for story: CatalogueStory) -> [String: String] {
    let place = StoryCanvas(self, of: story)
    var globals = self
    globals.canvas = canvas ?? StoryCanvas.standardChoice(of: story)
    globals.orientation = place.orientation
    globals.scale = place.scale
    var spelled: [String: String] = [:]
    for parameter in GlobalParameter.allCases {
      spelled[parameter.rawValue] = parameter.text(of: globals) ?? parameter.standardText
    }
    return spelled
  }
}

extension GlobalParameter {
  /// The spelling of what holds without the parameter; nil where that is the story's affair.
  var standardText: String? {
    switch self {
    case .appearance: Self.appearances[0].id
    case .contrast: Self.contrasts[0].id
    case .direction: Self.directions[0].id
    case .keyboard: KeyboardChoice.automatic.text
    case .locale: SnapshotGlobals.standardLocale
    case .now: Date(timeIntervalSinceReferenceDate: SnapshotGlobals.standardNow).controlText
    case .reduceMotion: false.controlText
    case .system: Self.systems[0].id
    case .textSize: "large"
    case .device, .orientation, .scale, .size: nil
    }
  }
}
