import SwiftUI

/// Darkens the whole screen but for the lit elements.
///
/// Holes are taken out of the dimming by compositing: where several overlap the screen shows as it
/// does in one of them.
struct SpotlightDimming: View {
  let marks: [SpotlightMark]
  let visibleParts: [Int: CGRect]
  let look: SpotlightLook

  var body: some View {
    Color.black.opacity(look.dimming)
      .ignoresSafeArea()
      .mask {
        Rectangle()
          .ignoresSafeArea()
          .overlay {
            GeometryReader { cover in
              let holes = holes(in: cover)
              ForEach(holes.filter { !$0.isEmpty }, id: \.id) { hole in
                UnevenRoundedRectangle(cornerRadii: hole.corners)
                  .frame(width: hole.frame.width, height: hole.frame.height)
                  .accessibilityIdentifier("light-\(hole.id)")
                  .position(x: hole.frame.midX, y: hole.frame.midY)
                  .blendMode(.destinationOut)
              }
              Color.clear.onChange(of: holes, initial: true) {
                SpotlightCheck.warn(of: marks, holes: holes)
              }
            }
            // Frames are counted from the left; a position from right to left is not.
            .environment(\.layoutDirection, .leftToRight)
          }
      }
  }

  private func holes(in cover: GeometryProxy) -> [SpotlightHole] {
    marks.map { mark in
      SpotlightHole(
        id: mark.id, frame: cover[mark.anchor],
        visiblePart: look.light == .visiblePart ? visibleParts[mark.id] : nil,
        cornerRadius: mark.cornerRadius)
    }
  }
}
