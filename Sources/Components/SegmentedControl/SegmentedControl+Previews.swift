import SwiftUI

/// Trips, as a flight search offers them.
private let trips = [
  SegmentOption(id: "one-way", title: "One way"),
  SegmentOption(id: "round-trip", title: "Round trip"),
  SegmentOption(id: "multi-city", title: "Multi-city"),
]

/// The options of a list of titles: ids are the titles, equal titles share one.
private func options(_ titles: [String], images: [String] = []) -> [SegmentOption] {
  titles.enumerated().map { index, title in
    SegmentOption(
      id: title, title: title, imageName: images.indices.contains(index) ? images[index] : nil)
  }
}

#Preview("Final", traits: .sizeThatFitsLayout) {
  @Previewable @State var selection = "one-way"
  @Previewable @State var track = Color.blue
  SegmentedControl(trips, selection: $selection, look: SegmentedControlLook(track: track))
    .padding(20)
}

#Preview("Plain", traits: .sizeThatFitsLayout) {
  @Previewable @State var selection = "one-way"
  SegmentedControl(
    trips, selection: $selection,
    look: SegmentedControlLook(recolouring: .switched, slides: false)
  )
  .padding(20)
}

#Preview("Matched geometry", traits: .sizeThatFitsLayout) {
  @Previewable @State var selection = "one-way"
  SegmentedControl(
    trips, selection: $selection,
    look: SegmentedControlLook(recolouring: .switched, keepsLabelsOnTop: false)
  )
  .padding(20)
}

#Preview("Without hue", traits: .sizeThatFitsLayout) {
  @Previewable @State var selection = "one-way"
  SegmentedControl(
    trips, selection: $selection,
    look: SegmentedControlLook(recolouring: .blended([.difference, .overlay]))
  )
  .padding(20)
}

#Preview("Without z index", traits: .sizeThatFitsLayout) {
  @Previewable @State var selection = "one-way"
  SegmentedControl(
    trips, selection: $selection, look: SegmentedControlLook(keepsLabelsOnTop: false)
  )
  .padding(20)
}

#Preview("Images", traits: .sizeThatFitsLayout) {
  @Previewable @State var selection = "Flights"
  SegmentedControl(
    options(["Flights", "Hotels", "Cars"], images: ["airplane", "bed.double", "car"]),
    selection: $selection
  )
  .padding(20)
}

#Preview("Many options", traits: .fixedLayout(width: 360, height: 84)) {
  @Previewable @State var selection = "December"
  @Previewable @State var titles = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  SegmentedControl(options(titles), selection: $selection)
    .padding(20)
}

#Preview("Options", traits: .fixedLayout(width: 360, height: 84)) {
  @Previewable @State var selection = "B"
  @Previewable @State var titles = ["A", "B", "C"]
  SegmentedControl(options(titles), selection: $selection)
    .padding(20)
}

#Preview("In a column", traits: .fixedLayout(width: 320, height: 240)) {
  @Previewable @State var selection = "Deep sleep"
  VStack(spacing: 12) {
    Text("Sleep")
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityIdentifier("title")
    SegmentedControl(
      options(["Whole night", "Deep sleep", "Every reading"]), selection: $selection
    )
    .accessibilityIdentifier("control")
    Text("Seven hours and ten minutes")
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityIdentifier("summary")
  }
  .padding(16)
}

#Preview("No options", traits: .fixedLayout(width: 200, height: 60)) {
  @Previewable @State var selection = ""
  SegmentedControl([], selection: $selection)
    .padding(20)
}
