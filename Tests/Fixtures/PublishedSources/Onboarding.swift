import SwiftUI

struct OnboardingPage: Identifiable, Equatable {
  let id = UUID()
  let title: LocalizedStringKey
  let text: LocalizedStringKey
  let symbol: String
  let tint: Color
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

struct OnboardingView: View {
  @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var current = 0
  private let pages = [
    OnboardingPage(
      title: "Welcome", text: "All your **trips** in one place.", symbol: "airplane", tint: .blue),
    OnboardingPage(
      title: "Share", text: "Plan with [friends](https://example.com).", symbol: "person.2.fill",
      tint: .orange),
    OnboardingPage(title: "Go", text: "Works offline, too.", symbol: "wifi.slash", tint: .green),
  ]

  var body: some View {
    VStack {
      TabView(selection: $current) {
        ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
          VStack(spacing: sizeClass == .compact ? 16 : 32) {
            Image(systemName: page.symbol)
              .symbolRenderingMode(.hierarchical)
              .font(.system(size: 96))
              .foregroundStyle(page.tint)
              .accessibilityHidden(true)
            Text(page.title).font(.largeTitle).fontWeight(.bold)
            Text(page.text).multilineTextAlignment(.center).foregroundColor(.secondary)
          }
          .padding(32)
          .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      .animation(reduceMotion ? nil : .easeInOut, value: current)

      HStack(spacing: 8) {
        ForEach(pages.indices, id: \.self) { index in
          Capsule()
            .fill(index == current ? Color.primary : .secondary.opacity(0.4))
            .frame(width: index == current ? 20 : 8, height: 8)
        }
      }
      .accessibilityElement()
      .accessibilityValue("Page \(current + 1) of \(pages.count)")

      Button(action: advance) {
        Text(current == pages.count - 1 ? "Start" : "Next")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .buttonBorderShape(.roundedRectangle(radius: 14))
      .padding([.horizontal, .bottom])
      .keyboardShortcut(.defaultAction)
    }
    .interactiveDismissDisabled(!hasSeenOnboarding)
    .background(.background.secondary)
  }

  private func advance() {
    if current < pages.count - 1 {
      withAnimation(.bouncy) { current += 1 }
    } else {
      hasSeenOnboarding = true
      dismiss()
    }
  }
}

#Preview { OnboardingView() }
