import Geometry

struct AppearanceModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

extension AppearanceModifier: NodeModifier {
  typealias Node = AppearanceNode
}

/// Rule ST2: a view appears when it is first shown after a layout, and disappears when it is no
/// longer; content of several views appears view by view, content of none does not.
final class AppearanceNode: ModifierNode<AppearanceModifier> {
  /// The items that have appeared, by the serials of what is under all modifiers.
  private var appeared: Set<Int> = []

  override func didMount() { presenceDidChange() }
  override func modifiedItemsDidChange() {
    if appeared != Set(modifiedItems.map(\.core.serial)) { presenceDidChange() }
  }

  override func willUnmount() {
    guard let action = modifier.disappear else { return }
    for _ in appeared { graph?.schedule { action() } }
    appeared = []
  }

  @MainActor private func followPresence() {
    let present = isMounted ? modifiedItems.filter(\.isPresent).map(\.core.serial) : []
    let gone = appeared.subtracting(present)
    let new = Set(present).subtracting(appeared)
    appeared = Set(present)
    for _ in gone { modifier.disappear?() }
    for _ in new { modifier.appear?() }
  }

  override func presenceDidChange() {
    guard !isCopy else { return }
    graph?.schedule { [weak self] in self?.followPresence() }
  }
}

extension _BuiltInModifier {
  nonisolated public static func onAppear(_ action: (() -> Void)?) -> Self {
    Self(AppearanceModifier(appear: action, disappear: nil))
  }

  nonisolated public static func onDisappear(_ action: (() -> Void)?) -> Self {
    Self(AppearanceModifier(appear: nil, disappear: action))
  }
}

extension View {
  @inlinable nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_BuiltInModifier.onAppear(action))
  }

  @inlinable nonisolated public func onDisappear(
    perform action: (() -> Void)? = nil
  ) -> some View { modifier(_BuiltInModifier.onDisappear(action)) }
}
