import Geometry
import LayoutCore
import ViewCore

/// The card of a panel beside its control.
///
/// Believed, after UIKit's pickers of dates: the plate of a menu, which the content fills.
struct PanelCard: View {
  let content: AnyView
  @Environment(\.systemLook) private var look
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: MenuMetrics(look).cornerRadius)
    content
      .frame(maxWidth: .infinity)
      .background(MenuPlate.color(in: colorScheme), in: shape)
      .clipShape(shape)
      .shadow(color: .black.opacity(0.2), radius: 24, y: 6)
      .accessibilityAddTraits(.isModal)
  }
}

/// What cards over the screen lie on.
enum MenuPlate {
  /// Believed: what the material of menus looks like over a screen of its own colour.
  static func color(in scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(white: 0.16) : Color(white: 0.98)
  }
}
