import SwiftUI

public struct ProgressRing: View, Animatable {
  var progress: Double
  var lineWidth: CGFloat = 12

  public var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  public var body: some View {
    ZStack {
      Circle().stroke(Color.brand.opacity(0.15), lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: min(max(progress, 0), 1))
        .stroke(
          AngularGradient(
            colors: [.brand.opacity(0.4), .brand], center: .center, startAngle: .zero,
            endAngle: .degrees(360 * progress)),
          style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      VStack(spacing: 0) {
        Text(progress, format: .percent.precision(.fractionLength(0)))
          .font(.title2.monospacedDigit().bold())
        Text("progress.done \(Int(progress * 100))", bundle: .module)
          .font(.caption2).foregroundStyle(.secondary)
      }
    }
    .padding(lineWidth / 2)
  }
}

#Preview("Ring", traits: .fixedLayout(width: 200, height: 200)) {
  @Previewable @State var progress = 0.72
  ProgressRing(progress: progress).padding()
}
