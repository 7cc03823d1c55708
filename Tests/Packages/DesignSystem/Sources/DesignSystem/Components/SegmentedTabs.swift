import SwiftUI

public struct SegmentedTabs: View {
  public enum Tab: String, CaseIterable, Identifiable {
    case all, unread, archive
    public var id: String { rawValue }
  }

  @Binding var selection: Tab
  @Namespace private var namespace

  public var body: some View {
    HStack(spacing: 0) {
      ForEach(Tab.allCases) { tab in
        Text(localized: LocalizedStringKey("tabs.\(tab.rawValue)" as String))
          .font(.subheadline.weight(selection == tab ? .semibold : .regular))
          .foregroundColor(selection == tab ? .brand : .muted)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 10)
          .background(alignment: .bottom) {
            if selection == tab {
              Capsule()
                .fill(Color.brand)
                .frame(height: 3)
                .matchedGeometryEffect(id: "underline", in: namespace)
            }
          }
          .onTapGesture { withAnimation(.snappy) { selection = tab } }
      }
    }
    .overlay(alignment: .bottom) { Divider() }
  }
}

#Preview("Tabs", traits: .fixedLayout(width: 340, height: 60)) {
  @Previewable @State var selection = SegmentedTabs.Tab.unread
  SegmentedTabs(selection: $selection)
}
