import Geometry
import ViewCore

/// The appearance of date pickers.
public protocol DatePickerStyle: Sendable {
  static var _kind: _DatePickerStyleKind { get }
}

public enum _DatePickerStyleKind: Sendable { case compact, graphical, wheel }

public struct DefaultDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerStyleKind { .compact }
  nonisolated public init() {}
}
public struct CompactDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerStyleKind { .compact }
  nonisolated public init() {}
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerStyleKind { .graphical }
  nonisolated public init() {}
}
public struct WheelDatePickerStyle: DatePickerStyle {
  public static var _kind: _DatePickerStyleKind { .wheel }
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension EnvironmentValues {
  private enum DatePickerStyleKey: EnvironmentKey {
    static let defaultValue = _DatePickerStyleKind.compact
  }

  var datePickerStyleKind: _DatePickerStyleKind {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    changingEnvironment { $0.datePickerStyleKind = S._kind }
  }
}
