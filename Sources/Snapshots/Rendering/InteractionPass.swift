import Geometry
import ViewCore
import Views

/// Runs the interactions of a request on a stage: each is settled before the next, or has the time
/// that the wait after it gives.
@MainActor struct InteractionPass {
  let stage: Stage
  private let ids = IDSpelling()

  init(stage: Stage) { self.stage = stage }

  /// Holds down what has a name.
  func press(_ name: String, passing seconds: Double? = nil) {
    guard let target = target(name, for: "pressed") else { return }
    guard target.environment.isEnabled else {
      return stage.graph.warn(.unknownValue, "pressed: “\(name)” is disabled")
    }
    _ = stage.act(passing: seconds) { _ in
      target.setPressed(true)
      return true
    }
  }

  /// Moves the focus to where the address wants it.
  ///
  /// - Parameters:
  ///   - revealing: whether scroll views show what has the focus then.
  ///   - seconds: how much time passes meanwhile; nil to settle.
  func focus(_ setting: FocusSetting, revealing: Bool, passing seconds: Double? = nil) {
    switch setting {
    case .none: _ = fields.move(.none, passing: seconds)
    case .field(let name): _ = fields.move(.field(name), passing: seconds, revealing: revealing)
    }
  }

  private var fields: FieldInteractions { FieldInteractions(stage: stage, ids: ids) }

  /// - Parameters:
  ///   - actions: a wait at their beginning is over already.
  ///   - time: seconds that pass after the last one; nil to settle.
  ///   - willAct: called before each action that is no wait, with whether it is the last of all.
  func run(
    _ actions: [SnapshotAction], time: Double?, willAct: (_ isLast: Bool) -> Void
  ) -> [ActionDocument] {
    actions.enumerated().map { index, action in
      let isLast = index + 1 == actions.count
      let reason: String?
      if case .wait(let seconds) = action {
        // A wait gives its time to the action before it; further ones let more of it pass.
        if index > 0, case .wait = actions[index - 1] {
          _ = stage.act(passing: seconds) { _ in true }
        }
        if isLast, let time { stage.pass(time) }
        reason = nil
      } else {
        willAct(isLast)
        var seconds = isLast ? time : nil
        if index + 1 < actions.count, case .wait(let time) = actions[index + 1] { seconds = time }
        reason = perform(action, passing: seconds)
      }
      return ActionDocument(action: action.text, ran: reason == nil, reason: reason)
    }
  }

  /// Why the action did not run; nil if it did.
  private func perform(_ action: SnapshotAction, passing seconds: Double?) -> String? {
    switch action {
    case .tap(let name): return touches.tap(name, passing: seconds)
    case .touch(let action): return touches.perform(action, passing: seconds)
    case .typeText(let name, let text):
      return fields.type(text, into: name, passing: seconds)
    case .scroll(let name, let target):
      let isKnown = stage.graph.scrolls(name)
      _ = stage.act(passing: seconds) { stage in
        stage.graph.scrolling.scroll(name, to: target.request)
        return isKnown
      }
      return isKnown ? nil : "there is no scroll view named “\(name)”"
    case .focus(let move): return fields.move(move, passing: seconds)
    case .submit(let name): return fields.submit(name, passing: seconds)
    case .back:
      return stage.act(passing: seconds) { $0.graph.goBack() }
        ? nil : warn("back", "there is no screen to go back to")
    case .dismiss:
      guard let screen = stage.graph.presentationChain.screens.last else {
        return warn("dismiss", "nothing is presented")
      }
      _ = stage.act(passing: seconds) { _ in
        screen.dismissScreen()
        return true
      }
      return nil
    case .wait: return nil
    }
  }

  private var touches: TouchInteractions { TouchInteractions(stage: stage, ids: ids) }

  private func warn(_ word: String, _ reason: String) -> String {
    stage.graph.warn(.unknownValue, "\(word): \(reason)")
    return reason
  }

  /// What can be touched under a name; warns if that is nothing, or several.
  private func target(_ name: String, for word: String) -> (any InteractionTarget)? {
    guard let root = stage.graph.root else { return nil }
    let places = NamedPlaces(under: root, ids: ids)
    guard let match = places.match(name, indexedAmong: places.targets),
      let target = match.node.interactionTarget
    else {
      stage.graph.warn(.unknownValue, "\(word): nothing that can be touched is named “\(name)”")
      return nil
    }
    warnIfAmbiguous(match, name, word)
    return target
  }

  private func warnIfAmbiguous(_ match: NamedPlaces.Match, _ name: String, _ word: String) {
    guard match.isAmbiguous else { return }
    stage.graph.warn(
      .ambiguousName, "\(word): several views are named “\(name)”; the first is taken")
  }
}

extension ViewGraph {
  /// Whether a scroll view has a name: its own, its index, or none for the first.
  @MainActor fileprivate func scrolls(_ name: String) -> Bool {
    let states = scrollStates
    if name.isEmpty { return !states.isEmpty }
    return states.contains { $0.name == name } || Int(name).map(states.indices.contains) == true
  }
}
