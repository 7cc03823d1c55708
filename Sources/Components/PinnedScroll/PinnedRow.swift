import SwiftUI

/// One row: grey, or green when selected.
///
/// The selected row has a white backing that is rounded on the side away from the list's edge only:
/// rows that pass behind it show at its two lower corners, and not at the upper ones.
struct PinnedRow: View {
  let row: Int
  let isSelected: Bool
  let height: CGFloat
  var edge = PinnedScrollLook.PinnedEdge.top

  var body: some View {
    Text("Item \(row)")
      .foregroundColor(.white)
      .frame(maxWidth: .infinity, minHeight: height)
      .background(isSelected ? Color.green : Color.gray)
      .cornerRadius(8)
      .background {
        if isSelected {
          Color.white.clipShape(RoundedCorner(radius: 8, corners: backingCorners))
        }
      }
      .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }

  private var backingCorners: UIRectCorner {
    edge == .top ? [.bottomLeft, .bottomRight] : [.topLeft, .topRight]
  }
}

/// A rectangle of which some corners are rounded.
struct RoundedCorner: Shape {
  var radius: CGFloat
  var corners: UIRectCorner

  func path(in rect: CGRect) -> Path {
    Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners,
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath)
  }
}
