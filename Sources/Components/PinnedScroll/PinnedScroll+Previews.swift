import SwiftUI

/// The list under its title, as an app shows it.
private struct Screen<List: View>: View {
  @ViewBuilder let list: List

  var body: some View {
    VStack {
      Spacer()
      Text("ScrollView with pinned selected item")
        .accessibilityIdentifier("title")
      list
    }
  }
}

#Preview("Items") {
  @Previewable @State var selection: Int? = nil
  Screen { PinnedScroll(selection: $selection) }
}

#Preview("Named space") {
  @Previewable @State var selection: Int? = nil
  Screen { PinnedScroll(selection: $selection, look: PinnedScrollLook(space: .named)) }
}

#Preview("Bottom edge") {
  @Previewable @State var selection: Int? = 18
  Screen { PinnedScroll(selection: $selection, look: PinnedScrollLook(edge: .bottom)) }
}

#Preview("Lazy") {
  @Previewable @State var selection: Int? = 500
  @Previewable @State var isLazy = true
  Screen {
    PinnedScroll(
      rows: 1..<1001, selection: $selection, look: PinnedScrollLook(isLazy: isLazy))
  }
}

#Preview("Tall row") {
  @Previewable @State var selection: Int? = 3
  @Previewable @State var height = 900.0
  Screen {
    PinnedScroll(
      selection: $selection, look: PinnedScrollLook(height: { $0 == 3 ? height : 50 }))
  }
}

#Preview("Scroll to") {
  @Previewable @State var selection: Int? = 3
  ScrollViewReader { reader in
    VStack {
      HStack {
        Button("First") { reader.scrollTo(1) }
        Button("Sixth") { reader.scrollTo(6, anchor: .top) }
        Button("Last") { reader.scrollTo(20, anchor: .bottom) }
      }
      PinnedScroll(selection: $selection)
    }
  }
}

#Preview("Scroll position") {
  @Previewable @State var selection: Int? = 3
  @Previewable @State var position: Int? = 6
  Screen {
    PinnedScroll(selection: $selection)
      .scrollPosition(id: $position, anchor: .top)
  }
}

#Preview("Under a bar") {
  @Previewable @State var selection: Int? = 3
  NavigationStack {
    PinnedScroll(selection: $selection)
      .navigationTitle("Items")
      .navigationBarTitleDisplayMode(.inline)
  }
}
