import Geometry
import ViewCore

/// What controls know that stand in an opened menu.
struct MenuContext {
  /// The name of the space of a menu's card.
  struct Card: Hashable {}

  let look: SystemLook
  /// Closes the whole menu.
  let close: () -> Void
  /// Shows a menu of this menu over it.
  let open: @MainActor (Submenu) -> Void
}

/// A menu in a menu.
struct Submenu {
  /// Where its row lies, in points from the top of the card.
  let top: CGFloat
  let title: AnyView
  let content: AnyView
}

/// Whether the menu stays when one of its actions has run.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let staysOpen: Bool
  /// Closes the menu, on iOS.
  public static let automatic = MenuActionDismissBehavior(staysOpen: false)
  public static let enabled = MenuActionDismissBehavior(staysOpen: false)
  public static let disabled = MenuActionDismissBehavior(staysOpen: true)
}

extension EnvironmentValues {
  private enum MenuContextKey: EnvironmentKey {
    static var defaultValue: MenuContext? { nil }
  }
  private enum DismissBehaviorKey: EnvironmentKey {
    static let defaultValue = MenuActionDismissBehavior.automatic
  }
  private enum GutterKey: EnvironmentKey { static let defaultValue = false }
  private enum OrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

  /// The opened menu around; nil outside of any.
  var menuContext: MenuContext? {
    get { self[MenuContextKey.self] }
    set { self[MenuContextKey.self] = newValue }
  }

  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }

  /// Whether rows of the menu around leave room for a check mark before their titles.
  var hasMenuGutter: Bool {
    get { self[GutterKey.self] }
    set { self[GutterKey.self] = newValue }
  }

  public var menuOrder: MenuOrder {
    get { self[OrderKey.self] }
    set { self[OrderKey.self] = newValue }
  }
}

extension View {
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    changingEnvironment { values in
      values.menuActionDismissBehavior = behavior
      guard let menu = values.menuContext else { return }
      values.dialogDismissal = behavior.staysOpen ? nil : DialogDismissal(action: { menu.close() })
    }
  }
}
