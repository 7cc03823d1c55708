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

/// The place where a field takes text.
struct TextInputModifier {
  let input: TextInput
}

extension TextInputModifier: NodeModifier {
  typealias Node = TextInputNode
}

/// Rule C4: a line rounded up to whole points on iOS (21 at 17 points, facts.md §1), and a point more
/// on iOS 26 (26 recorded for a line of 24.5); the text is centred in it.
final class TextInputNode: ModifierNode<TextInputModifier> {
  private(set) var isFocused = false

  private func fieldHeight(_ text: CGFloat) -> CGFloat {
    switch environment.systemLook {
    case .macos26: text
    case .ios18: text.rounded(.up)
    case .ios26: text.rounded(.up) + 1
    }
  }

  private func inset(_ proposal: ProposedViewSize) -> CGFloat {
    guard let item else { return 0 }
    let text = item.size(for: proposal).height
    return (fieldHeight(text) - text) / 2
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let item else { return .zero }
    let text = item.size(for: proposal)
    return CGSize(width: text.width, height: fieldHeight(text.height))
  }

  override func staticRange(along axis: Axis) -> _LengthRange? {
    axis == .horizontal ? super.staticRange(along: axis) : nil
  }

  /// The text's own distances count on the sides only: fields keep what controls keep.
  override func computeSpacing() -> ViewSpacing { ViewSpacing() }

  override func computeExplicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let value = super.computeExplicitGuide(key, proposal) else { return nil }
    return key.isTextBaseline ? value + inset(proposal) : value
  }

  override func placeChildren() {
    let proposal = placedProposal ?? .unspecified
    guard let item else { return }
    item.place(
      at: CGPoint(x: 0, y: inset(proposal)), proposal: proposal,
      size: item.size(for: proposal).finite)
  }

  override func describe(_ description: inout _ViewDescription) {
    if description.type.isEmpty {
      description.type = modifier.input.isSecure ? "SecureField" : "TextField"
    }
    description.role = description.role ?? "textField"
    description.value = description.value ?? modifier.input.shownText
    if isFocused { description.traits.append("focused") }
    if !environment.isEnabled { description.traits.append("disabled") }
  }
}

extension TextInputNode: TextInputTarget {
  var canBecomeFocused: Bool { environment.isEnabled && item != nil }

  func setFocused(_ isFocused: Bool) {
    guard self.isFocused != isFocused else { return }
    self.isFocused = isFocused
    modifier.input.onEditingChanged?(isFocused)
  }

  var text: String { modifier.input.text.wrappedValue }

  func setText(_ text: String) -> Bool {
    guard environment.isEnabled else { return false }
    modifier.input.text.wrappedValue = text
    return true
  }

  func submit() {
    modifier.input.onCommit?()
    for action in environment.submitActions { action() }
  }
}
