import SwiftUI

public struct RatingView: View {
  @Binding var value: Int
  var maximum = 5
  @ScaledMetric(relativeTo: .title3) private var side: CGFloat = 24

  public var body: some View {
    HStack(spacing: 4) {
      ForEach(1...maximum, id: \.self) { index in
        Button {
          value = index
        } label: {
          Image(systemName: index <= value ? "star.fill" : "star")
            .resizable()
            .scaledToFit()
            .frame(width: side, height: side)
            .foregroundStyle(index <= value ? .yellow : .secondary)
        }
        .buttonStyle(.plain)
      }
      Text("rating.label \(value) \(maximum)", bundle: .module)
        .font(.footnote)
        .foregroundStyle(.muted)
        .padding(.leading, Spacing.s)
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview("Rating", traits: .sizeThatFitsLayout) {
  @Previewable @State var value = 3
  RatingView(value: $value).padding()
}
