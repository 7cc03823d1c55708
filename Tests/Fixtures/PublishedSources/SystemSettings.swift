import SwiftUI

extension FocusedValues {
  @Entry var draft: String?
}

/// Reads what the system says of itself: every one of these names belongs to one module only.
struct SystemSettingsView: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.isLuminanceReduced) private var isDimmed
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
  @Environment(\.accessibilityInvertColors) private var inverts
  @Environment(\.accessibilityShowButtonShapes) private var showsShapes
  @Environment(\.accessibilityVoiceOverEnabled) private var speaks
  @FocusedValue(\.draft) private var draft

  var body: some View {
    let settings: [(String, Bool)] = [
      ("Active", phase == .active), ("Bold", weight == .bold), ("Dimmed", isDimmed),
      ("Motion", reducesMotion), ("Transparency", reducesTransparency),
      ("Shapes for colours", differentiates), ("Inverted", inverts), ("Buttons", showsShapes),
      ("VoiceOver", speaks), ("Draft", draft != nil),
    ]
    List(settings, id: \.0) { name, isOn in
      LabeledContent(name, value: isOn ? "On" : "Off")
    }
    .focusedValue(\.draft, "text")
  }
}

/// Moves by phases and by keyframes.
struct BeatingHeart: View {
  @State private var beats = 0

  var body: some View {
    VStack {
      PhaseAnimator([1.0, 1.2, 0.9], trigger: beats) { scale in
        Image(systemName: "heart.fill").scaleEffect(scale)
      } animation: { _ in
        .spring(duration: 0.3)
      }
      Image(systemName: "star").keyframeAnimator(initialValue: 0.0, trigger: beats) { star, lift in
        star.offset(y: -lift)
      } keyframes: { _ in
        LinearKeyframe(10, duration: 0.2)
        SpringKeyframe(0, duration: 0.4)
      }
      Button("Beat") { beats += 1 }
    }
  }
}
