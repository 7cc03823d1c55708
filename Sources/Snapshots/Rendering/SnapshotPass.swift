import GalleryStories
import Geometry
import Previews
import ViewCore
import Views

/// Makes one snapshot: mounts the story with its seeds, brings it into the state, reads it.
@MainActor struct SnapshotPass {
  let request: SnapshotRequest
  let component: CatalogueComponent
  let story: CatalogueStory

  func snapshot() async throws(SnapshotError) -> Snapshot {
    let settings = try ControlSettings(request, of: story)
    let stage = try await mount(settings)
    if !settings.changes.isEmpty { stage.set(settings.changes) }
    let interactions = InteractionPass(stage: stage)
    if let name = request.pressed { interactions.press(name) }
    let actions = request.actions.map { interactions.run($0) }
    warnOfWhatIsMissing(stage)
    return read(stage, actions, warnings: settings.warnings)
  }

  private func mount(_ settings: ControlSettings) async throws(SnapshotError) -> Stage {
    let place = StoryCanvas(request.globals, of: story)
    let view: any View
    do {
      try await story.preview.prepare()
      view = try story.preview.makeView()
    } catch {
      throw .story(component: component.id, story: story.id, fault: "\(error)")
    }
    return Stage(
      view, canvas: place.canvas,
      environment: request.globals.environment(scale: place.scale),
      seeds: settings.seeds, seededType: story.preview.stateType, scroll: request.scrollRequests)
  }

  /// Warns of settings that nothing in the story takes.
  private func warnOfWhatIsMissing(_ stage: Stage) {
    if case .field(let name) = request.focus {
      stage.graph.warn(.unknownValue, "focus: there is no field named “\(name)”")
    }
    if case .device(let id?) = story.canvas, Device.named(id) == nil {
      stage.graph.warn(.unknownValue, "device: there is no device “\(id)”")
    }
    let place = StoryCanvas(request.globals, of: story)
    if request.globals.orientation != nil, place.device == nil {
      stage.graph.warn(.unknownValue, "orientation: nothing to turn without a device")
    }
  }

  private func read(
    _ stage: Stage, _ actions: [ActionDocument], warnings: [Diagnostic]
  ) -> Snapshot {
    let ids = IDSpelling()
    var rowIDs: [ObjectIdentifier: String] = [:]
    if let root = stage.graph.root { rowIDs = NamedPlaces(under: root, ids: ids).rowIDs }
    let tree = stage.tree.map { ViewDocument($0, ids: ids, rowIDs: rowIDs) }
    let displayList = stage.displayList
    return Snapshot(
      request: request, component: component, story: story, size: stage.size,
      displayList: displayList,
      tree: tree ?? ViewDocument(id: "0", type: "Root", frame: [Length](CGRect.zero)),
      scroll: stage.graph.scrollStates.map { ScrollDocument($0) }, actions: actions,
      warnings: warnings + stage.graph.diagnostics)
  }
}

extension SnapshotRequest {
  /// What the engine is asked of scroll views, by name; the story's own has the empty one.
  fileprivate var scrollRequests: [String: ScrollRequest] {
    var requests = namedScroll.mapValues(\.request)
    if let scroll { requests[""] = scroll.request }
    return requests
  }
}
