import Geometry
import LayoutCore
import ViewCore

/// A tab as its bar shows it.
struct TabBarEntry {
  let label: AnyView
  let badge: Text?
  let isSelected: Bool
  let select: @MainActor () -> Void
}

/// The bar of a tab view: 49 over the bottom edge up to iOS 18, a capsule of 58 on iOS 26.
struct TabBar: View {
  let entries: [TabBarEntry]
  /// Room for the home indicator, in points.
  let bottomInset: CGFloat
  @Environment(\.systemLook) private var look
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    switch look {
    case .ios18:
      row
        .frame(height: 49)
        .padding(.bottom, bottomInset)
        .background(alignment: .top) {
          Color(.system(.secondaryBackground)).opacity(0.94)
          Color(.system(.separator)).frame(height: pixel)
        }
    case .ios26:
      row
        .padding(.horizontal, 4)
        .frame(height: 58)
        .background {
          Capsule()
            .fill(Color(.system(.background)).opacity(0.85))
            .shadow(color: .black.opacity(0.12), radius: 10, y: 3)
        }
        .padding(.horizontal, 21)
        .padding(.bottom, 23)
    case .macos26:
      EmptyView()
    }
  }

  private var row: some View {
    LayoutView(
      layout: EqualColumnsLayout(minimumColumn: 0, padding: 8),
      content: ForEach(entries.indices, id: \.self) { TabBarButton(entry: entries[$0]) })
  }
}

private struct TabBarButton: View {
  let entry: TabBarEntry
  @Environment(\.systemLook) private var look

  var body: some View {
    VStack(spacing: look == .ios18 ? 3 : 1) { entry.label }
      .labelStyle(TabLabelStyle())
      .font(.system(size: 10, weight: .medium))
      .environment(\.symbolSize, 20)
      .foregroundStyle(
        entry.isSelected
          ? Color.accentColor : look == .ios18 ? Color(.system(.gray)) : .primary
      )
      .overlay(alignment: .topTrailing) {
        if let badge = entry.badge {
          badge
            .font(.system(size: 13))
            .lineLimit(1)
            .fixedSize()
            .foregroundStyle(Color.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(Color.red, in: Capsule())
            .offset(x: 10, y: -4)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if entry.isSelected, look != .ios18 {
          Capsule().fill(Color(.system(.tertiaryFill))).padding(.vertical, 4)
        }
      }
      .accessibilityAddTraits(entry.isSelected ? .isSelected : [])
      .modifier(TouchModifier(action: entry.select, role: "tab"))
  }
}

/// Icon and title as they stand in the column of a tab.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon.frame(height: 28)
    configuration.title
  }
}

/// The dots of a tab view in pages.
struct PageDots: View {
  let entries: [TabBarEntry]

  var body: some View {
    HStack(spacing: 8) {
      ForEach(entries.indices, id: \.self) { index in
        Circle()
          .fill(Color.white.opacity(entries[index].isSelected ? 1 : 0.3))
          .frame(width: 8, height: 8)
          .modifier(TouchModifier(action: entries[index].select, role: "page"))
      }
    }
    .frame(height: 44)
    .reachingTouches()
  }
}
