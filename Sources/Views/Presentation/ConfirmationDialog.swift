import Geometry
import LayoutCore
import ViewCore

extension View {
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let card = AnyView(
      DialogCard(
        title: titleVisibility == .visible ? title : nil, actions: actions(), message: message()))
    return presenting(isPresented: isPresented, makeNode: OverlayLayer.maker(.dialog)) { card }
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: { EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message)
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title,
      isPresented: Binding(
        get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 }),
      titleVisibility: titleVisibility, actions: { if let data { actions(data) } },
      message: { if let data { message(data) } })
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    presenting(isPresented: isPresented, makeNode: OverlayLayer.maker(.dialog)) {
      AnyView(content().card)
    }
  }

  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    presenting(item: item, makeNode: OverlayLayer.maker(.dialog)) { AnyView(content($0).card) }
  }
}

/// An action sheet as a value.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  var card: DialogCard<DialogValueButtons, Text?> {
    DialogCard(title: title, actions: DialogValueButtons(buttons: buttons), message: message)
  }
}

/// The rows of a dialog at the bottom of the screen.
///
/// Believed, after UIKit's action sheets: 8 from the sides, rows of 57, corners 14, titles of 20.
struct DialogCard<Actions: View, Message: View> {
  let title: Text?
  let actions: Actions
  let message: Message
  @Environment(\.presenting) var presenting
}

extension DialogCard: View {
  var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 0) {
        heading
        actions
      }
      .background(
        Color(.system(.secondaryBackground)), in: RoundedRectangle(cornerRadius: 14)
      )
      .clipShape(RoundedRectangle(cornerRadius: 14))
      Button("Cancel", role: .cancel) {}
        .background(Color(.system(.background)), in: RoundedRectangle(cornerRadius: 14))
    }
    .padding(.horizontal, 8)
    .buttonStyle(DialogButtonStyle())
    .environment(\.dialogDismissal, DialogDismissal(action: presenting.dismiss))
    .accessibilityAddTraits(.isModal)
  }

  @ViewBuilder @MainActor private var heading: some View {
    if title != nil || Message.self != EmptyView.self {
      VStack(spacing: 4) {
        title.font(.system(size: 13, weight: .semibold))
        message.font(.system(size: 13))
      }
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
      .padding(14)
      .frame(maxWidth: .infinity)
    }
  }
}

private struct DialogButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 20, weight: configuration.role == .cancel ? .semibold : .regular))
      .foregroundStyle(configuration.role == .destructive ? Color.red : .accentColor)
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .frame(height: 57)
      .overlay(alignment: .top) { Color(.system(.separator)).frame(height: 0.5) }
  }
}
