import Geometry
import LayoutCore
import ViewCore

/// Views made from a collection of data.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Deleting rows; no gesture of that kind reaches a list yet.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?)
    -> some DynamicViewContent
  { self }

  /// Moving rows; no gesture of that kind reaches a list yet.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent
  { self }
}

/// Refreshes what a view shows.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Actions that a swipe uncovers; not drawn at rest.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// An action for pulling the content down; views inside find it in the environment.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
