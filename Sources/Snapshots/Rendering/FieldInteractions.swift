import Geometry
import ViewCore
import Views

/// The interactions of a request that concern the focus and what is typed.
@MainActor struct FieldInteractions {
  let stage: Stage
  let ids: IDSpelling

  /// Moves the focus; why it did not, or nil.
  func move(
    _ move: FocusMove, passing seconds: Double?, revealing: Bool = true
  ) -> String? {
    let places = FocusPlaces(stage.graph)
    let target: (any FocusTarget)?
    switch move {
    case .none: target = nil
    case .field(let name):
      guard let place = place(name, for: "focus") else {
        return warn("focus", "there is no field named “\(name)”")
      }
      guard place.canBecomeFocused else { return warn("focus", "“\(name)” is disabled") }
      target = place
    case .next, .previous:
      let enabled = places.enabled
      let step = move == .next ? 1 : -1
      let start = move == .next ? 0 : enabled.count - 1
      let index = places.current.map { $0 + step } ?? start
      guard enabled.indices.contains(index) else {
        return warn(
          "focus", enabled.isEmpty ? "the story has no fields" : "there is no further field")
      }
      target = enabled[index]
    }
    _ = stage.act(passing: seconds) { stage in
      stage.graph.focus.move(to: target, revealing: revealing)
      return true
    }
    return nil
  }

  /// Gives the focus to a field and enters a text in it.
  func type(_ text: String, into name: String, passing seconds: Double?) -> String? {
    guard let field = place(name, for: "type") as? any TextInputTarget else {
      return warn("type", "there is no field named “\(name)”")
    }
    let ran = stage.act(passing: seconds) { stage in
      stage.graph.focus.move(to: field)
      return field.setText(text)
    }
    return ran ? nil : warn("type", "“\(name)” is disabled")
  }

  /// Does what the return key does in a field: of a name, which gets the focus, or the focused one.
  func submit(_ name: String?, passing seconds: Double?) -> String? {
    let field: any TextInputTarget
    if let name {
      guard let named = place(name, for: "submit") as? any TextInputTarget else {
        return warn("submit", "there is no field named “\(name)”")
      }
      guard named.canBecomeFocused else { return warn("submit", "“\(name)” is disabled") }
      field = named
    } else {
      guard let focused = stage.graph.focus.current as? any TextInputTarget else {
        return warn("submit", "no field has the focus")
      }
      field = focused
    }
    if name != nil {
      _ = stage.act { stage in
        stage.graph.focus.move(to: field)
        return true
      }
    }
    _ = stage.act(passing: seconds) { _ in
      field.submit()
      return true
    }
    return nil
  }

  /// Where the focus can be under a name.
  private func place(_ name: String, for word: String) -> (any FocusTarget)? {
    guard let root = stage.graph.root else { return nil }
    let found = FocusPlaces(stage.graph)
      .places(named: name, in: NamedPlaces(under: root, ids: ids))
    if found.count > 1 {
      stage.graph.warn(
        .ambiguousName, "\(word): several fields are named “\(name)”; the first is taken")
    }
    return found.first
  }

  private func warn(_ word: String, _ reason: String) -> String {
    stage.graph.warn(.unknownValue, "\(word): \(reason)")
    return reason
  }
}
