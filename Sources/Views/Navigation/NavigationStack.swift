import Geometry
import LayoutCore
import ViewCore

/// Shows a root view and the views pushed over it, under a bar.
///
/// Coverage: paths, destinations, titles, toolbars, motion. Verified: recorded (nav/*) at rest.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let bound: NavigationRoute?
  @State private var own = NavigationPath()

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    bound = nil
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    bound = NavigationRoute(path)
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    bound = NavigationRoute(path)
  }

  public var body: some View {
    EditModeScope(
      content: NavigationContainer(root: root, route: bound ?? NavigationRoute($own)))
  }
}

/// The older container; drawn as a stack.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @State private var path = NavigationPath()

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    EditModeScope(content: NavigationContainer(root: primary, route: NavigationRoute($path)))
  }

  /// Of several columns the first, as in a compact width.
  private var primary: AnyView {
    (content as? any ViewSequence)?.elements.first.map { AnyView($0) } ?? AnyView(content)
  }
}

public protocol NavigationViewStyle: Sendable {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}

/// Pushes values on the path of the stack around.
struct NavigationActions {
  let push: (AnyHashable) -> Void
}

extension EnvironmentValues {
  private enum NavigationActionsKey: EnvironmentKey {
    static var defaultValue: NavigationActions? { nil }
  }

  /// The navigation stack around; `nil` outside of one.
  var navigation: NavigationActions? {
    get { self[NavigationActionsKey.self] }
    set { self[NavigationActionsKey.self] = newValue }
  }
}
