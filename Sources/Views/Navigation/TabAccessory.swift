import Geometry
import ViewCore

/// Where the accessory of a tab view stands: over its bar here, never in it.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

extension EnvironmentValues {
  private enum AccessoryKey: EnvironmentKey { static let defaultValue: TabAccessory? = nil }
  private enum AccessoryPlacementKey: EnvironmentKey {
    static let defaultValue: TabViewBottomAccessoryPlacement? = nil
  }

  /// What the next tab view shows over its bar.
  var tabAccessory: TabAccessory? {
    get { self[AccessoryKey.self] }
    set { self[AccessoryKey.self] = newValue }
  }

  /// Where the view stands as an accessory of a tab view; nil for other views.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

/// A view over the bar of a tab view.
struct TabAccessory: @unchecked Sendable {
  /// The height of the capsule and of the gap to the bar, in points. Source: believed.
  static let height: CGFloat = 48
  static let gap: CGFloat = 8

  let view: AnyView
}

/// The accessory as it is drawn: in a capsule as wide as the bar, in a strip up to iOS 18.
struct TabAccessoryView: View {
  let accessory: TabAccessory
  @Environment(\.systemLook) private var look

  /// The bar with the accessory over it, if there is one.
  static func over(_ bar: TabBar, _ accessory: TabAccessory?) -> AnyView {
    guard let accessory else { return AnyView(bar) }
    return AnyView(
      VStack(spacing: 0) {
        TabAccessoryView(accessory: accessory)
        bar
      })
  }

  var body: some View {
    accessory.view
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
      .frame(maxWidth: .infinity)
      .frame(height: TabAccessory.height)
      .background {
        Capsule()
          .fill(Color(.system(.background)).opacity(0.85))
          .shadow(color: .black.opacity(0.12), radius: 10, y: 3)
      }
      .padding(.horizontal, look == .ios26 ? 21 : 8)
      .padding(.bottom, TabAccessory.gap)
  }
}

extension View {
  /// Shows a view over the bar of the tab view.
  ///
  /// Coverage: over the bar, never in it, as no bar gets smaller. Verified: believed.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    changingEnvironment {
      $0.tabAccessory = isEnabled ? TabAccessory(view: AnyView(content())) : nil
    }
  }
}
