import Addressing
import GalleryStories
import Geometry
import Previews
import Snapshots

/// The states that a component's page steps through, in order, and where among them a state is.
///
/// Declared steps come first; without any, the choices of the story's first control that has some are
/// the steps. What a step does not say of globals stays as it is: who looks at a component in dark
/// sees all its steps in dark.
struct StepList {
  struct Entry {
    var title: String
    /// One sentence on what to look at; may be empty.
    var description: String
    var request: SnapshotRequest
  }

  private(set) var entries: [Entry] = []
  /// The position of the state itself; nil if it is no step.
  private(set) var current: Int?

  init(_ request: SnapshotRequest, of component: CatalogueComponent) {
    entries = component.steps.compactMap { Self.entry($0, of: component, beside: request) }
    if entries.isEmpty { entries = Self.choices(of: component, beside: request) }
    current = entries.firstIndex { $0.request == request }
  }

  /// The step before; from a state that is no step, the last.
  var previous: Entry? {
    guard let current else { return entries.last }
    return current > 0 ? entries[current - 1] : nil
  }

  /// The step after; from a state that is no step, the first.
  var next: Entry? {
    guard let current else { return entries.first }
    return current + 1 < entries.count ? entries[current + 1] : nil
  }

  /// A declared step as a state; nil if its query cannot be read.
  private static func entry(
    _ step: Step, of component: CatalogueComponent, beside request: SnapshotRequest
  ) -> Entry? {
    guard let query = try? QueryString.parse(step.query.utf8) else { return nil }
    var reading = RequestReading(query, of: component)
    guard reading.faults.isEmpty else { return nil }
    let kept = request.query.filter { item in
      GlobalParameter(rawValue: item.name) != nil && !query.contains { $0.says(item.name) }
    }
    reading = RequestReading(query + kept, of: component)
    return Entry(
      title: step.title, description: step.description,
      request: reading.request.drawn(as: request))
  }

  private static func choices(
    of component: CatalogueComponent, beside request: SnapshotRequest
  ) -> [Entry] {
    guard let story = component.story(request.story),
      let control = story.controls.first(where: { $0.choices.count > 1 })
    else { return [] }
    let others = request.query.filter { $0.name != control.parameter }
    return control.choices.map { choice in
      let query = others + [QueryItem(name: control.parameter, value: choice.id)]
      return Entry(
        title: choice.title, description: "",
        request: RequestReading(query, of: component).request)
    }
  }
}

extension QueryItem {
  /// Whether a step says something of a global: what a story is shown on has two spellings.
  fileprivate func says(_ global: String) -> Bool {
    let places = ["device", "size"]
    return name == global || (places.contains(name) && places.contains(global))
  }
}

extension SnapshotRequest {
  /// The same state, written as another is.
  fileprivate func drawn(as other: SnapshotRequest) -> SnapshotRequest {
    var request = self
    request.glyphs = other.glyphs
    request.explains = other.explains
    request.pixels = other.pixels
    return request
  }
}
