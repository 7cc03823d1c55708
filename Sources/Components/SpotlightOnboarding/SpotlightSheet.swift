import SwiftUI

/// The panel at the bottom of the cover: as high as its content, and never higher than the screen;
/// content that does not fit scrolls.
struct SpotlightSheet<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ViewThatFits(in: .vertical) {
      padded
      ScrollView { padded }
    }
    .frame(maxWidth: 560)
    .background {
      UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16)
        .fill(Color(uiColor: .systemBackground))
        .ignoresSafeArea(edges: .bottom)
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("sheet")
  }

  private var padded: some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(24)
  }
}
