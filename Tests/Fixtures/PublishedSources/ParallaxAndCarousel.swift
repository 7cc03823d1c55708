import SwiftUI

struct ParallaxHeader<Content: View>: View {
  var height: CGFloat = 240
  @ViewBuilder var content: () -> Content

  var body: some View {
    GeometryReader { proxy in
      let minY = proxy.frame(in: .named("scroll")).minY
      content()
        .frame(width: proxy.size.width, height: height + max(0, minY))
        .clipped()
        .offset(y: minY > 0 ? -minY : -minY / 2)
        .blur(radius: min(8, max(0, -minY / 40)))
    }
    .frame(height: height)
  }
}

struct Carousel: View {
  @State private var scrolledID: Int?
  @GestureState private var drag: CGSize = .zero

  var body: some View {
    ScrollView(.vertical) {
      ParallaxHeader {
        AngularGradient(colors: [.pink, .orange, .pink], center: .center)
      }
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(0..<12) { index in
            RoundedRectangle(cornerRadius: 24)
              .fill(Color(hue: Double(index) / 12, saturation: 0.6, brightness: 0.9).gradient)
              .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 16)
              .frame(height: 180)
              .overlay { Text("\(index)").font(.largeTitle.bold()).foregroundStyle(.white) }
              .visualEffect { content, proxy in
                content.hueRotation(.degrees(proxy.frame(in: .global).minX / 10))
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $scrolledID)
      .scrollIndicators(.hidden)
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .safeAreaPadding(.vertical, 8)

      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 12)], spacing: 12) {
        ForEach(0..<9, id: \.self) { n in
          Text("\(n)").frame(maxWidth: .infinity, minHeight: 60).background(
            .quaternary, in: .rect(cornerRadius: 8))
        }
      }
      .padding()
    }
    .coordinateSpace(name: "scroll")
    .scrollBounceBehavior(.basedOnSize)
    .refreshable {}
  }
}

struct CircularSlider: View {
  @Binding var value: Double
  var range: ClosedRange<Double> = 0...100
  private let radius: CGFloat = 100

  private var angle: Angle {
    .degrees((value - range.lowerBound) / (range.upperBound - range.lowerBound) * 360)
  }

  var body: some View {
    ZStack {
      Circle().stroke(Color(.systemGray5), lineWidth: 14)
      Circle()
        .trim(from: 0, to: angle.degrees / 360)
        .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 14, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Circle()
        .fill(.white)
        .shadow(radius: 2)
        .frame(width: 28, height: 28)
        .offset(y: -radius)
        .rotationEffect(angle)
        .gesture(DragGesture(minimumDistance: 0).onChanged(change(_:)))
      Text(value.formatted(.number.precision(.fractionLength(0)))).font(.title).monospacedDigit()
    }
    .frame(width: radius * 2, height: radius * 2)
    .sensoryFeedback(.selection, trigger: Int(value))
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: value = min(range.upperBound, value + 1)
      case .decrement: value = max(range.lowerBound, value - 1)
      @unknown default: break
      }
    }
  }

  private func change(_ gesture: DragGesture.Value) {
    let vector = CGVector(dx: gesture.location.x, dy: gesture.location.y)
    var radians = atan2(vector.dy - radius, vector.dx - radius) + .pi / 2
    if radians < 0 { radians += 2 * .pi }
    value = range.lowerBound + Double(radians / (2 * .pi)) * (range.upperBound - range.lowerBound)
  }
}

#Preview("Carousel") { Carousel() }
#Preview("Circular", traits: .sizeThatFitsLayout) {
  @Previewable @State var value = 40.0
  CircularSlider(value: $value).padding(40)
}
