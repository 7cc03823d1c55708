import Geometry
import ViewCore
import Views

/// Runs the interactions of a request on a stage, each settled before the next.
@MainActor struct InteractionPass {
  let stage: Stage
  private let ids = IDSpelling()

  init(stage: Stage) { self.stage = stage }

  /// Holds down what has a name.
  func press(_ name: String) {
    guard let target = target(name, for: "pressed") else { return }
    guard target.environment.isEnabled else {
      return stage.graph.warn(.unknownValue, "pressed: “\(name)” is disabled")
    }
    _ = stage.act { _ in
      target.setPressed(true)
      return true
    }
  }

  func run(_ action: SnapshotAction) -> ActionDocument {
    let reason = perform(action)
    return ActionDocument(action: action.text, ran: reason == nil, reason: reason)
  }

  /// Why the action did not run; nil if it did.
  private func perform(_ action: SnapshotAction) -> String? {
    switch action {
    case .tap(let name):
      guard let target = target(name, for: "tap") else { return "nothing is named “\(name)”" }
      if stage.act({ _ in target.performTap() }) { return nil }
      return warn("tap", "“\(name)” is disabled")
    case .typeText(let name, _): return warn("type", "there is no field named “\(name)”")
    case .scroll(let name, let target):
      let isKnown = stage.graph.scrolls(name)
      _ = stage.act { stage in
        stage.graph.scrolling.scroll(name, to: target.request)
        return isKnown
      }
      return isKnown ? nil : "there is no scroll view named “\(name)”"
    case .focus: return warn("focus", "the story has no fields")
    case .back:
      return stage.act { $0.graph.goBack() }
        ? nil : warn("back", "there is no screen to go back to")
    case .dismiss:
      guard let screen = stage.graph.presentationChain.screens.last else {
        return warn("dismiss", "nothing is presented")
      }
      _ = stage.act { _ in
        screen.dismissScreen()
        return true
      }
      return nil
    case .wait: return nil
    }
  }

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
    if match.isAmbiguous {
      stage.graph.warn(
        .ambiguousName, "\(word): several views are named “\(name)”; the first is taken")
    }
    return target
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
