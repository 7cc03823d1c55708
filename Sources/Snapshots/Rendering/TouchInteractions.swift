import Geometry
import Previews
import ViewCore
import Views

/// The interactions of a request that fingers make.
@MainActor struct TouchInteractions {
  let stage: Stage
  let ids: IDSpelling

  /// What is touched, and where.
  private struct Place {
    let node: ViewNode
    let point: CGPoint
    /// As a reason calls it.
    let name: String
    var isEnabled: Bool { node.environment.isEnabled && node.environment.allowsHitTesting }
  }

  private enum Search {
    case found(Place)
    /// Why not.
    case missing(String)
  }

  /// Points between two fingers and their middle.
  private static let fingerDistance: CGFloat = 50
  /// Seconds that two fingers take, and between the taps of several.
  private static let twoFingerTime = 0.25
  private static let tapDistance = 0.1

  /// Why the touch did not happen or nothing took it; nil if something did.
  func perform(_ action: TouchAction, passing seconds: Double?) -> String? {
    switch action {
    case .tap(let spot, let count):
      return touch(spot, "tap", passing: seconds) { place in
        [TouchStep(.end, after: 0)]
          + (1..<max(1, count)).flatMap { index in
            let delay = Double(index) * Self.tapDistance
            return [
              TouchStep(.begin([place.point]), after: delay), TouchStep(.end, after: delay),
            ]
          }
      }
    case .press(let spot): return touch(spot, "press", passing: seconds) { _ in [] }
    case .hold(let spot, let time):
      return touch(spot, "hold", passing: seconds) { _ in [TouchStep(.end, after: time)] }
    case .move(let x, let y):
      return go(on: "move", passing: seconds) { screen, graph in
        screen.drag(by: CGSize(width: x, height: y), in: graph)
      }
    case .release: return go(on: "release", passing: seconds) { screen, _ in screen.end() }
    case .drag(let spot, let x, let y, let time):
      return touch(spot, "drag", passing: seconds) { place in
        let isPoint = if case .point = spot { true } else { false }
        let start = place.point
        let end = CGPoint(x: isPoint ? x : start.x + x, y: isPoint ? y : start.y + y)
        return TouchScreen.steps(lasting: time) { part in
          [
            CGPoint(
              x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
          ]
        }
      }
    case .pinch(let spot, let scale):
      return touch(spot, "pinch", fingers: Self.fingers, passing: seconds) { place in
        TouchScreen.steps(lasting: Self.twoFingerTime) { part in
          Self.fingers(about: place.point, scale: 1 + (scale - 1) * part)
        }
      }
    case .rotate(let spot, let degrees):
      return touch(spot, "rotate", fingers: Self.fingers, passing: seconds) { place in
        TouchScreen.steps(lasting: Self.twoFingerTime) { part in
          Self.fingers(about: place.point, radians: degrees * part * .pi / 180)
        }
      }
    }
  }

  /// The short touch of a name.
  func tap(_ name: String, passing seconds: Double?) -> String? {
    perform(.tap(.name(name), count: 1), passing: seconds)
  }

  private static func fingers(about point: CGPoint) -> [CGPoint] { fingers(about: point, scale: 1) }

  private static func fingers(
    about point: CGPoint, scale: Double = 1, radians: Double = 0
  ) -> [CGPoint] {
    let x = fingerDistance * scale * cos(radians)
    let y = fingerDistance * scale * sin(radians)
    return [
      CGPoint(x: point.x - x, y: point.y - y), CGPoint(x: point.x + x, y: point.y + y),
    ]
  }

  private func touch(
    _ spot: TouchSpot, _ word: String, fingers: (CGPoint) -> [CGPoint] = { [$0] },
    passing seconds: Double?, _ steps: (Place) -> [TouchStep]
  ) -> String? {
    let place: Place
    switch find(spot, for: word) {
    case .missing(let reason): return reason
    case .found(let found): place = found
    }
    let screen = TouchScreen.of(stage.graph)
    let ran = stage.act(passing: seconds) { stage in
      screen.play(steps(place), from: fingers(place.point), on: place.node, in: stage.graph)
      return screen.isOpen
    }
    // Of a finger that stays it counts what it begins on, not whether its time has run out.
    if ran, screen.isOpen || screen.hasFinger { return nil }
    return warn(
      word,
      place.isEnabled ? "nothing takes the touch of \(place.name)" : "\(place.name) is disabled")
  }

  /// Goes on with the finger that stays.
  private func go(
    on word: String, passing seconds: Double?, _ deed: (TouchScreen, ViewGraph) -> Void
  ) -> String? {
    let screen = TouchScreen.of(stage.graph)
    guard screen.hasFinger else { return warn(word, "no finger is on the picture") }
    _ = stage.act(passing: seconds) { stage in
      deed(screen, stage.graph)
      return true
    }
    return nil
  }

  // MARK: Where

  private func find(_ spot: TouchSpot, for word: String) -> Search {
    switch spot {
    case .point(let x, let y):
      let point = CGPoint(x: x, y: y)
      let name = "the point \(PlainDecimal.text(of: x)), \(PlainDecimal.text(of: y))"
      guard let node = stage.graph.hitTest(point) else {
        return .missing(warn(word, "nothing is at \(name)"))
      }
      return .found(Place(node: node, point: point, name: name))
    case .name(let name): return find(name, for: word)
    }
  }

  /// The view of a name: for taps and presses what can be touched at, in or around it.
  private func find(_ name: String, for word: String) -> Search {
    guard let root = stage.graph.root else { return .missing("nothing is named “\(name)”") }
    let places = NamedPlaces(under: root, ids: ids)
    let match = places.match(name, indexedAmong: places.targets)
    let isShort = ["tap", "press", "hold"].contains(word)
    var base = match?.node
    if isShort {
      let isHeld = word != "tap" && match?.node.isInMovableRow == true
      base = match?.node.interactionTarget ?? (isHeld ? match?.node : nil)
    }
    guard let match, let base else {
      stage.graph.warn(.unknownValue, "\(word): nothing that can be touched is named “\(name)”")
      return .missing("nothing is named “\(name)”")
    }
    if match.isAmbiguous {
      stage.graph.warn(
        .ambiguousName, "\(word): several views are named “\(name)”; the first is taken")
    }
    let middle = CGPoint(x: base.placedSize.width / 2, y: base.placedSize.height / 2)
    let node = base.environment.isEnabled ? base.hitTest(middle) ?? base : base
    return .found(
      Place(node: node, point: middle.applying(base.transform()), name: "“\(name)”"))
  }

  private func warn(_ word: String, _ reason: String) -> String {
    stage.graph.warn(.unknownValue, "\(word): \(reason)")
    return reason
  }
}
