import Geometry
import LayoutCore
import ViewCore

/// The cards of an opened menu: its own, and over it those of menus in it that are open.
struct MenuCard {
  let look: SystemLook
  let content: AnyView
  /// The last row comes first.
  let isReversed: Bool
  let close: () -> Void
  @State var path: [Submenu] = []
  @Environment(\.menuActionDismissBehavior) var dismissBehavior
  @Environment(\.colorScheme) var colorScheme
}

extension MenuCard: View {
  var body: some View {
    LayoutView(
      layout: MenuLevels(tops: path.map(\.top)),
      content: ForEach(0...path.count, id: \.self) { level in
        card(level).modifier(MenuBehind(levels: path.count - level) { path.removeLast($0) })
      }
    )
    .font(.body)
    .buttonStyle(MenuButtonStyle())
    .toggleStyle(MenuToggleStyle())
    .labelStyle(MenuLabelStyle())
    .controlGroupStyle(MenuBandStyle())
    .environment(
      \.dialogDismissal,
      dismissBehavior.staysOpen ? nil : DialogDismissal(action: { close() })
    )
    .accessibilityAddTraits(.isModal)
  }

  /// - Parameter level: 0 for the menu, then the menus in it.
  @MainActor private func card(_ level: Int) -> some View {
    let metrics = MenuMetrics(look)
    let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius)
    let submenu = level > 0 && level <= path.count ? path[level - 1] : nil
    return ScrollView {
      MenuRows(
        metrics: metrics, content: submenu?.content ?? content, isReversed: isReversed,
        title: submenu?.title, goBack: { path.removeLast() }
      )
      .padding(.vertical, metrics.verticalPadding)
    }
    .coordinateSpace(.named(MenuContext.Card()))
    .background(MenuPlate.color(in: colorScheme), in: shape)
    .clipShape(shape)
    .shadow(color: .black.opacity(0.2), radius: 24, y: 6)
    .environment(
      \.menuContext,
      MenuContext(look: look, close: close, open: { path = Array(path.prefix(level)) + [$0] }))
  }
}

/// A card under those of menus in it: smaller and dim. A touch on it goes back to it. Believed.
private struct MenuBehind: ViewModifier {
  /// How many cards lie over this one.
  let levels: Int
  let goBack: @MainActor (Int) -> Void

  func body(content: Content) -> some View {
    content
      .allowsHitTesting(levels == 0)
      .overlay {
        if levels > 0 {
          Color.clear.contentShape(Rectangle())
            .modifier(TouchModifier(action: { goBack(levels) }))
            .accessibilityHidden(true)
        }
      }
      .opacity(levels == 0 ? 1 : 0.6)
      .scaleEffect(levels == 0 ? 1 : 0.94)
  }
}

/// The rows of a menu with what stands between them.
private struct MenuRows: View {
  let metrics: MenuMetrics
  let content: AnyView
  let isReversed: Bool
  let title: AnyView?
  let goBack: @MainActor () -> Void

  var body: some View {
    Group(sections: content) { sections in
      let parts = MenuPart.parts(of: sections, isReversed: isReversed)
      VStack(spacing: 0) {
        if let title {
          SubmenuTitle(title: title, goBack: goBack)
          MenuGap(metrics: metrics)
        }
        ForEach(parts.indices, id: \.self) { view(of: parts[$0]) }
      }
      .environment(\.hasMenuGutter, title != nil || parts.contains(where: \.needsGutter))
    }
  }

  @ViewBuilder @MainActor private func view(of part: MenuPart) -> some View {
    switch part.kind {
    case .gap: MenuGap(metrics: metrics)
    case .header(let header):
      HStack { header }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.horizontal, metrics.inset)
        .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
    case .row(let subview):
      Group {
        if subview.isMenuControl { subview } else { MenuRow(content: subview, isNote: true) }
      }
      .overlay(alignment: .top) {
        if part.hasLine, metrics.hasRowLines {
          Color(.system(.separator)).frame(height: 0.5)
        }
      }
    }
  }
}

/// What stands between two groups of rows.
private struct MenuGap: View {
  let metrics: MenuMetrics

  var body: some View {
    if metrics.hasRowLines {
      Color.primary.opacity(0.08).frame(height: metrics.sectionGap)
    } else {
      Color(.system(.separator)).frame(height: 0.5)
        .padding(.horizontal, metrics.inset)
        .frame(height: metrics.sectionGap)
    }
  }
}
