import Geometry
import Snapshots
import Templating

/// Links over the picture, one on each button and field that an address can name: following one taps
/// it.
struct Hotspots {
  private let request: SnapshotRequest
  private let document: SnapshotDocument

  /// More would hardly be told apart with a pointer.
  private static let limit = 200

  init(_ request: SnapshotRequest, _ document: SnapshotDocument) {
    self.request = request
    self.document = document
  }

  var values: [TemplateValue] {
    let size = document.size.map(\.value)
    guard size.count == 2, size[0] > 0, size[1] > 0,
      request.actions.count < SnapshotLimits.actionCount
    else { return [] }
    let buttons = document.accessibility.filter { element in
      ["button", "textField"].contains(element.role)
        && element.traits?.contains("disabled") != true
    }
    return buttons.prefix(Self.limit).compactMap { button in
      guard let name = name(of: button) else { return nil }
      var tapped = request
      tapped.pressed = nil
      tapped.actions.append(.tap(name))
      func share(_ index: Int, of length: Double) -> TemplateValue {
        .text(DocumentNumber.text(button.frame[index].value / length * 100))
      }
      return [
        "address": .text(tapped.address()),
        "label": .text("Tap \(button.label.isEmpty ? name : button.label)"),
        "left": share(0, of: size[0]), "top": share(1, of: size[1]),
        "width": share(2, of: size[0]), "height": share(3, of: size[1]),
      ]
    }
  }

  /// A name that leads to this button and no other; nil if there is none.
  private func name(of button: AccessibilityElementDocument) -> String? {
    let others = document.accessibility.filter { $0 != button }
    let candidates = [button.identifier, button.label].compactMap(\.self).filter { !$0.isEmpty }
    return candidates.first { name in
      !others.contains { $0.identifier == name || $0.label == name }
    }
  }
}
