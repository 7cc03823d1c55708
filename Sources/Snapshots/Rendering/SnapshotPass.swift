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
    let state = try await reach { read($0) }
    var snapshot = state.reading
    snapshot.actions = state.actions
    snapshot.warnings = state.warnings
    return snapshot
  }

  /// The picture alone: nothing of the tree is named or described.
  func picture() async throws(SnapshotError) -> SnapshotPicture {
    let state = try await reach { $0.displayList }
    return SnapshotPicture(
      title: SnapshotPicture.title(component, story), displayList: state.reading,
      warnings: state.warnings, elapsed: state.elapsed)
  }

  /// Mounts the story, brings it into the state and reads it there.
  private func reach<Reading>(
    _ read: @MainActor (Stage) -> Reading
  ) async throws(SnapshotError) -> ReachedState<Reading> {
    let settings = try ControlSettings(request, of: story)
    let stage = try await mount(settings)
    let interactions = InteractionPass(stage: stage)
    let shown = SnapshotMoment(request)
    var began = 0.0
    if !settings.changes.isEmpty { began = stage.graph.clock.seconds }
    if shown == .afterChange {
      // What holds meanwhile is there before the change begins.
      hold(interactions)
      // Rule M12: at zero the change has not been made yet.
      if let time = request.time, time > 0 { stage.set(settings.changes, passing: time) }
    } else {
      if !settings.changes.isEmpty { stage.set(settings.changes) }
      hold(interactions, passing: shown == .afterAppearance ? 0 : nil)
    }
    if shown == .afterAppearance, let time = request.time { stage.pass(time) }
    var early: Reading?
    let actions = interactions.run(request.actions, time: request.time) { isLast in
      began = stage.graph.clock.seconds
      // Rule M12: at zero the action has not been made yet.
      if isLast, request.time == 0 { early = read(stage) }
    }
    warnOfWhatIsMissing(stage)
    let reading = early ?? read(stage)
    return ReachedState(
      reading: reading, actions: actions, elapsed: stage.graph.clock.seconds - began,
      warnings: settings.warnings + stage.graph.diagnostics)
  }

  /// Sets the focus and holds down what the request says.
  ///
  /// - Parameter seconds: how much time passes meanwhile; nil to settle.
  private func hold(_ interactions: InteractionPass, passing seconds: Double? = nil) {
    if let target = request.focus {
      let scrolls = request.scroll != nil || !request.namedScroll.isEmpty
      interactions.focus(target, revealing: !scrolls, passing: seconds)
    }
    if let name = request.pressed { interactions.press(name, passing: seconds) }
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
    var environment = request.globals.environment(scale: place.scale)
    environment.keyboardMetrics = place.keyboard
    return Stage(
      view, canvas: place.canvas, environment: environment,
      seeds: settings.seeds, seededType: story.preview.stateType, scroll: request.scrollRequests,
      time: request.appearanceTime)
  }

  /// Warns of settings that nothing in the story takes.
  private func warnOfWhatIsMissing(_ stage: Stage) {
    if case .device(let id?) = story.canvas, Device.named(id) == nil {
      stage.graph.warn(.unknownValue, "device: there is no device “\(id)”")
    }
    let place = StoryCanvas(request.globals, of: story)
    if request.globals.orientation != nil, place.device == nil {
      stage.graph.warn(.unknownValue, "orientation: nothing to turn without a device")
    }
  }

  private func read(_ stage: Stage) -> Snapshot {
    let ids = IDSpelling()
    var rowIDs: [ObjectIdentifier: String] = [:]
    var focus = FocusDocument()
    if let root = stage.graph.root {
      rowIDs = NamedPlaces(under: root, ids: ids).rowIDs
      focus = FocusPlaces(stage.graph).document
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
      actions: [], warnings: [])
  }
}

/// What was read of a story in a state, and what came up on the way there.
private struct ReachedState<Reading> {
  var reading: Reading
  var actions: [ActionDocument]
  /// Seconds since the last change began.
  var elapsed: Double
  var warnings: [Diagnostic]
}

/// What a request's time counts from.
private enum SnapshotMoment {
  /// No time is given: everything settles.
  case atRest
  case afterAppearance
  case afterChange
  case afterAction

  init(_ request: SnapshotRequest) {
    if request.time == nil {
      self = .atRest
    } else if !request.actions.isEmpty {
      self = .afterAction
    } else {
      self = request.previousControls.isEmpty ? .afterAppearance : .afterChange
    }
  }
}

extension SnapshotRequest {
  /// The seconds that pass at the appearance; nil to settle. A wait before the first action gives
  /// them; `t` passes once everything holds that the address says.
  fileprivate var appearanceTime: Double? {
    if case .wait(let seconds) = actions.first { return seconds }
    return SnapshotMoment(self) == .afterAppearance ? 0 : nil
  }

  /// What the engine is asked of scroll views, by name; the story's own has the empty one.
  fileprivate var scrollRequests: [String: ScrollRequest] {
    var requests = namedScroll.mapValues(\.request)
    if let scroll { requests[""] = scroll.request }
    return requests
  }
}
