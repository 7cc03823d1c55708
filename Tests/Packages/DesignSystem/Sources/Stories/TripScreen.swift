import DesignSystem
import SwiftUI

/// Two parts of the design system on one screen.
public struct TripScreen: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(verbatim: "Lisbon").font(.title)
      Divider()
      Text(verbatim: "Three nights").foregroundStyle(.secondary)
    }
    .padding()
  }
}

#Preview("Trip") { TripScreen() }
