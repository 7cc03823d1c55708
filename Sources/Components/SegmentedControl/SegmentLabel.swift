import SwiftUI

/// The label of a segment, recoloured by blending.
///
/// Three white copies lie over one another: `difference` inverts what is behind, `hue` takes the
/// colour out of it, `overlay` pushes it to an end. Over a backdrop of luminosity L = 0.3 R +
/// 0.59 G + 0.11 B the result is the grey min(1, 2 · (1 − L)): white on the blue track, black on
/// the white plate, and both at once under the plate's edge.
struct SegmentLabel: View {
  let option: SegmentOption
  let isSelected: Bool
  let isPressed: Bool
  let look: SegmentedControlLook

  var body: some View {
    switch look.recolouring {
    case .switched:
      content(isSelected ? .black : .white)
    case .blended(let modes):
      ZStack {
        ForEach(modes, id: \.self) { mode in
          content(.white).blendMode(mode)
        }
      }
    }
  }

  private func content(_ color: Color) -> some View {
    HStack(spacing: 4) {
      Text(option.title)
        .font(.system(size: 16, weight: .semibold, design: .rounded))
        .lineLimit(1)
        .fixedSize()
      option.imageName.map(Image.init(systemName:))
    }
    .foregroundColor(color)
    .opacity(isPressed ? 0.7 : 1)
    .padding(.horizontal, 12)
    .padding(.vertical, 10)
  }
}
