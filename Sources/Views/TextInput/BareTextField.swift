import Geometry
import LayoutCore
import ViewCore

/// A field without any decoration: its text, or its prompt where there is none.
struct BareTextField: View {
  let input: TextInput
  let label: AnyView
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var lineLimit

  var body: some View {
    content
      .lineLimit(input.axis == .vertical ? lineLimit : 1)
      .frame(maxWidth: .infinity, alignment: .leading)
      .opacity(isEnabled ? 1 : 0.5)
      .modifier(TextInputModifier(input: input))
  }

  @ViewBuilder private var content: some View {
    if !input.text.wrappedValue.isEmpty {
      Text(verbatim: input.shownText)
    } else if let prompt = input.prompt {
      prompt.foregroundStyle(PromptStyle())
    } else {
      label.foregroundStyle(PromptStyle())
    }
  }
}

/// The colour of prompts. Source: facts.md §5.
struct PromptStyle: ShapeStyle {
  typealias Resolved = Never

  func _paint(in bounds: CGRect, environment: EnvironmentValues) -> _StylePaint {
    Color(.system(.placeholder))._paint(in: bounds, environment: environment)
  }
}
