import Previews

/// A control of a story: the state's own type and value, and what the component says about it.
package struct StoryControl: Sendable {
  package var name: String
  package var summary: String
  package var type: ControlType
  /// Every value of a choice or Boolean, or the declared choices of a text; else empty.
  package var choices: [ControlChoice]
  /// For numbers; nil if nothing is declared.
  package var range: ClosedRange<Double>?
  package var step: Double?
  /// How an address spells the value that the source gives the state.
  package var initialText: String
  private let preview: PreviewControl

  @MainActor init(_ preview: PreviewControl, _ declared: Control?) {
    self.preview = preview
    name = preview.name
    summary = declared?.summary ?? ""
    type = preview.type
    choices = type.choices
    if type.kind == .text, let declared {
      choices = declared.choices.map { ControlChoice(id: $0.id, title: $0.title) }
    }
    if type.kind == .integer || type.kind == .number {
      range = declared?.range
      step = declared?.step ?? (type.kind == .integer ? 1 : nil)
    }
    initialText = preview.initialText
  }

  /// The parameter that sets the control: its name, or `control.name` if the name is reserved.
  package var parameter: String { Self.parameter(of: name) }

  /// The parameter that sets a control of a name.
  package static func parameter(of name: String) -> String {
    ReservedParameter.all.contains(name) ? "control.\(name)" : name
  }

  /// The value that `text` spells. Of a text with choices, an id stands for itself and an index
  /// for the id at that position; any other text is legal. The error names the parameter.
  package func parse(_ text: String) throws(ControlValueError) -> Any {
    var text = text
    if let index = declaredIndex(of: text) {
      text = preview.codec.print(choices[index].id) ?? text
    }
    do {
      return try preview.parse(text)
    } catch {
      throw ControlValueError(parameter: parameter, value: error.value, allowed: error.allowed)
    }
  }

  /// The one spelling of a value; nil if it is of another type.
  package func print(_ value: Any) -> String? { preview.codec.print(value) }

  /// Whether `text` is legal but names none of the declared choices.
  package func namesNothing(_ text: String) -> Bool {
    guard type.kind == .text, !choices.isEmpty, !text.isEmpty, !isNil(text) else { return false }
    return declaredIndex(of: text) == nil
  }

  /// The position of the declared choice that `text` names.
  private func declaredIndex(of text: String) -> Int? {
    guard type.kind == .text, !isNil(text) else { return nil }
    return ControlCodec.index(of: text, in: choices.map(\.id))
  }

  private func isNil(_ text: String) -> Bool { type.isOptional && text == "~" }
}

/// Names of parameters that every address has: a control of such a name is set by
/// `control.name`.
package enum ReservedParameter {
  package static let all: Set<String> = [
    "story", "scroll", "focus", "pressed", "from", "control", "do", "t", "appearance",
    "direction", "locale", "textSize", "device", "size", "orientation", "scale", "system",
    "contrast", "reduceMotion", "now", "pixels", "glyphs", "explain", "v", "frames",
  ]
}
