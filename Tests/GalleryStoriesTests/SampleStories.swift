import GalleryStories
import Geometry
import Previews
import ViewCore

#Preview("First") { EmptyView() }

#Preview("Second", traits: .fixedLayout(width: 10, height: 20)) {
  @Previewable @State var label = "one"
  @Previewable @State var scale = 1.5
  EmptyView()
}

#Component(
  "tile", group: "Samples", stories: ["second"],
  controls: [
    Control(
      "label", summary: "What it says.", choices: ["one", Control.Choice("two", title: "2")]),
    Control("scale", range: 0...4, step: 0.5),
  ],
  steps: [Step("Two", "The label says two.", query: "story=second&label=two")])
