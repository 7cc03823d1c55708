import Geometry
import ViewCore

extension View {
  /// A menu that a long touch opens: the view stands out of the blurred screen, the menu under it.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: nil))
  }

  /// A menu that a long touch opens, under a preview in place of the view.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: AnyView(preview())))
  }

  @available(*, deprecated, message: "Use contextMenu(menuItems:).")
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items, preview: nil))
  }
}

/// The views of a context menu as a value.
@available(*, deprecated, message: "Use contextMenu(menuItems:).")
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

struct ContextMenuModifier<Items: View> {
  let items: Items
  let preview: AnyView?
  @State var isOpen = false
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .highPriorityGesture(
        LongPressGesture().onEnded { _ in isOpen = true },
        including: Items.self == EmptyView.self ? .subviews : .all
      )
      .modifier(
        MenuPresentationModifier(
          isPresented: $isOpen, form: .context(preview: preview), content: { AnyView(items) }))
  }
}
