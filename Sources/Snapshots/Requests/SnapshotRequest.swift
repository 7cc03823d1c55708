import Addressing
import Geometry
import GalleryStories
import Previews

/// A state of a component, as an address says it: everything that decides what is drawn.
///
/// Values of controls stay in their one spelling; what equals the story's own value is left out, so
/// that equal states are equal requests.
package struct SnapshotRequest: Hashable, Sendable {
  /// The component's id.
  package var component: String
  /// Nil for the component's first story.
  package var story: String?
  /// Spellings of values, by the names of the controls.
  package var controls: [String: String] = [:]
  /// Spellings of the values before the change whose transition is shown, by control name.
  package var previousControls: [String: String] = [:]
  /// Where the scroll view of the story stands, if it has one.
  package var scroll: ScrollTarget?
  /// Where scroll views stand, by name.
  package var namedScroll: [String: ScrollTarget] = [:]
  /// Nil for the focus that the story itself sets.
  package var focus: FocusSetting?
  /// The name of what is held down.
  package var pressed: String?
  /// Run and settled in turn.
  package var actions: [SnapshotAction] = []
  /// Seconds since the appearance, the change of controls or the last action; nil for settled.
  package var time: Double?
  package var globals = SnapshotGlobals()
  /// Pixels a point of a PNG; nil for the scale. Layout does not see it.
  package var pixels: Double?
  package var glyphs = GlyphForm.outlines
  /// Whether the JSON says why each frame is what it is.
  package var explains = false

  /// The component's first story as it is by itself.
  package init(component: String, story: String? = nil) {
    self.component = component
    self.story = story
  }
}

/// How text is drawn in an SVG.
package enum GlyphForm: String, CaseIterable, Hashable, Sendable {
  /// As paths.
  case outlines
  /// As `<text>`.
  case live
}

extension SnapshotRequest {
  /// The one list of parameters of this state: sorted by name, byte for byte, defaults left out.
  package var query: [QueryItem] {
    var items: [QueryItem] = []
    func add(_ name: String, _ value: String?) {
      if let value { items.append(QueryItem(name: name, value: value)) }
    }
    add("story", story)
    for (name, value) in controls { add(StoryControl.parameter(of: name), value) }
    for (name, value) in previousControls { add("from.\(name)", value) }
    add("scroll", scroll?.text)
    for (name, target) in namedScroll { add("scroll.\(name)", target.text) }
    add("focus", focus?.text)
    add("pressed", pressed)
    add("do", actions.isEmpty ? nil : ActionScript.print(actions))
    add("t", time.map { PlainDecimal.text(of: $0) })
    for global in GlobalParameter.allCases { add(global.rawValue, global.text(of: globals)) }
    add("pixels", pixels.map { PlainDecimal.text(of: $0) })
    add("glyphs", glyphs == .outlines ? nil : glyphs.rawValue)
    add("explain", explains ? "1" : nil)
    return items.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// `/components/segmented-control?selection=round-trip`: the canonical address of the page, or
  /// with `.svg` and its like, of a picture.
  package func address(ending: String = "", folder: String = "components") -> String {
    let path = "/\(folder)/\(PercentCoding.encode(component))\(ending)"
    let query = QueryString.print(query)
    return query.isEmpty ? path : "\(path)?\(query)"
  }
}
