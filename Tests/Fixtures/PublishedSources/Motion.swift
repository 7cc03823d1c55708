import SwiftUI

struct Dots: View, Animatable {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  var body: some View {
    HStack {
      ForEach(0..<3) { i in
        Circle().frame(width: 8).offset(y: -6 * sin((phase + Double(i) / 3) * .pi))
      }
    }
  }
}

struct FlipTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotation3DEffect(.degrees(phase.isIdentity ? 0 : 90), axis: (0, 1, 0))
  }
}

extension AnyTransition {
  static var slideAndFade: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity),
      removal: .modifier(active: OpacityModifier(value: 0), identity: OpacityModifier(value: 1)))
  }
}

private struct OpacityModifier: ViewModifier {
  let value: Double
  func body(content: Content) -> some View { content.opacity(value) }
}

struct RadialLayout: Layout {
  var offset = Angle.zero
  var animatableData: Double {
    get { offset.degrees }
    set { offset = .degrees(newValue) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    for (index, subview) in subviews.enumerated() {
      let angle = Angle.degrees(360 / Double(subviews.count) * Double(index)) + offset
      let rank = subview[RankKey.self]
      subview.place(
        at: CGPoint(
          x: bounds.midX + cos(angle.radians) * radius * rank,
          y: bounds.midY + sin(angle.radians) * radius * rank),
        anchor: .center, proposal: .unspecified)
    }
  }
}

private struct RankKey: LayoutValueKey { static let defaultValue: Double = 1 }

struct LayoutSwitch: View {
  @State private var isRadial = true
  private var layout: AnyLayout {
    isRadial ? AnyLayout(RadialLayout()) : AnyLayout(HStackLayout(spacing: 12))
  }
  var body: some View {
    layout {
      ForEach(0..<6) {
        Text("\($0)").padding().background(.yellow, in: .circle).layoutValue(
          key: RankKey.self, value: 0.9)
      }
    }
    .animation(.default, value: isRadial)
    .onTapGesture { isRadial.toggle() }
  }
}

#Preview("Dots") { Dots(phase: 0.3) }
#Preview("Layout") { LayoutSwitch() }
