import Geometry
import LayoutCore
import ViewCore

/// A view with long editable text.
///
/// Coverage: the text at rest. Verified: believed (text 5 in at the sides, 8 from the top, as UIKit's
/// text views).
public struct TextEditor: View {
  let text: Binding<String>
  @Environment(\.scrollContentBackground) private var background

  public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    Text(verbatim: text.wrappedValue)
      .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
      .modifier(TextInputModifier(input: TextInput(text: text, axis: .vertical)))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(
        background == .hidden ? Color.clear : Color(.system(.background)), ignoresSafeAreaEdges: []
      )
      .clipped()
  }
}

public protocol TextEditorStyle: Sendable {}
public struct AutomaticTextEditorStyle: TextEditorStyle { nonisolated public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { nonisolated public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
