import Geometry
import LayoutCore
import ViewCore

/// The card of an opened menu: its rows, or those of the menu in it that is open.
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
    let metrics = MenuMetrics(look)
    let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius)
    ScrollView {
      MenuRows(
        metrics: metrics, content: path.last?.content ?? content, isReversed: isReversed,
        title: path.last?.title, goBack: { path.removeLast() }
      )
      .padding(.vertical, metrics.verticalPadding)
    }
    .background(plate, in: shape)
    .clipShape(shape)
    .shadow(color: .black.opacity(0.2), radius: 24, y: 6)
    .font(.body)
    .buttonStyle(MenuButtonStyle())
    .toggleStyle(MenuToggleStyle())
    .labelStyle(MenuLabelStyle())
    .controlGroupStyle(MenuBandStyle())
    .environment(
      \.menuContext, MenuContext(look: look, close: close, open: { path.append($0) })
    )
    .environment(
      \.dialogDismissal,
      dismissBehavior.staysOpen ? nil : DialogDismissal(action: { close() })
    )
    .accessibilityAddTraits(.isModal)
  }

  /// Believed: what the material of menus looks like over a screen of its own colour.
  @MainActor private var plate: Color {
    colorScheme == .dark ? Color(white: 0.16) : Color(white: 0.98)
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
