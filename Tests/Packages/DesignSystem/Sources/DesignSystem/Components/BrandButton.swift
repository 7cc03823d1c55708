import SwiftUI

public struct BrandButtonStyle: ButtonStyle {
  public enum Kind: String, CaseIterable { case primary, secondary, ghost, destructive }
  public enum Size: CGFloat, CaseIterable { case small = 32, medium = 44, large = 56 }

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.density) private var density
  var kind: Kind = .primary
  var size: Size = .medium

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(size == .small ? .footnote.weight(.semibold) : .headline)
      .foregroundStyle(foreground)
      .padding(.horizontal, Spacing.m * density)
      .frame(minHeight: size.rawValue)
      .background {
        RoundedRectangle(cornerRadius: size.rawValue / 4, style: .continuous)
          .fill(background)
      }
      .overlay {
        if kind == .secondary {
          RoundedRectangle(cornerRadius: size.rawValue / 4, style: .continuous)
            .strokeBorder(Color.brand, lineWidth: 1.5)
        }
      }
      .opacity(isEnabled ? (configuration.isPressed ? 0.7 : 1) : 0.4)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }

  private var foreground: Color {
    switch kind {
    case .primary, .destructive: return .white
    case .secondary, .ghost: return .brand
    }
  }

  private var background: Color {
    switch kind {
    case .primary: return .brand
    case .destructive: return .critical
    case .secondary, .ghost: return .clear
    }
  }
}

public extension ButtonStyle where Self == BrandButtonStyle {
  static func brand(
    _ kind: BrandButtonStyle.Kind = .primary, size: BrandButtonStyle.Size = .medium
  ) -> BrandButtonStyle { BrandButtonStyle(kind: kind, size: size) }
}

#Preview("Kinds", traits: .sizeThatFitsLayout) {
  VStack(spacing: Spacing.s) {
    ForEach(BrandButtonStyle.Kind.allCases, id: \.self) { kind in
      Button {
      } label: {
        Text(localized: "action.continue")
      }.buttonStyle(.brand(kind))
    }
  }
  .padding()
}

#Preview("Sizes", traits: .sizeThatFitsLayout) {
  @Previewable @State var isDisabled = false
  HStack(spacing: Spacing.s) {
    ForEach(BrandButtonStyle.Size.allCases, id: \.rawValue) { size in
      Button("OK") {}.buttonStyle(.brand(size: size))
    }
  }
  .disabled(isDisabled)
  .padding()
}
