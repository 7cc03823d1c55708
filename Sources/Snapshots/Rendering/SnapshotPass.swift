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
    if let target = request.focus { interactions.focus(target) }
    if let name = request.pressed { interactions.press(name) }
    let actions = interactions.run(request.actions)
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
      seeds: settings.seeds, seededType: story.preview.stateType, scroll: request.scrollRequests,
      time: request.appearanceTime)
  }

  /// Warns of settings that nothing in the story takes.
  private func warnOfWhatIsMissing(_ stage: Stage) {
    if case .device(let id?) = story.canvas, Device.named(id) == nil {
      stage.graph.warn(.unknownValue, "device: there is no device “\(id)”")
    }
    if request.glyphs == .live {
      stage.graph.warn(.approximation, "glyphs: live text is not supported yet; outlines are drawn")
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
    var focus = FocusDocument()
    if let root = stage.graph.root {
      rowIDs = NamedPlaces(under: root, ids: ids).rowIDs
      focus = FocusPlaces(under: root).document
    }
    let tree = stage.tree.map {
      ViewDocument($0, ids: ids, rowIDs: rowIDs, explains: request.explains)
    }
    return Snapshot(
      request: request, component: component, story: story, size: stage.size,
      displayList: stage.displayList,
      tree: tree ?? ViewDocument(id: "0", type: "Root", frame: [Length](CGRect.zero)),
      focus: focus, scroll: stage.graph.scrollStates.map { ScrollDocument($0) },
      presentations: stage.graph.presentationChain.screens.map {
        PresentationDocument(kind: $0.presentationStyle.rawValue)
      },
      actions: actions, warnings: warnings + stage.graph.diagnostics)
  }
}

extension SnapshotRequest {
  /// The seconds that pass after the appearance; nil to settle. A wait before the first action gives
  /// them, else `t` where nothing happens after the appearance.
  fileprivate var appearanceTime: Double? {
    if case .wait(let seconds) = actions.first { return seconds }
    return actions.isEmpty && previousControls.isEmpty ? time : nil
  }

  /// What the engine is asked of scroll views, by name; the story's own has the empty one.
  fileprivate var scrollRequests: [String: ScrollRequest] {
    var requests = namedScroll.mapValues(\.request)
    if let scroll { requests[""] = scroll.request }
    return requests
  }
}
