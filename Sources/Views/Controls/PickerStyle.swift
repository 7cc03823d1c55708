import Geometry
import ViewCore

/// The appearance and interaction of pickers.
public protocol PickerStyle {
  static var _kind: _PickerStyleKind { get }
}

public enum _PickerStyleKind: Sendable {
  case automatic, menu, segmented, inline, wheel, navigationLink, palette
}

public struct DefaultPickerStyle: PickerStyle {
  public static var _kind: _PickerStyleKind { .automatic }
  nonisolated public init() {}
}
public struct MenuPickerStyle: PickerStyle {
  public static var _kind: _PickerStyleKind { .menu }
  nonisolated public init() {}
}
public struct SegmentedPickerStyle: PickerStyle {
  public static var _kind: _PickerStyleKind { .segmented }
  nonisolated public init() {}
}
public struct InlinePickerStyle: PickerStyle {
  public static var _kind: _PickerStyleKind { .inline }
  nonisolated public init() {}
}
public struct WheelPickerStyle: PickerStyle {
  public static var _kind: _PickerStyleKind { .wheel }
  nonisolated public init() {}
}
public struct NavigationLinkPickerStyle: PickerStyle {
  public static var _kind: _PickerStyleKind { .navigationLink }
  nonisolated public init() {}
}
public struct PalettePickerStyle: PickerStyle {
  public static var _kind: _PickerStyleKind { .palette }
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey {
    static let defaultValue = _PickerStyleKind.automatic
  }

  var pickerStyleKind: _PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    changingEnvironment { $0.pickerStyleKind = S._kind }
  }
}
