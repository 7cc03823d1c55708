import SwiftUI

extension View {
  /// Presents a new feature over this view while `item` is there: the screen darkens, marked
  /// elements stay lit, a sheet at the bottom explains.
  ///
  /// Without an item nothing is added to what is drawn. The sheet sets the item to nil; then the
  /// cover goes and `onDismiss` runs once.
  public func spotlightOnboarding<Item: Identifiable, Content: View>(
    item: Binding<Item?>, look: SpotlightLook = SpotlightLook(), onDismiss: (() -> Void)? = nil,
    @ViewBuilder sheet: @escaping (Item) -> Content
  ) -> some View {
    modifier(SpotlightOnboarding(item: item, look: look, onDismiss: onDismiss, sheet: sheet))
  }
}

/// Reads the marks of a hierarchy and presents the cover that lights them.
private struct SpotlightOnboarding<Item: Identifiable, Sheet: View>: ViewModifier {
  @Binding var item: Item?
  let look: SpotlightLook
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet
  @State private var visibleParts: [Int: CGRect] = [:]

  func body(content: Content) -> some View {
    switch look.reading {
    case .behind:
      content.onPreferenceChange(VisiblePartsKey.self) { visibleParts = $0 }
        .backgroundPreferenceValue(SpotlightMarksKey.self) { presenter(of: $0) }
    case .over:
      content.onPreferenceChange(VisiblePartsKey.self) { visibleParts = $0 }
        .overlayPreferenceValue(SpotlightMarksKey.self) { presenter(of: $0) }
    }
  }

  /// Carries the presentation and draws nothing itself.
  private func presenter(of marks: [Int: SpotlightMark]) -> some View {
    EmptyView()
      .fullScreenCover(item: $item, onDismiss: { onDismiss?() }) { item in
        SpotlightCover(
          // Dictionaries have another order in every process.
          marks: marks.values.sorted { $0.id < $1.id }, visibleParts: visibleParts, look: look
        ) { sheet(item) }
      }
      // The cover is there at once: what shows of it comes by itself.
      .transaction { $0.disablesAnimations = true }
  }
}
