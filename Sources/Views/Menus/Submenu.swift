import Geometry
import LayoutCore
import ViewCore

/// A menu in a menu: its row, with a chevron.
struct SubmenuRow<Label: View, Content: View>: View {
  let context: MenuContext
  let label: Label
  let content: Content
  @State private var top: CGFloat = 0

  var body: some View {
    Button(
      action: {
        context.open(Submenu(top: top, title: AnyView(label), content: AnyView(content)))
      },
      label: { label }
    )
    .buttonStyle(MenuChoiceButtonStyle(mark: .submenu))
    .onGeometryChange(for: CGFloat.self) {
      $0.frame(in: .named(MenuContext.Card())).minY
    } action: {
      top = $0
    }
    .environment(\.dialogDismissal, nil)
    .layoutValue(key: MenuGutterKey.self, value: true)
  }
}

/// The row over an open menu in a menu: a touch goes back.
struct SubmenuTitle: View {
  let title: AnyView
  let goBack: @MainActor () -> Void

  var body: some View {
    Button(action: goBack, label: { title })
      .buttonStyle(MenuChoiceButtonStyle(mark: .openSubmenu))
      .font(.headline)
      .environment(\.dialogDismissal, nil)
  }
}

/// Controls side by side in a menu: symbols over small titles.
struct MenuBandStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Group(subviews: configuration.content) { parts in
      HStack(spacing: 0) {
        ForEach(parts) { part in
          part.frame(maxWidth: .infinity)
            .overlay(alignment: .leading) {
              if part.id != parts.first?.id {
                Color(.system(.separator)).frame(width: 0.5)
              }
            }
        }
      }
    }
    .buttonStyle(MenuBandButtonStyle())
    .labelStyle(MenuBandLabelStyle())
    .layoutValue(key: MenuBandKey.self, value: true)
  }
}

private struct MenuBandButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? Color.red : .primary)
      .lineLimit(1)
      .frame(maxWidth: .infinity, minHeight: 44)
      .padding(.vertical, 8)
      .background { if configuration.isPressed { Color.primary.opacity(0.08) } }
  }
}

private struct MenuBandLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.frame(height: 22)
      configuration.title.font(.caption)
    }
  }
}
