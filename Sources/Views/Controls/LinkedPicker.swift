import Geometry
import LayoutCore
import ViewCore

/// The current option beside the label, and a screen with all of them: a touch there chooses one and goes
/// back.
///
/// Documented; the look of the row is that of a navigation link, as a button outside of lists.
struct LinkedPicker<Label: View, Content: View>: View {
  let choice: PickerChoice
  let label: Label
  let content: Content
  @State private var isActive = false
  @Environment(\.navigation) private var navigation

  var body: some View {
    NavigationLinkLabel(
      isEnabled: navigation != nil, action: { isActive = true },
      label: HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        ChosenItemView(content: content, choose: { choice.index(in: $0) })
          .foregroundStyle(.secondary)
          .padding(.trailing, 8)
      }
    )
    .modifier(
      NavigationScreenModifier(
        id: isActive ? AnyHashable(true) : nil, content: { AnyView(options) },
        dismiss: { isActive = false }))
  }

  @MainActor private var options: some View {
    List {
      InlinePicker(choice: choice.then { isActive = false }, content: content)
    }
    .navigationTrait { traits in
      traits.title = traits.title ?? label as? Text
      traits.displayMode = traits.displayMode ?? .inline
    }
  }
}
