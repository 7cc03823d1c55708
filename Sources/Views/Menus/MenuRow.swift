import Geometry
import LayoutCore
import ViewCore

/// A row of an opened menu: a mark, a title over a subtitle, a symbol.
struct MenuRow<Content: View> {
  let content: Content
  var role: ButtonRole?
  var isPressed = false
  var mark: MenuMark?
  /// Something to be read, not to be chosen.
  var isNote = false
  @Environment(\.systemLook) var look
  @Environment(\.hasMenuGutter) var hasGutter
  @Environment(\.isEnabled) var isEnabled
}

/// What stands before the title of a row.
enum MenuMark: String {
  case checked = "checkmark"
  case submenu = "chevron.forward"
  case openSubmenu = "chevron.down"
}

extension MenuRow: View {
  var body: some View {
    let metrics = MenuMetrics(look)
    HStack(spacing: 0) {
      if hasGutter { gutter }
      MenuRowTitle(content: content, hasLeadingIcon: metrics.hasLeadingIcons)
    }
    .foregroundStyle(color)
    .padding(.leading, hasGutter ? metrics.inset + metrics.gutter - 24 : metrics.inset)
    .padding(.trailing, metrics.inset)
    .padding(.vertical, 11)
    .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, alignment: .leading)
    .background { if isPressed { Color.primary.opacity(0.08) } }
  }

  private var gutter: some View {
    Group {
      if let mark {
        Image(systemName: mark.rawValue)
          .font(.system(size: mark == .checked ? 15 : 12, weight: .semibold))
      } else {
        Color.clear
      }
    }
    .frame(width: 24, height: 20, alignment: .leading)
  }

  private var color: Color {
    if role == .destructive, isEnabled { return .red }
    if isNote { return .secondary }
    return isEnabled ? .primary : .primary.opacity(0.3)
  }
}

/// What a row says: the first text is its title, a second one its subtitle, a picture its symbol.
private struct MenuRowTitle<Content: View>: View {
  let content: Content
  let hasLeadingIcon: Bool

  var body: some View {
    Group(subviews: content) { parts in
      let texts = parts.filter { !$0.isPicture }
      let pictures = parts.filter(\.isPicture)
      HStack(spacing: 0) {
        if hasLeadingIcon { icon(pictures) }
        VStack(alignment: .leading, spacing: 1) {
          ForEach(texts.prefix(1)) { $0 }
          ForEach(texts.dropFirst()) { $0.font(.footnote).foregroundStyle(.secondary) }
        }
        Spacer(minLength: 0)
        if !hasLeadingIcon { icon(pictures) }
      }
      .multilineTextAlignment(.leading)
    }
  }

  @ViewBuilder @MainActor private func icon(_ pictures: [Subview]) -> some View {
    ForEach(pictures.prefix(1)) { picture in
      picture.frame(width: MenuMetrics.iconWidth)
        .padding(hasLeadingIcon ? .trailing : .leading, 12)
    }
  }
}

/// A button as a row.
struct MenuButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(
      content: configuration.label, role: configuration.role, isPressed: configuration.isPressed)
  }
}

/// A row with a check mark where it is chosen.
struct MenuChoiceButtonStyle: ButtonStyle {
  let mark: MenuMark?

  func makeBody(configuration: Configuration) -> some View {
    MenuRow(content: configuration.label, isPressed: configuration.isPressed, mark: mark)
  }
}

/// A row that may have a check mark.
struct MenuChoice<Label: View>: View {
  let isChosen: Bool
  let action: @MainActor () -> Void
  let label: Label

  var body: some View {
    Button(action: action, label: { label })
      .buttonStyle(MenuChoiceButtonStyle(mark: isChosen ? .checked : nil))
      .accessibilityAddTraits(isChosen ? .isSelected : [])
      .layoutValue(key: MenuGutterKey.self, value: true)
  }
}

/// A toggle as a row.
struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuChoice(
      isChosen: configuration.isOn, action: { configuration.$isOn.wrappedValue.toggle() },
      label: configuration.label)
  }
}

/// The options of a picker as rows, in a section of their own.
struct MenuOptions<Content: View>: View {
  let choice: PickerChoice
  let content: Content

  var body: some View {
    Section {
      Group(subviews: content) { options in
        ForEach(options) { option in
          let tag = option.tag
          MenuChoice(
            isChosen: tag.map(choice.isSelected) ?? false,
            action: { if let tag { choice.select(tag) } }, label: option)
        }
      }
    }
  }
}

/// Title and symbol as the row of a menu has them.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuLabelParts(configuration: configuration)
  }
}

private struct MenuLabelParts: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.systemLook) private var look

  var body: some View {
    let leads = MenuMetrics(look).hasLeadingIcons
    HStack(spacing: 12) {
      if leads { icon }
      configuration.title
      Spacer(minLength: 0)
      if !leads { icon }
    }
  }

  private var icon: some View { configuration.icon.frame(width: MenuMetrics.iconWidth) }
}
