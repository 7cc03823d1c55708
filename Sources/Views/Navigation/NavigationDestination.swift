import Geometry
import ViewCore

/// Shows a screen over the one around while asked to.
struct NavigationScreenModifier {
  /// What the screen is shown for; `nil` = not now.
  let id: AnyHashable?
  let content: () -> AnyView
  let dismiss: () -> Void
}

extension NavigationScreenModifier: NodeModifier {
  typealias Node = NavigationScreenNode
}

final class NavigationScreenNode: ModifierNode<NavigationScreenModifier> {
  override func modifyPreferences(_ values: inout _PreferenceValues) {
    guard !isCopy, let id = modifier.id else { return }
    values[NavigationScreensKey.self].append(
      NavigationScreen(
        source: ObjectIdentifier(self), id: id, content: modifier.content, dismiss: modifier.dismiss
      ))
  }
}

extension View {
  /// The screen for values of a type on the path of the stack around.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    transformPreference(NavigationDestinationsKey.self) { destinations in
      destinations.append(
        NavigationDestination { value in (value.base as? D).map { AnyView(destination($0)) } })
    }
  }

  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let content = AnyView(destination())
    return modifier(
      NavigationScreenModifier(
        id: isPresented.wrappedValue ? AnyHashable(true) : nil, content: { content },
        dismiss: { isPresented.wrappedValue = false }))
  }

  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationScreenModifier(
        id: item.wrappedValue.map { AnyHashable($0) },
        content: { AnyView(item.wrappedValue.map { destination($0) }) },
        dismiss: { item.wrappedValue = nil }))
  }
}
