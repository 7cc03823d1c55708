import Geometry
import LayoutCore
import Typography
import ViewCore

/// The place where a field takes text.
struct TextInputModifier {
  let input: TextInput
}

extension TextInputModifier: NodeModifier {
  typealias Node = TextInputNode
}

/// Rule C4: a line rounded up to whole points on iOS (21 at 17 points, facts.md §1), and a point more
/// on iOS 26 (26 recorded for a line of 24.5); the text is centred in it.
///
/// While it has the focus, a field of one line shows the end of a text that is too long.
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
    let top = inset(proposal)
    if let scrolled = scrolledSize {
      let x =
        environment.layoutDirection == .rightToLeft
        ? Caret.width : placedSize.width - Caret.width - scrolled.width
      return item.place(
        at: CGPoint(x: x, y: top), proposal: .unspecified, size: scrolled)
    }
    item.place(
      at: CGPoint(x: 0, y: top), proposal: proposal, size: item.size(for: proposal).finite)
  }

  /// The whole text's size where it is moved for its end to show.
  private var scrolledSize: CGSize? {
    guard isFocused, modifier.input.axis != .vertical, !showsPrompt, let item else { return nil }
    let natural = item.size(for: .unspecified).finite
    return natural.width + Caret.width > placedSize.width ? natural : nil
  }

  private var showsPrompt: Bool { modifier.input.text.wrappedValue.isEmpty }

  override func modifierDidChange(from old: TextInputModifier) {
    if isFocused { invalidatePlacement() }
  }

  // MARK: Painting

  override func paint(_ painter: inout _Painter) {
    guard isFocused else { return super.paint(&painter) }
    if scrolledSize != nil {
      painter.clipping(to: Path(paintedBounds(painter))) { super.paint(&$0) }
    } else {
      super.paint(&painter)
    }
    let outer = painter.transform
    painter.translate(by: presentedOffset)
    Caret.paint(caretLine, within: placedSize.width, environment, &painter)
    painter.transform = outer
  }

  override var motionRole: _MotionRole { .outline }

  /// After the text; before the prompt where there is none.
  @MainActor private var caretLine: CaretLine {
    let start = environment.layoutDirection == .rightToLeft ? placedSize.width : 0
    var line = textNode.flatMap { node in
      node.caretLine.map { line in
        let place = node.transform(to: self)
        return line.moved(by: CGPoint(x: place.tx, y: place.ty))
      }
    }
    if line == nil {
      let height = (environment.font ?? .body).measure(in: environment).metrics.lineHeight
      let top = (placedSize.height - height) / 2
      line = CaretLine(x: start, top: top, bottom: top + height)
    }
    guard var line else { return CaretLine(x: start, top: 0, bottom: placedSize.height) }
    if showsPrompt { line.x = start }
    return line
  }

  private var textNode: TextNode? {
    func find(_ node: ViewNode) -> TextNode? {
      if let text = node as? TextNode { return text }
      for child in node.layoutChildren { if let text = find(child) { return text } }
      return nil
    }
    return find(self)
  }

  // MARK: Focus

  override func modifyPreferences(_ values: inout _PreferenceValues) {
    guard isFocused, let metrics = environment.keyboardMetrics, !environment.systemLook.isMac else {
      return
    }
    values[KeyboardKey.self] = SoftwareKeyboardNode.request(metrics, environment: environment)
  }

  override func describe(_ description: inout _ViewDescription) {
    if description.type.isEmpty {
      description.type = modifier.input.isSecure ? "SecureField" : "TextField"
    }
    description.role = description.role ?? "textField"
    description.value = description.value ?? modifier.input.shownText
    if let title = modifier.input.title?.string(in: environment), !title.isEmpty {
      description.label = description.label ?? title
    }
    if isFocused, !description.traits.contains("focused") { description.traits.append("focused") }
    if !environment.isEnabled { description.traits.append("disabled") }
  }
}

extension TextInputNode: TextInputTarget {
  var canBecomeFocused: Bool { environment.isEnabled && item != nil }

  func setFocused(_ isFocused: Bool) {
    guard self.isFocused != isFocused else { return }
    self.isFocused = isFocused
    if isMounted { invalidatePlacement() }
    modifier.input.onEditingChanged?(isFocused)
  }

  /// The field with what its style draws around it.
  var revealedNode: _ViewNode { layoutParent?.ancestor { $0 is TextFieldFrameNode } ?? self }

  var text: String { modifier.input.text.wrappedValue }

  func setText(_ text: String) -> Bool {
    guard environment.isEnabled else { return false }
    modifier.input.text.wrappedValue = text
    return true
  }

  /// Rule K5: the return key of a field that grows begins a new line. Any other does what is asked
  /// for and lets the focus go, unless that asked for the focus.
  func submit() {
    guard modifier.input.axis != .vertical else {
      _ = setText(text + "\n")
      return
    }
    let asked = graph?.focus.requestCount
    modifier.input.onCommit?()
    for action in environment.submitActions
    where action.triggers.contains(environment.submitTrigger) {
      action.action()
    }
    if let focus = graph?.focus, focus.current === self, focus.requestCount == asked {
      focus.move(to: nil)
    }
  }
}

extension TextInputNode: TouchRegion {
  /// A field takes touches in all of its bounds.
  func takesTouch(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: placedSize).contains(point)
  }
}

/// A touch gives the focus.
extension TextInputNode: InteractionTarget {
  func performTap() -> Bool {
    guard canBecomeFocused, environment.allowsHitTesting else { return false }
    graph?.focus.move(to: self)
    return true
  }
}
