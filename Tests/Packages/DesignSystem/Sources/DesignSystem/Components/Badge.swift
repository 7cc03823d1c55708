import SwiftUI

public struct Badge: View {
  public enum Tone: CaseIterable, Identifiable {
    case neutral, positive, warning, critical
    public var id: Self { self }
    var color: Color {
      switch self {
      case .neutral: .muted
      case .positive: .positive
      case .warning: .warning
      case .critical: .critical
      }
    }
  }

  let title: String
  var tone: Tone = .neutral

  public init(_ title: String, tone: Tone = .neutral) {
    self.title = title
    self.tone = tone
  }

  public var body: some View {
    Text(title)
      .font(.caption.bold())
      .textCase(.uppercase)
      .kerning(0.4)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(tone.color.opacity(0.15), in: Capsule())
      .overlay(Capsule().strokeBorder(tone.color.opacity(0.5)))
      .foregroundColor(tone.color)
  }
}

#Preview("Tones", traits: .sizeThatFitsLayout) {
  HStack {
    ForEach(Badge.Tone.allCases) { Badge("\($0)", tone: $0) }
  }
  .padding()
}
