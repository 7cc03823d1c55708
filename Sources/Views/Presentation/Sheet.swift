import Geometry
import LayoutCore
import ViewCore

extension View {
  /// Presents a sheet while a value is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      isPresented: isPresented, onDismiss: onDismiss, makeNode: ScreenNode.maker(.sheet)
    ) { AnyView(content()) }
  }

  /// Presents a sheet for an item; another item of another id replaces it.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item: item, onDismiss: onDismiss, makeNode: ScreenNode.maker(.sheet)) {
      AnyView(content($0))
    }
  }

  /// Presents a view that covers the whole screen.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      isPresented: isPresented, onDismiss: onDismiss, makeNode: ScreenNode.maker(.fullScreenCover)
    ) { AnyView(content()) }
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item: item, onDismiss: onDismiss, makeNode: ScreenNode.maker(.fullScreenCover)) {
      AnyView(content($0))
    }
  }

  /// A popover; in a compact width, as on every iPhone, a sheet.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented: isPresented, makeNode: ScreenNode.maker(.popover)) {
      AnyView(content())
    }
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item: item, makeNode: ScreenNode.maker(.popover)) { AnyView(content($0)) }
  }
}

/// What a popover is attached to.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
