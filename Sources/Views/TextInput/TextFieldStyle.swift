import Geometry
import LayoutCore
import ViewCore

/// The appearance of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of the field that a style gets.
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  public var body: some View { content }
}

/// Plain on iOS, bordered on macOS.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    AutomaticTextField(field: configuration)
  }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    BorderedTextField(field: configuration)
  }
}

public struct SquareBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    BorderedTextField(field: configuration)
  }
}

private struct AutomaticTextField: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.systemLook) private var look
  @Environment(\.listRowContext) private var row

  var body: some View {
    if look.isMac, row == nil { BorderedTextField(field: field) } else { field }
  }
}

/// Rule C4: 34 high for one line, text 7 in; a line more adds a line. 24 high on macOS (recorded,
/// focus/form).
private struct BorderedTextField: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.systemLook) private var look
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: look == .ios18 ? 5 : look.isMac ? 6 : 8)
    BorderedTextFieldLayout(isMac: look.isMac) { field }
      .background(Color(.system(.background)), in: shape)
      .overlay { shape.strokeBorder(Color(.system(.separator)), lineWidth: look.isMac ? 1 : pixel) }
      .modifier(FocusRingModifier(cornerRadius: look.isMac ? 6 : nil))
  }
}

/// Insets a field; the height is that of the first line's box plus the other lines.
///
/// - Proposal: the width less the insets; the height is not passed on.
/// - Size: the proposed width, or the field's own and insets; 34 points for a line, 24 on macOS.
/// - Placement: centred vertically, 7 points in.
private struct BorderedTextFieldLayout: Layout, Equatable {
  let isMac: Bool
  private var inset: CGFloat { isMac ? 5 : 7 }

  init(isMac: Bool) { self.isMac = isMac }

  private func child(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * inset) }, height: nil)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let field = subviews.first?.sizeThatFits(child(proposal)) ?? .zero
    let line =
      subviews.first?.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).height ?? 0
    let more = max(0, field.height - line)
    let box = max(isMac ? 24 : 34, line + (isMac ? 6 : 8))
    return CGSize(width: proposal.width ?? field.width + 2 * inset, height: box + more)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + inset, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: max(0, bounds.width - 2 * inset), height: nil))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private enum TextFieldStyleKey: EnvironmentKey {
    static let defaultValue = StyleStack<any TextFieldStyle>(DefaultTextFieldStyle())
  }

  var textFieldStyles: StyleStack<any TextFieldStyle> {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    pushingStyle(style, \.textFieldStyles)
  }
}
