import Addressing
import GalleryStories
import Geometry
import HTTPServing
import Snapshots
import Templating

/// The page of a component at a state: picture, controls, steps, and what the snapshot says.
struct ComponentPage: Sendable {
  let answers: SnapshotAnswers
  let pages: PageMaker
  let sidebar: Sidebar

  /// The page of a query, however wrong: what cannot be read is left out and said in a banner.
  ///
  /// - Throws: `SnapshotRequestError` for an unknown component, `SnapshotError`.
  func answer(component id: String, query: [QueryItem]) async throws -> HTTPAnswer {
    let component = try answers.catalogue.known(id)
    let reading = RequestReading(query, of: component)
    let request = reading.request
    let story = component.story(request.story) ?? component.stories[0]
    let document = try await answers.document(request)
    let steps = StepList(request, of: component)

    var values = GlobalFields(request, of: story).values
    values.merge(heading(component, story, request)) { $1 }
    values.merge(picture(request, document, component)) { $1 }
    values.merge(stepValues(steps)) { $1 }
    values.merge(SnapshotInspector(document).values) { $1 }
    values["faults"] = .list(reading.faults.map { ["text": .text("\($0)")] })
    values["hasFaults"] = .bool(!reading.faults.isEmpty)
    values["controls"] = .list(FieldValues(request: request, story: story).controls)
    values["hasControls"] = .bool(!story.controls.isEmpty)
    values["engineState"] = .list(engineState(request))
    values["sidebar"] = .text(
      try sidebar.markup(current: component, story: story) { entry in
        Self.address(of: entry, in: component, under: request.globals)
      })
    let title = component.title == story.title ? story.title : "\(component.title), \(story.title)"
    return .prepared(
      PreparedResponse(try pages.page("component", title: title, values: values)))
  }

  /// The address of a story, as it is by itself, under globals.
  private static func address(
    of story: CatalogueStory, in component: CatalogueComponent, under globals: SnapshotGlobals
  ) -> String {
    var request = SnapshotRequest(component: component.id, story: story.id)
    request.globals = globals
    // Read anew, what the story is shown on by itself is left out.
    return RequestReading(request.query, of: component).request.address()
  }

  private func heading(
    _ component: CatalogueComponent, _ story: CatalogueStory, _ request: SnapshotRequest
  ) -> [String: TemplateValue] {
    let summary = story.summary.isEmpty ? component.summary : story.summary
    return [
      "component": .text(component.id), "title": .text(component.title),
      "group": .text(component.group), "storyTitle": .text(story.title),
      "story": .text(story.id), "summary": .optional(summary.isEmpty ? nil : summary),
      "source": .text("\(story.source)"),
      "formAction": .text("/components/\(PercentCoding.encode(component.id))/form"),
    ]
  }

  private func picture(
    _ request: SnapshotRequest, _ document: SnapshotDocument, _ component: CatalogueComponent
  ) -> [String: TemplateValue] {
    let width = document.size.first?.value ?? 0
    let height = document.size.last?.value ?? 0
    var film = request
    film.time = nil
    return [
      "isTransition": .bool(!request.previousControls.isEmpty || !request.actions.isEmpty),
      "filmstrip": .text(film.address(ending: "/filmstrip.svg")),
      "animation": .text(film.address(ending: "/animation.svg")),
      "svg": .text(request.address(ending: ".svg")),
      "json": .text(request.address(ending: ".json")),
      "embed": .text(request.address(folder: "embed")), "address": .text(request.address()),
      "width": .text(DocumentNumber.text(width)), "height": .text(DocumentNumber.text(height)),
      "isEmpty": .bool(width == 0 || height == 0),
      "isDevice": .bool(document.state.globals["device"] != nil),
      "hotspots": .list(Hotspots(request, document).values),
    ]
  }

  private func stepValues(_ steps: StepList) -> [String: TemplateValue] {
    let current = steps.current.map { steps.entries[$0] }
    return [
      "hasSteps": .bool(!steps.entries.isEmpty),
      "steps": .list(
        steps.entries.enumerated().map { index, entry in
          [
            "number": .text("\(index + 1)"), "title": .text(entry.title),
            "address": .text(entry.request.address()), "isCurrent": .bool(index == steps.current),
            "description": .text(entry.description), "key": .text("step-\(index)"),
          ]
        }),
      "previousStep": .optional(steps.previous?.request.address()),
      "nextStep": .optional(steps.next?.request.address()),
      "stepPosition": .text(
        steps.current.map { "\($0 + 1) of \(steps.entries.count)" } ?? "– of \(steps.entries.count)"
      ),
      "stepDescription": .optional(
        current.flatMap { $0.description.isEmpty ? nil : $0.description }),
    ]
  }

  /// The part of the state that is no control and no global, as fields of text.
  private func engineState(_ request: SnapshotRequest) -> [TemplateValue] {
    let query = request.query
    let fields: [(name: String, label: String, hint: String)] = [
      ("pressed", "Pressed", "name of what is held down"),
      ("focus", "Focus", "name of a field, or none"),
      ("scroll", "Scroll", "120, id:12, row:12 or end"),
      ("do", "Interactions", "tap(name);scroll(name,240)"),
    ]
    var values: [TemplateValue] = fields.map { field in
      let value = query.first { $0.name == field.name }?.value ?? ""
      return [
        "name": .text(field.name), "label": .text(field.label), "hint": .text(field.hint),
        "value": .text(value), "isChanged": .bool(!value.isEmpty),
      ]
    }
    let shown = Set(fields.map(\.name))
    values += query.filter { item in
      !shown.contains(item.name)
        && (item.name.hasPrefix("from.") || item.name.hasPrefix("scroll.")
          || ["t", "glyphs", "explain", "pixels"].contains(item.name))
    }.map { item in
      [
        "name": .text(item.name), "label": .text(item.name), "hint": "",
        "value": .text(item.value), "isChanged": true,
      ]
    }
    return values
  }
}
