import SwiftUI

public struct EmptyState: View {
  public var body: some View {
    VStack(spacing: Spacing.m) {
      Image("Mark", bundle: .module).resizable().scaledToFit().frame(width: 72, height: 72)
      Text(localized: "empty.title").font(.title2.bold())
      Text(localized: "empty.message")
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
      Button {
      } label: {
        Text(localized: "action.continue").frame(maxWidth: 200)
      }
      .buttonStyle(.brand())
      .padding(.top, Spacing.s)
    }
    .padding(Spacing.l)
  }
}

#Preview("Trips", traits: .fixedLayout(width: 340, height: 340)) { EmptyState() }
