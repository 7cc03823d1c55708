import SwiftUI

extension Binding where Value == String? {
  /// The feature of an id.
  fileprivate var feature: Binding<SampleFeature?> {
    Binding<SampleFeature?>(
      get: { SampleFeature.all.first { $0.id == wrappedValue } },
      set: { wrappedValue = $0?.id })
  }
}

#Preview("Price alert") {
  @Previewable @State var feature: String? = "price-alert"
  @Previewable @State var lit = ["1"]
  @Previewable @State var clearing = SpotlightLook.Clearing.presentationBackground
  @Previewable @State var reading = SpotlightLook.Reading.behind
  @Previewable @State var light = SpotlightLook.Light.visiblePart
  SampleTripScreen(marked: lit)
    .spotlightOnboarding(
      item: $feature.feature,
      look: SpotlightLook(clearing: clearing, reading: reading, light: light)
    ) { item in
      SampleFeatureSheet(feature: item) { feature = nil }
    }
}

#Preview("Removed") {
  SampleTripScreen(marked: [])
}

/// Shows its onboarding some time after it has appeared, and the whole element: what has been
/// scrolled under the bar meanwhile shines over it.
private struct LateScreen: View {
  let delay: Double
  @State private var feature: SampleFeature?

  var body: some View {
    SampleTripScreen(marked: ["1"])
      .spotlightOnboarding(
        item: $feature, look: SpotlightLook(light: .wholeElement, duration: 0)
      ) { item in
        SampleFeatureSheet(feature: item) { feature = nil }
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
          feature = SampleFeature.all.first
        }
      }
  }
}

#Preview("Late") {
  @Previewable @State var delay = 0.4
  LateScreen(delay: delay)
}

#Preview("Shared ids") {
  @Previewable @State var feature: String? = "price-alert"
  VStack(spacing: 24) {
    ForEach(["Hotel", "Flight", "Car"], id: \.self) { title in
      Text(title)
        .padding()
        .background(Color.yellow.opacity(0.3))
        .spotlight(id: 1, cornerRadius: 6)
        .accessibilityIdentifier(title)
    }
  }
  .spotlightOnboarding(item: $feature.feature) { item in
    SampleFeatureSheet(feature: item) { feature = nil }
  }
}
