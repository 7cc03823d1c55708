import Geometry
import Snapshots
import Templating

/// What a snapshot says, as the page lists it: warnings, views, accessibility, scrolling.
struct SnapshotInspector {
  let document: SnapshotDocument

  /// Rows of the table of views; the JSON has all of them.
  private static let rowLimit = 500

  init(_ document: SnapshotDocument) { self.document = document }

  var values: [String: TemplateValue] {
    let rows = Self.rows(document.tree, depth: 0)
    return [
      "hasWarnings": .bool(!document.warnings.isEmpty),
      "warningCount": .text("\(document.warnings.count)"),
      "warnings": .list(
        document.warnings.map { ["kind": .text($0.kind), "message": .text($0.message)] }),
      "actions": .list(
        document.actions.map {
          ["action": .text($0.action), "ran": .bool($0.ran), "reason": .optional($0.reason)]
        }),
      "hasActions": .bool(!document.actions.isEmpty),
      "rows": .list(Array(rows.prefix(Self.rowLimit))),
      "rowCount": .text("\(rows.count)"),
      "hiddenRows": .optional(
        rows.count > Self.rowLimit ? "\(rows.count - Self.rowLimit)" : nil),
      "elements": .list(
        document.accessibility.prefix(Self.rowLimit).map { element in
          [
            "role": .text(element.role), "label": .text(element.label),
            "identifier": .optional(element.identifier),
            "traits": .text((element.traits ?? []).joined(separator: ", ")),
            "frame": Self.frame(element.frame),
          ]
        }),
      "scrollViews": .list(
        document.scroll.map { view in
          [
            "name": .text(view.name), "offset": Self.numbers(view.offset),
            "content": Self.numbers(view.contentSize), "viewport": Self.numbers(view.viewport),
          ]
        }),
      "hasScrollViews": .bool(!document.scroll.isEmpty),
      "fonts": .list(document.fonts.map { ["file": .text($0.file), "hash": .text($0.hash)] }),
      "layoutHash": .text(document.hashes.layout), "drawingHash": .text(document.hashes.drawing),
    ]
  }

  private static func rows(_ view: ViewDocument, depth: Int) -> [TemplateValue] {
    let name = view.identifier ?? view.explicitID
    let details: [String?] = [
      view.text.map { "“\($0)”" }, view.label, view.blendMode.map { "blend \($0)" },
      view.opacity.map { "opacity \(DocumentNumber.text($0.value))" },
      view.clip.map { "clip \($0)" }, view.zIndex.map { "z \(DocumentNumber.text($0.value))" },
      view.traits?.joined(separator: ", "),
      (view.modifiers ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        .joined(separator: ", "),
    ]
    let row: TemplateValue = [
      "type": .text(view.type), "name": .optional(name), "depth": .text("\(min(depth, 12))"),
      "details": .text(details.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")),
      "x": .text(DocumentNumber.text(view.frame[0].value)),
      "y": .text(DocumentNumber.text(view.frame[1].value)),
      "width": .text(DocumentNumber.text(view.frame[2].value)),
      "height": .text(DocumentNumber.text(view.frame[3].value)),
      "frame": frame(view.frame),
    ]
    return [row] + (view.children ?? []).flatMap { rows($0, depth: depth + 1) }
  }

  /// `x,y,width,height`, for the script that shows where a row's view lies.
  private static func frame(_ lengths: [Length]) -> TemplateValue {
    .text(lengths.map { DocumentNumber.text($0.value) }.joined(separator: ","))
  }

  private static func numbers(_ lengths: [Length]) -> TemplateValue {
    .text(lengths.map { DocumentNumber.text($0.value) }.joined(separator: " × "))
  }
}
