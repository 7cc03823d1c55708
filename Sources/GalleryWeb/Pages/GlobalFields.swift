import GalleryStories
import Geometry
import Previews
import Snapshots
import Templating

/// The fields of the toolbar: what a story is shown under.
struct GlobalFields {
  private let request: SnapshotRequest
  private let story: CatalogueStory
  private let spelled: [String: String]

  init(_ request: SnapshotRequest, of story: CatalogueStory) {
    self.request = request
    self.story = story
    spelled = request.globals.spelled(for: story)
  }

  var values: [String: TemplateValue] {
    [
      "appearance": options(.appearance), "direction": options(.direction),
      "orientation": options(.orientation), "system": options(.system),
      "textSizes": options(.textSize), "contrast": options(.contrast),
      "reducesMotion": .bool(request.globals.reducesMotion),
      "canvases": .list(canvases), "hasDevice": .bool(place.device != nil),
      "locale": .text(request.globals.locale),
      "scales": .list(
        ["1", "2", "3"].map { scale in
          FieldValues.option(
            ControlChoice(id: scale, title: "\(scale)×"), isSelected: spelled["scale"] == scale)
        } + otherScale),
      "now": .text(spelled["now"] ?? ""),
      "changed": .bool(request.globals != SnapshotGlobals()),
    ]
  }

  private var place: StoryCanvas { StoryCanvas(request.globals, of: story) }

  private func options(_ parameter: GlobalParameter) -> TemplateValue {
    .list(
      parameter.choices.map {
        FieldValues.option($0, isSelected: spelled[parameter.rawValue] == $0.id)
      })
  }

  /// A scale that is none of the usual ones.
  private var otherScale: [TemplateValue] {
    guard let scale = spelled["scale"], !["1", "2", "3"].contains(scale) else { return [] }
    return [FieldValues.option(ControlChoice(id: scale, title: "\(scale)×"), isSelected: true)]
  }

  /// The story's own place first, then its own size, then every device.
  private var canvases: [TemplateValue] {
    let current = spelled["device"] ?? spelled["size"] ?? ""
    var choices = [ControlChoice(id: "fit", title: "Its own size")]
    if current != "fit", Device.named(current) == nil {
      let title = current.replacingOccurrences(of: "x", with: " × ")
      choices.append(ControlChoice(id: current, title: title))
    }
    choices += GlobalParameter.device.choices
    return choices.map { FieldValues.option($0, isSelected: $0.id == current) }
  }
}
