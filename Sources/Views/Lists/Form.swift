import Geometry
import LayoutCore
import ViewCore

/// Controls grouped for data entry: an inset grouped list on iOS, a column on macOS.
///
/// Coverage: sections, styles. Verified: recorded (form/ios-controls).
public struct Form<Content: View>: View {
  let content: Content
  @Environment(\.systemLook) private var look
  @Environment(\.formStyleKind) private var style
  @Environment(\.scrollContentBackground) private var background

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    if look.isMac, style != .grouped {
      VStack(alignment: .leading) { content }
    } else {
      ScrollView {
        ListContent(content: content, selection: nil)
          .changingEnvironment {
            $0.listConfiguration.style = .insetGrouped
            $0.listRowContext = ListRowContext(style: .insetGrouped, isForm: true)
          }
      }
      .background { ListBackground(style: .insetGrouped, visibility: background) }
      .accessibilityElement(children: .contain)
    }
  }
}

/// The appearance of forms.
public protocol FormStyle: Sendable {
  static var _kind: _FormStyleKind { get }
}

public enum _FormStyleKind: Sendable { case automatic, grouped, columns }

public struct AutomaticFormStyle: FormStyle {
  public static var _kind: _FormStyleKind { .automatic }
  nonisolated public init() {}
}
public struct GroupedFormStyle: FormStyle {
  public static var _kind: _FormStyleKind { .grouped }
  nonisolated public init() {}
}
public struct ColumnsFormStyle: FormStyle {
  public static var _kind: _FormStyleKind { .columns }
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  private enum FormStyleKey: EnvironmentKey { static let defaultValue = _FormStyleKind.automatic }

  var formStyleKind: _FormStyleKind {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    changingEnvironment { $0.formStyleKind = S._kind }
  }
}
