import SwiftUI

/// Lays subviews out in lines, as many as fit in each.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  struct Cache { var frames: [CGRect] = [] }
  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.frames = []
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    var widest: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if origin.x + size.width > width, origin.x > 0 {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      cache.frames.append(CGRect(origin: origin, size: size))
      origin.x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
      widest = max(widest, origin.x - spacing)
    }
    return CGSize(width: widest, height: origin.y + lineHeight)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (index, subview) in zip(subviews.indices, subviews) {
      let frame = cache.frames[index]
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}

public struct ChipGroup: View {
  let titles: [String]
  @Binding var selection: Set<String>

  public var body: some View {
    FlowLayout {
      ForEach(titles, id: \.self) { title in
        let isSelected = selection.contains(title)
        Label {
          Text(title)
        } icon: {
          if isSelected { Image(systemName: "checkmark") }
        }
        .labelStyle(.titleAndIcon)
        .font(.callout)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.ink))
        .background(isSelected ? Color.brand : .surface, in: .capsule)
        .overlay { Capsule().strokeBorder(Color.brand.opacity(isSelected ? 0 : 0.3)) }
        .contentShape(Capsule())
        .onTapGesture {
          if isSelected { selection.remove(title) } else { selection.insert(title) }
        }
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
      }
    }
  }
}

private struct ChipDemo: View {
  @State private var selection: Set<String> = ["Vegan", "Late"]
  var body: some View {
    ChipGroup(
      titles: ["Vegan", "Near me", "Open now", "Terrace", "Late", "Dog friendly"],
      selection: $selection)
  }
}

#Preview("Filters", traits: .fixedLayout(width: 280, height: 180)) { ChipDemo().padding() }
