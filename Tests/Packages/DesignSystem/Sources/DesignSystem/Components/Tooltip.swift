import SwiftUI

private struct TooltipAnchorKey: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] = [:]
  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Bubble: Shape {
  var radius: CGFloat = 10
  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect, cornerRadius: radius)
    path.move(to: CGPoint(x: rect.midX - 8, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY - 8))
    path.addLine(to: CGPoint(x: rect.midX + 8, y: rect.minY))
    path.closeSubpath()
    return path
  }
}

public extension View {
  func tooltipTarget(_ id: String) -> some View {
    anchorPreference(key: TooltipAnchorKey.self, value: .bounds) { [id: $0] }
  }

  func tooltip(at id: String?, _ text: LocalizedStringKey) -> some View {
    overlayPreferenceValue(TooltipAnchorKey.self) { anchors in
      GeometryReader { proxy in
        if let id, let anchor = anchors[id] {
          let frame = proxy[anchor]
          Text(text, bundle: .module)
            .font(.footnote)
            .foregroundStyle(.white)
            .padding(10)
            .background(Bubble().fill(Color.ink))
            .fixedSize()
            .position(x: frame.midX, y: frame.maxY + 34)
        }
      }
    }
  }
}

#Preview("Hint", traits: .fixedLayout(width: 320, height: 140)) {
  @Previewable @State var target = "filter"
  HStack(spacing: 40) {
    ForEach(["list.bullet", "line.3.horizontal.decrease", "magnifyingglass"], id: \.self) { name in
      Image(systemName: name).tooltipTarget(name == "line.3.horizontal.decrease" ? "filter" : name)
    }
  }
  .frame(maxWidth: .infinity, maxHeight: .infinity)
  .tooltip(at: target, "tooltip.hint")
}
