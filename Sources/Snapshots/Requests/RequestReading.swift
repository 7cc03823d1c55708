import Addressing
import Geometry
import GalleryStories
import Previews

/// A query read as far as it can be read: the state without what is wrong, and what is wrong.
package struct RequestReading: Sendable {
  package private(set) var request: SnapshotRequest
  /// In the order of the query.
  package private(set) var faults: [SnapshotRequestError] = []

  private let story: CatalogueStory
  private var seen: Set<[UInt8]> = []

  /// Reads the parameters of a component's address, in any order.
  package init(_ query: [QueryItem], of component: CatalogueComponent) {
    let named = query.first { $0.name == "story" }
    let story = named.flatMap { component.story($0.value) } ?? component.stories[0]
    self.story = story
    request = SnapshotRequest(
      component: component.id, story: story.id == component.stories[0].id ? nil : story.id)
    for item in query {
      do {
        try read(item, of: component)
      } catch {
        faults.append(error)
      }
    }
    leaveOutDefaults()
  }

  private mutating func read(
    _ item: QueryItem, of component: CatalogueComponent
  ) throws(SnapshotRequestError) {
    guard let parameter = RequestParameter(item.name, in: story) else {
      throw SnapshotRequestError(
        .unknownParameter, parameter: item.name, value: item.value,
        nearest: NearestName.nearest(to: item.name, among: RequestParameter.names(in: story)))
    }
    guard seen.insert(Array(parameter.key.utf8)).inserted else {
      throw SnapshotRequestError(
        .repeatedParameter, parameter: item.name, value: item.value)
    }
    switch parameter {
    case .story:
      guard component.story(item.value) != nil else {
        let known = component.stories.map(\.id)
        throw SnapshotRequestError(
          .unknownStory, parameter: item.name, value: item.value, allowed: known,
          nearest: NearestName.nearest(to: item.value, among: known))
      }
    case .control(let control): request.controls[control.name] = try text(item, of: control)
    case .previous(let control):
      request.previousControls[control.name] = try text(item, of: control)
    case .scroll(let name):
      let target = try value(item, ScrollTarget(text: item.value), ScrollTarget.allowed)
      guard let name else { return request.scroll = target.isStandard ? nil : target }
      request.namedScroll[name] = target.isStandard ? nil : target
    case .focus: request.focus = FocusSetting(text: item.value)
    case .pressed: request.pressed = item.value
    case .actions: request.actions = try actions(item)
    case .time: request.time = try number(item, SnapshotLimits.seconds, "seconds, from 0")
    case .global(let global):
      if global == .size || global == .device, request.globals.canvas != nil {
        throw SnapshotRequestError(
          .conflict, parameter: item.name, value: global == .size ? "device" : "size")
      }
      guard global.read(item.value, into: &request.globals) else {
        throw invalid(item, global.allowed, known: global.choices.map(\.id))
      }
    case .pixels: request.pixels = try number(item, 1...4, "1 to 4")
    case .glyphs:
      let forms = GlyphForm.allCases.map(\.rawValue)
      request.glyphs = try value(item, GlyphForm(rawValue: item.value), forms)
    case .explain:
      request.explains = try value(item, Bool(controlText: item.value), ["0", "1"])
    case .version: break
    }
  }

  private func text(
    _ item: QueryItem, of control: StoryControl
  ) throws(SnapshotRequestError) -> String {
    do {
      return control.print(try control.parse(item.value)) ?? item.value
    } catch {
      throw invalid(item, error.allowed, known: control.choices.map(\.id))
    }
  }

  private func actions(_ item: QueryItem) throws(SnapshotRequestError) -> [SnapshotAction] {
    do {
      return try ActionScript.parse(item.value)
    } catch {
      var fault = invalid(item, SnapshotAction.allowed)
      fault.reason = "“\(item.name)” cannot be read: \(error.reason)."
      throw fault
    }
  }

  private func number(
    _ item: QueryItem, _ range: ClosedRange<Double>, _ form: String
  ) throws(SnapshotRequestError) -> Double {
    let number = PlainDecimal.value(of: item.value)
    return try value(item, number.flatMap { range.contains($0) ? $0 : nil }, [form])
  }

  private func value<Value>(
    _ item: QueryItem, _ value: Value?, _ allowed: [String]
  ) throws(SnapshotRequestError) -> Value {
    guard let value else { throw invalid(item, allowed) }
    return value
  }

  /// - Parameter known: values of which one was probably meant.
  private func invalid(
    _ item: QueryItem, _ allowed: [String], known: [String] = []
  ) -> SnapshotRequestError {
    SnapshotRequestError(
      .invalidValue, parameter: item.name, value: item.value, allowed: allowed,
      nearest: NearestName.nearest(to: item.value, among: known))
  }

  /// Forgets what the story is like by itself.
  private mutating func leaveOutDefaults() {
    for control in story.controls
    where request.controls[control.name]?.utf8.elementsEqual(control.initialText.utf8) == true {
      request.controls[control.name] = nil
    }
    if request.globals.canvas == StoryCanvas.standardChoice(of: story) {
      request.globals.canvas = nil
    }
    if request.globals.orientation == StoryCanvas.standardOrientation(of: story) {
      request.globals.orientation = nil
    }
    var natural = request.globals
    natural.scale = nil
    let naturalScale = StoryCanvas(natural, of: story).scale
    if request.globals.scale == naturalScale { request.globals.scale = nil }
    if request.pixels == request.globals.scale ?? naturalScale { request.pixels = nil }
  }
}

extension SnapshotRequest {
  /// The state of an address of a component in the catalogue.
  ///
  /// - Throws: the first thing that is wrong with it.
  package init(
    component id: String, query: [QueryItem], in catalogue: Catalogue
  ) throws(SnapshotRequestError) {
    let reading = RequestReading(query, of: try catalogue.known(id))
    if let fault = reading.faults.first { throw fault }
    self = reading.request
  }
}

extension Catalogue {
  /// The component of an id, or the error that says that there is none.
  package func known(_ id: String) throws(SnapshotRequestError) -> CatalogueComponent {
    guard let component = component(id) else {
      throw SnapshotRequestError(
        .unknownComponent, value: id,
        nearest: NearestName.nearest(to: id, among: components.map(\.id)))
    }
    return component
  }
}
