import GalleryStories
import Geometry
import Previews
import Snapshots
import Templating

/// The fields of the page's form, as the template `field` takes them.
struct FieldValues {
  let request: SnapshotRequest
  let story: CatalogueStory

  /// A field for every control of the story, in order.
  var controls: [TemplateValue] {
    story.controls.map { control in
      let text = request.controls[control.name] ?? control.initialText
      let isNil = control.type.isOptional && text == "~"
      var values: [String: TemplateValue] = [
        "name": .text(control.parameter), "label": .text(Self.words(control.name)),
        "summary": .optional(control.summary.isEmpty ? nil : control.summary),
        "value": .text(isNil ? "" : text), "isOptional": .bool(control.type.isOptional),
        "isNil": .bool(isNil),
        "isChanged": .bool(request.controls[control.name] != nil),
      ]
      values.merge(input(of: control, text: text, isNil: isNil)) { $1 }
      return .object(values)
    }
  }

  private func input(
    of control: StoryControl, text: String, isNil: Bool
  ) -> [String: TemplateValue] {
    switch control.type.kind {
    case .boolean: return ["isSwitch": true, "isOn": .bool(text == "true")]
    case .choice: return Self.choice(control.choices, text: text, isNil: isNil)
    case .text where !control.choices.isEmpty:
      return Self.choice(control.choices, text: text, isNil: isNil)
    case .integer, .number:
      let isRanged = control.range != nil
      return [
        "isNumber": true, "isRanged": .bool(isRanged),
        "minimum": .text(control.range.map { PlainDecimal.text(of: $0.lowerBound) } ?? ""),
        "maximum": .text(control.range.map { PlainDecimal.text(of: $0.upperBound) } ?? ""),
        "step": .text(control.step.map { PlainDecimal.text(of: $0) } ?? "any"),
      ]
    case .color:
      let swatch = control.swatch(text, under: request.globals)
      return ["isColor": true, "swatch": .text(swatch ?? "#000000")]
    case .date: return ["isDate": true]
    case .list: return ["isText": true, "hint": "Separated by commas"]
    case .text: return ["isText": true]
    }
  }

  /// A field of choices; a text that is none of them stands last, so that the form keeps it.
  private static func choice(
    _ choices: [ControlChoice], text: String, isNil: Bool
  ) -> [String: TemplateValue] {
    var options = choices.map { choice in
      option(choice, isSelected: choice.id.utf8.elementsEqual(text.utf8))
    }
    let isKnown = choices.contains { $0.id.utf8.elementsEqual(text.utf8) }
    if !isKnown, !isNil {
      let title = text.isEmpty ? "(empty)" : "“\(text)”"
      options.append(option(ControlChoice(id: text, title: title), isSelected: true))
    }
    return ["isChoice": true, "options": .list(options)]
  }

  static func option(_ choice: ControlChoice, isSelected: Bool) -> TemplateValue {
    ["id": .text(choice.id), "title": .text(choice.title), "isSelected": .bool(isSelected)]
  }

  /// `isOn` as “Is on”.
  private static func words(_ name: String) -> String {
    KebabCase.words(of: KebabCase.id(of: name))
  }
}
