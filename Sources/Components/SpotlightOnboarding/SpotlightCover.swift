import SwiftUI

/// The presented screen: dimming, lights, and the sheet at its bottom.
///
/// Dimming and sheet come together in `look.duration` seconds. From the first moment on the cover
/// takes all touches, so that nothing below can be scrolled away meanwhile, and it cannot be closed
/// before it is there.
struct SpotlightCover<Sheet: View>: View {
  let marks: [SpotlightMark]
  let visibleParts: [Int: CGRect]
  let look: SpotlightLook
  @ViewBuilder let sheet: Sheet
  @State private var isShown = false
  @State private var isComplete = false

  /// More than any device leaves free at the bottom, in points.
  private static var reach: CGFloat { 48 }

  var body: some View {
    ZStack(alignment: .bottom) {
      SpotlightDimming(marks: marks, visibleParts: visibleParts, look: look)
        .opacity(isShown ? 1 : 0)
      if isShown {
        SpotlightSheet { sheet }
          // The panel reaches below the safe area: its own height is not the whole way.
          .transition(.move(edge: .bottom).combined(with: .offset(y: Self.reach)))
          .allowsHitTesting(isComplete)
      }
    }
    .interactiveDismissDisabled(!isComplete)
    .modifier(SpotlightClearing(clearing: look.clearing))
    .onAppear(perform: show)
  }

  private func show() {
    guard look.duration > 0 else {
      isShown = true
      isComplete = true
      return
    }
    withAnimation(.easeOut(duration: look.duration)) {
      isShown = true
    } completion: {
      isComplete = true
    }
  }
}
