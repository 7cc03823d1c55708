import GalleryStories
import Geometry
import Previews
import Snapshots

/// The JSON Schema (2020-12) of all parameters of a component's address.
package struct QuerySchemaDocument: Codable, Hashable, Sendable {
  package var type = "object"
  package var additionalProperties = false
  package var properties: [String: Property]

  /// A control's schema, or that of a parameter which every component has.
  package enum Property: Codable, Hashable, Sendable {
    case control(ControlSchemaDocument)
    case common(CommonParameterDocument)

    package init(from decoder: any Decoder) throws {
      self = .control(try ControlSchemaDocument(from: decoder))
    }

    package func encode(to encoder: any Encoder) throws {
      switch self {
      case .control(let schema): try schema.encode(to: encoder)
      case .common(let schema): try schema.encode(to: encoder)
      }
    }
  }

  init(_ component: CatalogueComponent, _ controls: [StoryControl]) {
    properties = CommonParameterDocument.all.mapValues { .common($0) }
    properties["story"] = .common(
      CommonParameterDocument(
        "The story; the first without it.", values: component.stories.map(\.id)))
    for control in controls {
      let schema = ControlSchemaDocument(control)
      properties[control.parameter] = .control(schema)
      properties["from.\(control.name)"] = .control(schema)
    }
  }
}

/// The schema of a parameter that every component has.
package struct CommonParameterDocument: Codable, Hashable, Sendable {
  package var type = "string"
  package var description: String
  package var `enum`: [String]?
  package var examples: [String]?

  init(_ description: String, values: [String]? = nil, examples: [String]? = nil) {
    self.description = description
    self.enum = values
    self.examples = examples
  }

  /// By name.
  static let all: [String: CommonParameterDocument] = {
    var all: [String: CommonParameterDocument] = [
      "scroll": CommonParameterDocument(
        "Where the scroll view stands, in points or by a row.",
        examples: ["120", "0,120", "id:12", "id:12,top", "row:12", "end"]),
      "focus": CommonParameterDocument("The field that has the focus, or none."),
      "pressed": CommonParameterDocument("The name of what is held down."),
      "do": CommonParameterDocument(
        "Interactions, run and settled in turn.", examples: ["tap(name)", "scroll(name,240)"]),
      "t": CommonParameterDocument("Seconds since the last change; settled without it."),
      "pixels": CommonParameterDocument("Pixels a point of a PNG, 1 to 4."),
      "glyphs": CommonParameterDocument(
        "How text is drawn in an SVG.", values: GlyphForm.allCases.map(\.rawValue)),
      "explain": CommonParameterDocument("Whether the JSON says why.", values: ["0", "1"]),
      "v": CommonParameterDocument("Ignored: for cache busting."),
    ]
    for global in GlobalParameter.allCases {
      let values = global.choices.map(\.id)
      all[global.rawValue] = CommonParameterDocument(
        global.summary, values: values.isEmpty ? nil : values,
        examples: values.isEmpty ? global.allowed : nil)
    }
    return all
  }()
}

extension GlobalParameter {
  /// What the parameter is about, in one sentence.
  fileprivate var summary: String {
    switch self {
    case .appearance: "Light or dark."
    case .contrast: "The contrast that is asked for."
    case .device: "The device that the story is shown on."
    case .direction: "The direction of the layout."
    case .keyboard: "The keyboard that focused fields show."
    case .locale: "The language and region."
    case .now: "What the clock shows."
    case .orientation: "How the device is held."
    case .reduceMotion: "Whether less motion is asked for."
    case .scale: "Pixels a point, 1 to 3; layout sees it."
    case .size: "The size that the story is shown at, instead of a device."
    case .system: "The system whose look is drawn."
    case .textSize: "The user's text size."
    }
  }
}
