import Previews

/// The JSON Schema (2020-12, as OpenAPI 3.1 uses it) of one parameter of an address.
package struct ControlSchemaDocument: Codable, Hashable, Sendable {
  package var type: String?
  package var format: String?
  package var pattern: String?
  package var `enum`: [String]?
  package var items: Items?
  package var minimum: Double?
  package var maximum: Double?
  package var multipleOf: Double?
  /// Known values of a text that may also be another.
  package var examples: [String]?
  /// The alternatives of an optional: its value, or `~`.
  package var anyOf: [ControlSchemaDocument]?
  package var const: String?
  package var description: String?
  /// As an address spells it.
  package var `default`: String?

  /// The schema of a list's elements.
  package struct Items: Codable, Hashable, Sendable {
    package var type: String
  }

  init() {}

  package init(_ control: StoryControl) {
    var value = Self(value: control)
    if control.type.isOptional {
      var none = Self()
      none.const = "~"
      var choice = Self()
      choice.anyOf = [value, none]
      value = choice
    }
    value.description = control.summary.isEmpty ? nil : control.summary
    value.default = control.initialText
    self = value
  }

  private init(value control: StoryControl) {
    switch control.type.kind {
    case .boolean: type = "boolean"
    case .integer: type = "integer"
    case .number: type = "number"
    case .text:
      type = "string"
      if !control.choices.isEmpty { examples = control.choices.map(\.id) }
    case .choice:
      type = "string"
      `enum` = control.choices.map(\.id)
    case .color:
      type = "string"
      format = "color"
    case .date:
      type = "string"
      format = "date-time"
    case .list:
      type = "array"
      items = Items(type: "string")
    }
    minimum = control.range?.lowerBound
    maximum = control.range?.upperBound
    multipleOf = control.step.flatMap { $0 > 0 ? $0 : nil }
  }
}
