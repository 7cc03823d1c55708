import Geometry
import ViewCore

/// Whether scroll indicators show while somebody scrolls. At rest, as pictures show it, they never do.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Visibility: Hashable { case automatic, visible, hidden, never }
  private let visibility: Visibility

  public static var automatic: Self { Self(visibility: .automatic) }
  public static var visible: Self { Self(visibility: .visible) }
  public static var hidden: Self { Self(visibility: .hidden) }
  public static var never: Self { Self(visibility: .never) }
}

/// When content bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Behavior: Hashable { case automatic, always, basedOnSize }
  private let behavior: Behavior

  public static var automatic: Self { Self(behavior: .automatic) }
  public static var always: Self { Self(behavior: .always) }
  public static var basedOnSize: Self { Self(behavior: .basedOnSize) }
}

/// How scrolling sends the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Mode: Hashable { case automatic, immediately, interactively, never }
  private let mode: Mode

  public static var automatic: Self { Self(mode: .automatic) }
  public static var immediately: Self { Self(mode: .immediately) }
  public static var interactively: Self { Self(mode: .interactively) }
  public static var never: Self { Self(mode: .never) }
}

/// How content fades at the edges of a scroll view, under bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Style: Hashable { case automatic, soft, hard }
  private let style: Style

  public static var automatic: Self { Self(style: .automatic) }
  public static var soft: Self { Self(style: .soft) }
  public static var hard: Self { Self(style: .hard) }
}

extension EnvironmentValues {
  private enum IsScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
  private enum HorizontalIndicatorKey: EnvironmentKey {
    static let defaultValue = ScrollIndicatorVisibility.automatic
  }
  private enum VerticalIndicatorKey: EnvironmentKey {
    static let defaultValue = ScrollIndicatorVisibility.automatic
  }
  private enum HorizontalBounceKey: EnvironmentKey {
    static let defaultValue = ScrollBounceBehavior.automatic
  }
  private enum VerticalBounceKey: EnvironmentKey {
    static let defaultValue = ScrollBounceBehavior.automatic
  }
  private enum KeyboardModeKey: EnvironmentKey {
    static let defaultValue = ScrollDismissesKeyboardMode.automatic
  }

  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[KeyboardModeKey.self] }
    set { self[KeyboardModeKey.self] = newValue }
  }
}

/// Rule S9: none of these changes a frame.
extension View {
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    changingEnvironment {
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
    }
  }

  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    changingEnvironment {
      if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
    }
  }

  /// Coverage: full; however slowly a finger scrolls, the keyboard goes at once. Verified: documented.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Shows content beyond the bounds of the scroll view in this view.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    changingEnvironment { $0.scrollConfiguration.isClipDisabled = disabled }
  }
}
