import Geometry
import LayoutCore
import ViewCore

/// A search field of a screen, as its bar shows it.
struct SearchField {
  let text: Binding<String>
  let prompt: Text
  /// What has been found already and is searched in, before the text; nil for nothing.
  var tokens: AnyView?
  /// Whether somebody searches, from the first touch of the field until the search is dismissed.
  let isActive: Bool
  let setActive: (Bool) -> Void
  let dismiss: () -> Void
  /// What the return key does.
  let submitActions: [SubmitAction]
  /// Ties the field to the focus states that follow it.
  let focusTies: [(AnyView) -> AnyView]
}

/// A search field in a bar: 36 high in a grey box, 44 in a capsule on iOS 26. While somebody searches
/// a button beside it ends that.
struct SearchFieldView: View {
  let field: SearchField
  @FocusState private var isFocused: Bool
  @Environment(\.systemLook) private var look

  var body: some View {
    HStack(spacing: look == .ios18 ? 10 : 8) {
      box
      if field.isActive { cancel }
    }
    .reachingTouches()
  }

  private var box: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      field.tokens
      input
    }
    .padding(.horizontal, look == .ios18 ? 8 : 14)
    .frame(height: look == .ios18 ? 36 : 44)
    .background {
      if look == .ios18 {
        RoundedRectangle(cornerRadius: 10).fill(Color(.system(.tertiaryFill)))
      } else {
        Capsule()
          .fill(Color(.system(.background)).opacity(0.85))
          .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
      }
    }
  }

  private var input: some View {
    let actions = field.submitActions
    let plain = AnyView(
      TextField(text: field.text, prompt: field.prompt.foregroundStyle(.secondary)) { field.prompt }
        .textFieldStyle(.plain)
        .focused($isFocused))
    return field.focusTies.reduce(plain) { $1($0) }
      .changingEnvironment {
        $0.submitActions = actions
        $0.submitTrigger = .search
        $0.submitLabel = .search
      }
      .onChange(of: isFocused) { if isFocused { field.setActive(true) } }
      .onChange(of: field.isActive, initial: true) { old, new in
        if new || old != new { isFocused = new }
      }
  }

  @ViewBuilder private var cancel: some View {
    if look == .ios18 {
      Text("Cancel")
        .foregroundStyle(.tint)
        .lineLimit(1)
        .fixedSize()
        .modifier(TouchModifier(action: { field.dismiss() }, role: "button"))
    } else {
      Image(systemName: "xmark")
        .font(.system(size: 17, weight: .medium))
        .frame(width: 44, height: 44)
        .background { Circle().fill(Color(.system(.background)).opacity(0.85)) }
        .accessibilityLabel(Text("Cancel"))
        .modifier(TouchModifier(action: { field.dismiss() }, role: "button"))
    }
  }
}
