import SwiftUI

struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .mask(
        LinearGradient(
          stops: [
            .init(color: .black.opacity(0.4), location: phase),
            .init(color: .black, location: phase + 0.1),
            .init(color: .black.opacity(0.4), location: phase + 0.2),
          ], startPoint: .leading, endPoint: .trailing)
      )
      .onAppear {
        withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) { phase = 0.8 }
      }
  }
}

public struct SkeletonRow: View {
  var isLoading = true

  public var body: some View {
    HStack(spacing: 12) {
      Circle().fill(Color.muted.opacity(0.4)).frame(width: 44, height: 44)
      VStack(alignment: .leading) {
        Text("Placeholder title").font(.headline)
        Text("Two lines of placeholder text that stand for the message").font(.subheadline)
      }
    }
    .redacted(reason: isLoading ? .placeholder : [])
  }
}

#Preview("Loading", traits: .fixedLayout(width: 320, height: 100)) {
  @Previewable @State var isLoading = true
  SkeletonRow(isLoading: isLoading).padding()
}

struct SkeletonRow_Previews: PreviewProvider {
  static var previews: some View {
    SkeletonRow().modifier(Shimmer()).padding().previewLayout(.fixed(width: 320, height: 100))
      .previewDisplayName("Shimmering")
  }
}
