import Geometry
import Previews

/// Names the stories of a component.
@MainActor
enum StoryNaming {
  /// The stories of previews in the order of their sources, each with an id of its own.
  static func stories(
    of previews: [PreviewRecord], in component: Component
  ) -> [CatalogueStory] {
    var ids = DistinctIDs()
    var unnamedCount = 0
    return previews.map { preview in
      var name = KebabCase.id(of: preview.title ?? "")
      if name.isEmpty {
        unnamedCount += 1
        name = "preview-\(unnamedCount)"
      }
      let id = ids.take(name)
      let declared = component.stories.first { $0.id == id }
      return CatalogueStory(
        id: id, title: preview.title ?? KebabCase.words(of: id), tags: declared?.tags ?? [],
        summary: declared?.summary ?? "",
        canvas: declared?.canvas ?? canvas(of: preview.traits) ?? component.canvas,
        controls: preview.controls.map { control in
          StoryControl(control, component.control(control.name, inStory: id))
        },
        preview: preview)
    }
  }

  /// What the preview's traits say; nil if they say nothing.
  private static func canvas(of traits: PreviewTraits) -> Component.Canvas? {
    switch traits.layout {
    case .sizeThatFits: .fit
    case .fixed(let width, let height): .size(width: Double(width), height: Double(height))
    case .device: .device(traits.device.map { KebabCase.id(of: $0.rawValue) })
    case nil: traits.device.map { .device(KebabCase.id(of: $0.rawValue)) }
    }
  }
}

extension Component {
  /// The description of a control: one for the story before one for all.
  func control(_ name: String, inStory story: String) -> Control? {
    controls.first { $0.name == name && $0.stories.contains(story) }
      ?? controls.first { $0.name == name && $0.stories.isEmpty }
  }
}
